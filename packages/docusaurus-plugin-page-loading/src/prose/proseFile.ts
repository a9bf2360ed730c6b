/** The prose of a doc as readers fetch it from another page. */
export interface ProseFile {
  /** Identifies the build that wrote the file: the scripts and style sheets of the page. */
  readonly build: string;
  /** The inner HTML of the element that holds the doc's text. */
  readonly html: string;
}

/**
 * The attribute of the element that holds the doc's text. Its value is the permalink of the doc.
 */
export const proseAttribute = 'data-prose';

/** Returns the address of a doc's prose. */
export const proseAddress = (permalink: string): string =>
  `${permalink.replace(/\/$/, '')}/prose.json`;

/** Whether an address belongs to the build. Addresses on other hosts do not. */
export const isOfBuild = (address: string): boolean => /^\/(?!\/)/.test(address);
