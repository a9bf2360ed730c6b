// Stands in the reader's script for parts of the engine that this search has no use for:
// they are nearly half of it, and it is what the first result waits for on a slow line.

/** Trees of words, numbers, places and vectors; our index keeps the words. */
class NotUsed {
  readonly isUsed = false;
}
export {
  NotUsed as AVLTree,
  NotUsed as BKDTree,
  NotUsed as BoolNode,
  NotUsed as RadixTree,
  NotUsed as VectorIndex,
};

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
  notUsed as getFacets,
  notUsed as getGroups,
  notUsed as hybridSearch,
  notUsed as searchByGeoWhereClause,
  notUsed as searchVector,
  notUsed as stemmer,
};

/** Puts documents that are pinned to a query before the others; none are. */
export const applyPinningRules = <Found>(_engine: unknown, _rules: unknown, found: Found): Found =>
  found;
