// What the two sides, Node and the browser, agree on.

/** The name under which Docusaurus knows the plugin, and keeps its global data. */
export const pluginName = 'docusaurus-local-search';

/** Where an entry comes from: docs, blog posts or pages. */
export const categories = ['default', 'blogs', 'pages'] as const;
export type Category = (typeof categories)[number];

/** A version of the docs; `current` where docs have no versions. */
export const currentVersion = 'current';

/**
 * The form of the index files. A reader's cached script may meet files of another
 * build; a number that differs is refused instead of misread.
 */
export const indexFormat = 2;

/** The name of the element in a page's head that says where the index is. */
export const indexMetaName = 'local-search';

/** The parameter of an address that says which words to highlight on the page. */
export const highlightParameter = 'highlight';

/** One section of a page, the unit that is searched and shown. */
export interface Section {
  /** Fragment of the section's heading; empty for the text above the first. */
  readonly anchor: string;
  /** The heading; the page's title for the text above the first. */
  readonly title: string;
  /** The text a reader sees, white space collapsed. */
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

/** What the first file says of a section, as briefly as may be: the first answer waits for it. */
export type Heading =
  /** The heading, whose anchor is the usual one; empty for the text above the first. */
  string | readonly [anchor: string, title: string];

type Named = Pick<Section, 'anchor' | 'title'>;

/** The anchor that Docusaurus gives to a heading, unless it has to tell two apart. */
const usualAnchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d_ -]/g, '')
    .replaceAll(' ', '-');

/** What the first file says of a section; `toNamed` reads it. */
export function toHeading({anchor, title}: Named, pageTitle: string): Heading {
  const shortest = anchor === '' ? '' : title;
  const read = toNamed(shortest, pageTitle);
  return read.anchor === anchor && read.title === title ? shortest : [anchor, title];
}

/** The heading of a section of a page, by itself. */
export const titleOf = (heading: Heading, pageTitle: string): string =>
  typeof heading === 'string' ? heading || pageTitle : heading[1];

/** The anchor and the heading of a section of a page. */
export const toNamed = (heading: Heading, pageTitle: string): Named => ({
  anchor: typeof heading === 'string' ? usualAnchor(heading) : heading[0],
  title: titleOf(heading, pageTitle),
});

/** The first file: all that is needed for a first answer. */
export interface HeadingsFile {
  readonly format: typeof indexFormat;
  /** The docs version; `current` where docs have none. */
  readonly version: string;
  readonly pages: readonly (Omit<Page, 'sections'> & {
    readonly sections: readonly Heading[];
  })[];
  /** The files with the text, each of the pages that follow those of the one before. */
  readonly texts: readonly {readonly file: string; readonly bytes: number}[];
}

/** A further file: the text of some pages. */
export interface TextsFile {
  readonly format: typeof indexFormat;
  /** Index of the first page in the first file. */
  readonly firstPage: number;
  /** For each page the content of each of its sections. */
  readonly pages: readonly (readonly string[])[];
}

/** The first file of each version of the docs, by the version's name. */
export type IndexFiles = Readonly<Record<string, string>>;

/** What the theme needs to know of the plugin's options; part of the global data. */
export interface GlobalData {
  /** Categories that the site has pages of. */
  readonly categories: readonly Category[];
  /** Address of the search page, base path included. */
  readonly searchPagePath: string;
  /** Folder of the index files, base path included, with a slash at its end. */
  readonly indexFolder: string;
  /** The first files, in development; a built page's head says where they are. */
  readonly files?: IndexFiles | undefined;
  readonly limits: {
    /** Pages of each category that the dialog shows of an answer. */
    readonly dialogPages: number;
    /** Sections that an answer shows of each page. */
    readonly sectionsPerPage: number;
  };
}
