/** For languages whose endings the engine does not know. */
export const stemmer = (word: string): string => word;
