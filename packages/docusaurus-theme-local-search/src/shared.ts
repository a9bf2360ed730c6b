// The types and names that the build, in Node, and the browser share.
//
// The specification describes an entry of the index by title, content, section, path,
// category and version. An entry is a section of a page; its title is the heading, and its
// section the page's title. In code they are `heading` and `pageTitle`. The files store what
// entries share once: `HeadingsFile` has the version, for each page its path, title and
// category, and for each section the heading and its anchor; `TextFile` has the content, and
// `WordsFile` says which words of it stand where.
// `Entry` in `client/engine/documents.ts` puts them together and has both pairs of names.

/** The plugin's name in Docusaurus, where its global data is. */
export const pluginName = 'docusaurus-local-search';

/** The categories of entries: docs, blog posts and pages. */
export const categories = ['default', 'blogs', 'pages'] as const;
export type Category = (typeof categories)[number];

/** The version of docs that have no versions. */
export const currentVersion = 'current';

/**
 * Tells the versions of all docs plugins apart. Those of a site's only docs have the names that
 * its author gave them.
 */
export const versionId = (plugin: string, name: string): string =>
  plugin === 'default' ? name : `${plugin}/${name}`;

/**
 * The number of the index files' format. A reader's cached script may fetch files of
 * another build; it refuses another number.
 */
export const indexFormat = 3;

/** The name of the meta element that has the indexes' names. */
export const indexMetaName = 'local-search';

/** The folder of the index files, below the base path. */
export const indexFolder = 'search-index';

/** The parameter of an address that has the words to highlight on the page. */
export const highlightParameter = 'highlight';

/** The name of the highlight in `CSS.highlights` and in `::highlight()`. */
export const highlightName = 'local-search';

/** The attribute of the root element of a page with highlighted words. */
export const highlightAttribute = 'data-has-local-search-highlight';

/** A section of a page: what is searched and shown. */
export interface Section {
  /** Fragment of the heading; empty for the text above the first. */
  readonly anchor: string;
  /** The section's heading; the page's title for the text above the first heading. */
  readonly heading: string;
  /** The text that a reader sees, white space collapsed. */
  readonly content: string;
  /** What it is found by as if it stood in the page's title, and that no reader sees. */
  readonly keywords?: readonly string[] | undefined;
}

/** A page with its sections, in the order of the page. */
export interface Page {
  /** Address from the root of the host, base path included, without fragment. */
  readonly path: string;
  readonly title: string;
  readonly category: Category;
  /** Titles of the categories that contain the page, the outermost first. */
  readonly breadcrumbs: readonly string[];
  /** The docs version, where it is not the index's own but one of another docs plugin. */
  readonly version?: string | undefined;
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

/**
 * A file of an index: the first one, the one with all words of the texts, one that says where
 * some words stand, or one with the text of some pages. They are numbered from 0.
 */
export type Part = 'headings' | 'vocabulary' | `words-${number}` | `text-${number}`;

/** The letters at the beginning of a word that decide which file it is in. */
const shardLetters = 2;

/** The beginning that words must share to be in one file for sure. */
export const beginningOf = (word: string): string => word.slice(0, shardLetters);

/** Whether all words that begin so are in one file. */
export const isBeginning = (word: string): boolean => word.length >= shardLetters;

/** Finds the file that says where all words stand that begin like one. */
export function wordsFileOf(word: string, files: number): number {
  let hash = 0;
  for (let i = 0; i < Math.min(word.length, shardLetters); i++) {
    hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193) >>> 0;
  }
  // The lower bits alone know little of the first letter.
  return ((hash ^ (hash >>> 15)) >>> 0) % files;
}

/** Names an index by its version, a hash of all that is in it, and its files of words. */
export const indexName = (version: string, hash: string, wordsFiles: number): string =>
  // A version's name may hold what an address may not.
  `${encodeURIComponent(version).replaceAll('%', '_')}.${hash}.${wordsFiles}`;

/**
 * The number of an index's files of words. It is in the name because a page asks for the right
 * ones before it has read any file.
 */
export const wordsFilesOf = (index: string): number => Number(index.split('.').at(-1));

