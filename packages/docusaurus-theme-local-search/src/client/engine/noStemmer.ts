/** Replaces the stemmer for languages for which Orama has none. */
export const stemmer = (word: string): string => word;
