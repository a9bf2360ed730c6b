/** The stemmer of the site's language; the build puts it in the place of this name. */
declare module '@local-search/stemmer' {
  export function stemmer(word: string): string;
}

/** The words of the site's language that say little by themselves. */
declare module '@local-search/stopwords' {
  export const stopwords: readonly string[];
}

/** What answers the search box; the build puts the provider of the site in the place of this name. */
declare module '@local-search/provider' {
  export const sessionOf: typeof import('./client/localProvider').sessionOf;
}
