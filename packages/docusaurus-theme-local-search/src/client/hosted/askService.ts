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
import {cutText} from '../cutText';
import {readEntry, readHits, type ServiceEntry} from './readHits';

/** The maximum number of sections in an answer; pages are counted among these. */
const maxSections = 100;

/** The maximum length of a query in characters; the rest is not sent. */
const maxQueryLength = 200;

/** The searched properties of an entry, with their weights. */
const boost = {title: 3, section: 2, content: 1};

/** The number of letters that may differ in a word if the exact search finds nothing. */
const tolerance = 1;

/** Returns a filter that matches entries of any of the filters. */
const anyOf = (filters: readonly Where[]): Where =>
  filters.length > 1 ? {or: filters} : {...filters[0]};

/**
 * Returns a filter for a version's docs, the blog and the pages, or for one category of these.
 */
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
 * Sends a question to the service without retries, because the index answers if the service
 * fails.
 *
 * @param version the docs version to search.
 * @throws ServiceError or EntryError when the service does not answer correctly.
 */
export async function askService(
  service: HostedData,
  version: string,
  question: Question,
  signal: AbortSignal,
): Promise<Answer> {
  const term = cutText(question.query.trim(), maxQueryLength);
  if (!hasWord(term)) {
    // The service would return all entries.
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
