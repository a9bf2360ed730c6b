import type {TokenScore} from '@orama/orama';

// Replaces the unused parts of Orama in the search worker. They are more than half of Orama's
// code, and on a slow connection the first result waits for the worker.

function unusedPart(): never {
  throw new Error('This part of Orama is not included.');
}
export {
  unusedPart as createDocumentsStore,
  unusedPart as createError,
  unusedPart as createIndex,
  unusedPart as createPinning,
  unusedPart as createSorter,
  unusedPart as createTokenizer,
  unusedPart as getAllPluginsByHook,
  unusedPart as getDocumentIndexId,
  unusedPart as getDocumentProperties,
  unusedPart as getFacets,
  unusedPart as getGroups,
  unusedPart as getInternalDocumentId,
  unusedPart as getNested,
  unusedPart as hybridSearch,
  unusedPart as removeVectorsFromHits,
  unusedPart as runAfterSearch,
  unusedPart as runBeforeSearch,
  unusedPart as searchByGeoWhereClause,
  unusedPart as searchVector,
  unusedPart as validateSchema,
};

/** Compares results as Orama does: best first, and then by number. */
export const sortTokenScorePredicate = (a: TokenScore, b: TokenScore): number =>
  b[1] - a[1] || a[0] - b[0];

/** Creates an empty store of the documents' ids, because documents only have numbers. */
export const createInternalDocumentIDStore = () => ({internalIdToId: []});

/** Returns no id, because nothing reads the ids of documents. */
export const getDocumentIdFromInternalId = (): undefined => undefined;

/** Returns no id, because nothing reads the id of the database. */
export const uniqueId = (): string => '';

/** Returns no time, because nothing reads the search time. */
export const getNanosecondsTime = (): number => 0;

/** Lists no plugin hooks, because there are no plugins. */
export const AVAILABLE_PLUGIN_HOOKS: readonly string[] = [];

/** Runs no hooks, because there are none. */
export const runAfterCreate = (): void => undefined;

/** Accepts the names of all components that the search replaces. */
export const OBJECT_COMPONENTS = {includes: () => true};
/** The functions of Orama that have a default; the search calls no others. */
export const FUNCTION_COMPONENTS = ['formatElapsedTime'];
export const SINGLE_OR_ARRAY_COMPONENTS: readonly string[] = [];

/** Formats no search time, because nothing reads it. */
export const formatElapsedTime = (): undefined => undefined;

/** Returns the results unchanged, because no documents are pinned to a query. */
export const applyPinningRules = <Found>(_engine: unknown, _rules: unknown, found: Found): Found =>
  found;
