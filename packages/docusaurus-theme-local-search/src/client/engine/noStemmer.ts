/** The stemmer of languages for which the engine has none. */
export const stemmer = (word: string): string => word;
