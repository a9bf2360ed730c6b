/** Whether a query has a word to search for, and is more than punctuation and signs. */
export const hasWord = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);
