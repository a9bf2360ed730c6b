/** Replaces the stop words for languages for which Orama has none. */
export const stopwords: readonly string[] = [];
