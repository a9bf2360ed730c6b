import type {
  AnyDocumentStore,
  AnyIndexStore,
  AnySorterStore,
  IDocumentsStore,
  IIndex,
  IPinning,
  ISorter,
  Tokenizer,
} from '@orama/orama';
import type {Documents} from './documents';
import type {Parts} from './parts';
import type {QueryPlan} from './planQuery';
import {score} from './score';
import type {TextIndex} from './textIndex';

/**
 * Orama's schema, with the names that a search service uses: `title` is an entry's heading and
 * `section` is its page's title.
 */
export const schema = {title: 'string', section: 'string', content: 'string'} as const;

/**
 * Returns the components that replace Orama's own. Orama's index scores a word by its rarity
 * among words with the same beginning. It takes time quadratic in a document's length, and it is
 * many times larger than the text. Words and documents are added to our index without Orama.
 *
 * @param planOf returns the plan of a query.
 */
export function componentsOf(
  texts: TextIndex,
  documents: Documents,
  parts: Parts,
  planOf: (query: string) => QueryPlan,
) {
  const index = {
    create: () => ({vectorIndexes: {}}),
    getSearchableProperties: () => Object.keys(schema),
    getSearchablePropertiesWithTypes: () => schema,
    search(_index, term) {
      const plan = planOf(term);
      const quoted = plan.phrases.flatMap(({terms}) => terms);
      const holding = quoted.length > 0 ? texts.holding(quoted) : undefined;
      const isAllowed = (document: number) => holding?.has(document) ?? true;
      return score(texts, documents, plan, isAllowed, parts);
    },
  } satisfies Partial<IIndex<AnyIndexStore>>;
  const documentsStore = {
    // Nothing reads the content of the store.
    create: () => ({}) as AnyDocumentStore,
    // The number stands for the document: an answer compares many, and reads few.
    get: (_store, document) => Number(document),
    count: () => documents.count,
  } satisfies Partial<IDocumentsStore>;
  return {
    index: index as unknown as IIndex<never>,
    documentsStore: documentsStore as unknown as IDocumentsStore<never>,
    sorter: noSorter as unknown as ISorter<never>,
    pinning: noPinning as unknown as IPinning<never>,
    tokenizer: noTokenizer as unknown as Tokenizer,
  };
}

/** A sorter without properties: results are in the order of their scores. */
const noSorter = {create: () => ({})} satisfies Partial<ISorter<AnySorterStore>>;

/** A store of pinned documents that is always empty. */
const noPinning = {create: () => ({rules: new Map()})};

/** A tokenizer that is never called, because our index has its own. */
const noTokenizer = {tokenize: () => []} satisfies Partial<Tokenizer>;
