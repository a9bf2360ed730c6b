/** The stemmer of the site's language; the bundler resolves this name to it. */
declare module '@local-search/stemmer' {
  export function stemmer(word: string): string;
}

/** What the browser code must know about the site; the plugin writes this file. */
declare module '@local-search/data' {
  const data: import('./shared').SearchData;
  export default data;
}

/** The stop words of the site's language. */
declare module '@local-search/stopwords' {
  export const stopwords: readonly string[];
}

/**
 * The module that answers the search box; the bundler resolves this name to the site's provider.
 */
declare module '@local-search/provider' {
  export const sessionOf: typeof import('./client/localProvider').sessionOf;
}
