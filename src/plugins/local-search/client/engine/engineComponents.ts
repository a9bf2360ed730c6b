import type {AnyIndexStore, AnySorterStore, IIndex, ISorter, Tokenizer} from '@orama/orama';
import type {Plan} from './plan';
import {score} from './score';
import {fields, type Field, type TextIndex} from './textIndex';

const properties = [...fields];
const types = Object.fromEntries(fields.map((field) => [field, 'string' as const]));

/**
 * The index of the engine, which is ours: its own scores a word by how rare it is among
 * those that begin alike, takes time in the square of a document's length, and saves to
 * many times the size of the text. What is not searched for words is not in it.
 *
 * @param planOf what a query asks for.
 * @param pageOf the page that a document is a section of.
 */
export function indexComponent(
  texts: TextIndex,
  planOf: (query: string) => Plan,
  pageOf: (document: number) => number,
): IIndex<never> {
  const component = {
    create: () => ({vectorIndexes: {}}),
    getSearchableProperties: () => properties,
    getSearchablePropertiesWithTypes: () => types,
    insert(_implementation, _index, property, _id, document, value) {
      // The engine asks for these properties alone, and has seen that they are strings.
      texts.add(document, property as Field, value as string);
    },
    search(_index, term, ...rest) {
      const documentCount = rest[7];
      const plan = planOf(term);
      const quoted = plan.phrases.flat();
      const holding = quoted.length > 0 ? texts.holding(quoted) : undefined;
      const isAllowed = (document: number) => holding?.has(document) ?? true;
      return score(texts, documentCount, plan, pageOf, isAllowed);
    },
  } satisfies Partial<IIndex<AnyIndexStore>>;
  return component as unknown as IIndex<never>;
}

/** Results are in the order of their scores; the engine would sort them by a property. */
export const noSorter = {
  create: () => ({}),
  getSortableProperties: () => [],
  getSortablePropertiesWithTypes: () => ({}),
} satisfies Partial<ISorter<AnySorterStore>> as unknown as ISorter<never>;

/** Words are cut where they are indexed. */
export const noTokenizer: Tokenizer = {
  language: 'english',
  normalizationCache: new Map(),
  tokenize: () => [],
};
