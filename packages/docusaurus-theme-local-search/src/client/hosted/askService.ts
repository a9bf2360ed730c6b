import {
  createSearchClient,
  type SearchClient,
  type SearchParameters,
  type Where,
} from 'oramacore-client/search';
import type {Category, HostedData} from '../../shared';
import type {Answer} from '../answers';
import {hasWord} from '../hasWord';
import type {Question} from '../engine/answerQuery';
import {cutText} from './cutText';
import {readEntry, readHits, type ServiceEntry} from './readHits';

/** The most sections that an answer is made of: pages are counted among these. */
const maxSections = 100;

/** The longest query, in characters; the rest is not sent. */
const maxQueryLength = 200;

/** The properties of an entry that are searched, with what each counts. */
const boost = {title: 3, section: 2, content: 1};

/** How many letters of a word may differ where it is nowhere as it is written. */
const tolerance = 1;

/** Finds entries that one of several filters finds. */
const anyOf = (filters: readonly Where[]): Where =>
  filters.length > 1 ? {or: filters} : {...filters[0]};

/** Finds entries of the docs that a version is searched with, and of blog and pages. */
function filterFor(
  {isVersioned, versions}: HostedData,
  version: string,
  category: Category | undefined,
): Where | undefined {
  const searched = versions?.[version] ?? [version];
  if (category === 'default' && isVersioned) {
    return anyOf(searched.map((of) => ({category, version: of})));
  }
  if (category || !isVersioned) {
    return category && {category};
  }
  const ofDocs = searched.map((of) => ({version: of}));
  return anyOf([...ofDocs, {category: 'blogs'}, {category: 'pages'}]);
}

async function findEntries(
  client: SearchClient,
  asked: Pick<SearchParameters, 'term' | 'indexes' | 'where'>,
  signal: AbortSignal,
): Promise<readonly ServiceEntry[]> {
  const find = async (more: {readonly tolerance?: number}) => {
    const properties = Object.keys(boost);
    const parameters = {...asked, limit: maxSections, properties, boost, ...more};
    const {hits} = await client.search(parameters, {signal});
    return hits.map(({document}) => readEntry(document));
  };
  const found = await find({});
  return found.length > 0 ? found : find({tolerance});
}

/**
 * Asks the service a question of a search box, once: who cannot wait asks elsewhere.
 *
 * @param version the docs version that is searched.
 * @throws ServiceError or EntryError when the service does not answer as it should.
 */
export async function askService(
  service: HostedData,
  version: string,
  question: Question,
  signal: AbortSignal,
): Promise<Answer> {
  const term = cutText(question.query.trim(), maxQueryLength);
  if (!hasWord(term)) {
    // The service would answer with all that it has.
    return readHits(question, [], []);
  }
  const {endpoint, collection, index, readKey} = service;
  const client = createSearchClient({endpoint, collectionId: collection, readKey, retries: 0});
  const find = (category: Category | undefined) => {
    const where = filterFor(service, version, category);
    return findEntries(client, {term, indexes: [index], where}, signal);
  };
  const all = find(undefined);
  const chosen = question.category ? find(question.category) : all;
  const [ofAll, ofChosen] = await Promise.all([all, chosen]);
  return readHits(question, ofAll, ofChosen);
}
