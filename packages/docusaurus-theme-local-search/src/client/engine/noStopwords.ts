/** The stop words of languages for which the engine has none. */
export const stopwords: readonly string[] = [];
