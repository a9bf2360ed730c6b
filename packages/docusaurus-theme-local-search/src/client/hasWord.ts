/** Whether a query contains a word to search for, not just punctuation and symbols. */
export const hasWord = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);
