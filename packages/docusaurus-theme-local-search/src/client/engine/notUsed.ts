// Replaces, in the search's worker, the parts of the engine that it does not use: they are
// more than half of it, and on a slow line the first result waits for the worker.

function notUsed(): never {
  throw new Error('This part of the engine was left out.');
}
export {
  notUsed as createDocumentsStore,
  notUsed as createError,
  notUsed as createIndex,
  notUsed as createPinning,
  notUsed as createSorter,
  notUsed as createTokenizer,
  notUsed as getAllPluginsByHook,
  notUsed as getDocumentIndexId,
  notUsed as getDocumentProperties,
  notUsed as getFacets,
  notUsed as getGroups,
  notUsed as hybridSearch,
  notUsed as runAfterSearch,
  notUsed as runBeforeSearch,
  notUsed as searchByGeoWhereClause,
  notUsed as searchVector,
  notUsed as validateSchema,
};

/** Names no moments at which plugins run: there are no plugins. */
export const AVAILABLE_PLUGIN_HOOKS: readonly string[] = [];

/** Runs no hooks, as there are none. */
export const runAfterCreate = (): void => undefined;

/** The components that the engine is made of: objects, and functions, all of which are not ours. */
export const OBJECT_COMPONENTS = ['tokenizer', 'index', 'documentsStore', 'sorter', 'pinning'];
export const FUNCTION_COMPONENTS = [
  'validateSchema',
  'getDocumentIndexId',
  'getDocumentProperties',
  'formatElapsedTime',
];
export const SINGLE_OR_ARRAY_COMPONENTS: readonly string[] = [];

/** Says nothing of how long a search took: nobody asks. */
export const formatElapsedTime = (): {raw: number; formatted: string} => ({
  raw: 0,
  formatted: '',
});

/** Returns the results as they are: no documents are pinned to a query. */
export const applyPinningRules = <Found>(_engine: unknown, _rules: unknown, found: Found): Found =>
  found;
