// The types and names that the build, in Node, and the browser share.
//
// The specification describes an entry of the index by title, content, section, path,
// category and version. An entry is a section of a page; its title is the heading, and its
// section the page's title. In code they are `heading` and `pageTitle`. The files store what
// entries share once: `HeadingsFile` has the version, for each page its path, title and
// category, and for each section the heading and its anchor; `TextsFile` has the content.
// `Entry` in `client/engine/documents.ts` puts them together and has both pairs of names.

/** The plugin's name in Docusaurus, where its global data is. */
export const pluginName = 'docusaurus-local-search';

/** The categories of entries: docs, blog posts and pages. */
export const categories = ['default', 'blogs', 'pages'] as const;
export type Category = (typeof categories)[number];

/** The version of docs that have no versions. */
export const currentVersion = 'current';

/**
 * The number of the index files' format. A reader's cached script may fetch files of
 * another build; it refuses another number.
 */
export const indexFormat = 2;

/** The name of the meta element that has the index files' names. */
export const indexMetaName = 'local-search';

/** The parameter of an address that has the words to highlight on the page. */
export const highlightParameter = 'highlight';

/** A section of a page: what is searched and shown. */
export interface Section {
  /** Fragment of the heading; empty for the text above the first. */
  readonly anchor: string;
  /** The section's heading; the page's title for the text above the first heading. */
  readonly heading: string;
  /** The text that a reader sees, white space collapsed. */
  readonly content: string;
}

/** A page with its sections, in the order of the page. */
export interface Page {
  /** Address from the root of the host, base path included, without fragment. */
  readonly path: string;
  readonly title: string;
  readonly category: Category;
  /** Titles of the categories that contain the page, the outermost first. */
  readonly breadcrumbs: readonly string[];
  readonly sections: readonly Section[];
}

/** A heading in the first file, which is short because the first answer waits for it. */
export type StoredHeading =
  /** A heading with the usual anchor; empty for the text above the first. */
  string | readonly [anchor: string, heading: string];

type SectionName = Pick<Section, 'anchor' | 'heading'>;

/** Returns the anchor that Docusaurus gives to a heading that no other one is like. */
const usualAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z\d_ -]/g, '')
    .replaceAll(' ', '-');

/** Stores a section's heading and anchor; `readHeading` reads them. */
export function storeHeading({anchor, heading}: SectionName, pageTitle: string): StoredHeading {
  const shortest = anchor === '' ? '' : heading;
  const read = readHeading(shortest, pageTitle);
  return read.anchor === anchor && read.heading === heading ? shortest : [anchor, heading];
}

/** Reads a section's heading by itself. */
export const headingOf = (stored: StoredHeading, pageTitle: string): string =>
  typeof stored === 'string' ? stored || pageTitle : stored[1];

/** Reads a section's heading and anchor. */
export const readHeading = (stored: StoredHeading, pageTitle: string): SectionName => ({
  anchor: typeof stored === 'string' ? usualAnchor(stored) : stored[0],
  heading: headingOf(stored, pageTitle),
});

/** The first index file: all that a first answer needs. */
export interface HeadingsFile {
  readonly format: typeof indexFormat;
  /** The docs version; `current` where docs have none. */
  readonly version: string;
  readonly pages: readonly (Omit<Page, 'sections'> & {
    readonly sections: readonly StoredHeading[];
  })[];
  /** The files with the text, in the order of the pages. */
  readonly texts: readonly {readonly file: string; readonly bytes: number}[];
}

/** A further index file: the text of some pages. */
export interface TextsFile {
  readonly format: typeof indexFormat;
  /** Index of the first page in the first file. */
  readonly firstPage: number;
  /** For each page the content of each of its sections. */
  readonly pages: readonly (readonly string[])[];
}

/** The first file of each version of the docs, by the version's name. */
export type IndexFiles = Readonly<Record<string, string>>;

/** The plugin's global data, which the theme reads. */
export interface GlobalData {
  /** Categories that the site has pages of. */
  readonly categories: readonly Category[];
  /** Address of the search page, base path included. */
  readonly searchPagePath: string;
  /** Folder of the index files, base path included, with a slash at its end. */
  readonly indexFolder: string;
  /** The first files, in development; a built page's head has their names. */
  readonly files?: IndexFiles | undefined;
  readonly limits: {
    /** Pages of each category that the dialog shows of an answer. */
    readonly dialogPages: number;
    /** Sections that an answer shows of each page. */
    readonly sectionsPerPage: number;
  };
}
