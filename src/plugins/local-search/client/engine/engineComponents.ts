import type {
  AnyIndexStore,
  AnySorterStore,
  IDocumentsStore,
  IIndex,
  IPinning,
  ISorter,
  Tokenizer,
} from '@orama/orama';
import type {Documents} from './documents';
import type {Plan} from './plan';
import {score} from './score';
import {fields, type TextIndex} from './textIndex';

const properties = [...fields];
const types = Object.fromEntries(fields.map((field) => [field, 'string' as const]));

/**
 * The parts of the engine that are ours. Its own index scores a word by how rare it is
 * among those that begin alike, takes time in the square of a document's length, and saves
 * to many times the size of the text. Words and documents come into ours beside the engine.
 *
 * @param planOf what a query asks for.
 */
export function componentsOf(
  texts: TextIndex,
  documents: Documents,
  planOf: (query: string) => Plan,
) {
  const index = {
    create: () => ({vectorIndexes: {}}),
    getSearchableProperties: () => properties,
    getSearchablePropertiesWithTypes: () => types,
    search(_index, term) {
      const plan = planOf(term);
      const quoted = plan.phrases.flat();
      const holding = quoted.length > 0 ? texts.holding(quoted) : undefined;
      const isAllowed = (document: number) => holding?.has(document) ?? true;
      return score(texts, documents.count, plan, (of) => documents.pageOf(of), isAllowed);
    },
  } satisfies Partial<IIndex<AnyIndexStore>>;
  const documentsStore = {
    create: () => ({docs: {}, count: documents.count}),
    get: (_store, document) => documents.get(Number(document)),
    count: () => documents.count,
  } satisfies Partial<IDocumentsStore>;
  return {
    index: index as unknown as IIndex<never>,
    documentsStore: documentsStore as unknown as IDocumentsStore<never>,
    sorter: noSorter as unknown as ISorter<never>,
    pinning: noPinning as unknown as IPinning<never>,
    tokenizer: noTokenizer,
  };
}

/** Results are in the order of their scores; the engine would sort them by a property. */
const noSorter = {create: () => ({})} satisfies Partial<ISorter<AnySorterStore>>;

/** Nor does anything come before the best. */
const noPinning = {
  create: (sharedInternalDocumentStore) => ({sharedInternalDocumentStore, rules: new Map()}),
} satisfies Partial<IPinning>;

/** Words are cut where they are indexed. */
const noTokenizer: Tokenizer = {
  language: 'english',
  normalizationCache: new Map(),
  tokenize: () => [],
};
