/** For languages whose stop words the engine does not know. */
export const stopwords: readonly string[] = [];
