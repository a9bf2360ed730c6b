/** What a doc is to readers who come from another page. */
export interface ProseFile {
  /** Names the build that wrote it: the page's scripts and style sheets. */
  readonly build: string;
  /** What is inside of the element of the doc's text. */
  readonly html: string;
}

/** The attribute of the element that holds a doc's text; its value is the doc's permalink. */
export const proseAttribute = 'data-prose';

/** Returns the address of a doc's prose. */
export const proseAddress = (permalink: string): string =>
  `${permalink.replace(/\/$/, '')}/prose.json`;

/** Whether a build wrote an address into its pages: those of other hosts are of no build. */
export const isOfBuild = (address: string): boolean => /^\/(?!\/)/.test(address);