/** Names the file of a part of an index. */
export const partFile = (index: string, part: Part): string => `${index}.${part}.json.gz`;

/** The first index file: all that a first answer needs. */
export interface HeadingsFile {
  readonly format: typeof indexFormat;
  /** The docs version; `current` where docs have none. */
  readonly version: string;
  readonly pages: readonly (Omit<Page, 'sections'> & {
    readonly sections: readonly StoredHeading[];
  })[];
  /** How long the text of each section of all pages is: a character that `storeLength` makes. */
  readonly lengths: string;
  /** For each file of text how many pages it has, in the order of the pages. */
  readonly pagesOfTexts: readonly number[];
}

/** The ratio of two lengths of text that are told apart. */
const lengthStep = 1.15;

/** The first of the characters that stand for lengths; JSON escapes none of them. */
const firstLength = '#'.charCodeAt(0);

/** The most of them: beyond some 2,500 words, more say nothing. */
const maxLength = '['.charCodeAt(0) - firstLength;

/** Stores the number of words of a text, roughly: it is short, and the ranking needs no more. */
export const storeLength = (words: number): string =>
  String.fromCharCode(
    firstLength + Math.min(maxLength, Math.round(Math.log(1 + words) / Math.log(lengthStep))),
  );

/** Reads what `storeLength` stored. */
export const readLength = (stored: string): number =>
  lengthStep ** (stored.charCodeAt(0) - firstLength) - 1;

/**
 * The frequency of a word that is no word of a section's text, but one of its keywords: each word
 * of these, and each that has several as a whole.
 */
export const keywordFrequency = 0;

/**
 * A word and the sections whose text has it, which are numbered from 1 through all pages: the
 * distance of each from the one before, and how often the word is there. A section that has the
 * word among its keywords, too, is there twice.
 */
export type StoredWord = readonly [
  term: string,
  distances: readonly number[],
  frequencies: readonly number[],
];

/** An index file of words: all that begin alike, and others, and those of the same stems. */
export interface WordsFile {
  readonly format: typeof indexFormat;
  readonly words: readonly StoredWord[];
}

/** The index file with all words of the texts, in their order, by line breaks apart. */
export interface VocabularyFile {
  readonly format: typeof indexFormat;
  readonly words: string;
}

/** An index file with the text of some pages. */
export interface TextFile {
  readonly format: typeof indexFormat;
  /** For each page the content of each of its sections. */
  readonly pages: readonly (readonly string[])[];
}

/** The name of the index of each version of the docs, by the version. */
export type IndexNames = Readonly<Record<string, string>>;

/** The search service of a site, as its pages know it: everybody may read this. */
export interface HostedData {
  /** Address of the server, without a slash at its end. */
  readonly endpoint: string;
  readonly collection: string;
  /** The index of the collection that is searched. */
  readonly index: string;
  /** The key that may only search. */
  readonly readKey: string;
  /** Whether readers may ask for an answer in sentences. */
  readonly ask: boolean;
  /** Whether the docs have several versions, of which a reader searches one. */
  readonly isVersioned: boolean;
  /**
   * For each of them the versions that are searched in it, by what the service calls them: those of
   * other docs plugins, too.
   */
  readonly versions?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What is recorded, where the site's owner wants it. */
  readonly analytics?:
    | {
        readonly endpoint: string;
        /** Address of the page that says what is recorded, base path included. */
        readonly privacyPath: string;
      }
    | undefined;
}

/** The plugin's global data, which the theme reads. */
export interface GlobalData {
  /** Categories that the site has pages of. */
  readonly categories: readonly Category[];
  /** The docs version that is searched outside of docs. */
  readonly latestVersion: string;
  /** Address of the search page, base path included. */
  readonly searchPagePath: string;
  /** Folder of the index files, base path included, with a slash at its end. */
  readonly indexFolder: string;
  /** The names of the indexes, in development; a built page's head has them. */
  readonly indexes?: IndexNames | undefined;
  readonly limits: {
    /** Pages of each category that the dialog shows of an answer. */
    readonly dialogPages: number;
    /** Sections that an answer shows of each page. */
    readonly sectionsPerPage: number;
  };
  /** The search service, where one answers. */
  readonly hosted?: HostedData | undefined;
}
