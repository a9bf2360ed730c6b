// The types and names that both the build (in Node) and the browser use.
//
// An index entry has a title, content, section, path, category and version; a search service
// stores it with these names. An entry is a section of a page: its title is the heading, and its
// section is the page's title. The code calls them `heading` and `pageTitle`. The files store
// shared values once. `Headings` has the version, the path, title and category of each page,
// and the heading and anchor of each section. `TextFile` has the content, and `WordsFile` lists
// the sections that contain each word. `Entry` in `client/engine/documents.ts` combines them.

/** The plugin's name in Docusaurus, under which its global data is found. */
export const pluginName = 'docusaurus-local-search';

/** The categories of entries: docs, blog posts and pages. */
export const categories = ['default', 'blogs', 'pages'] as const;

/** A category of entries. */
export type Category = (typeof categories)[number];

/** The version of docs that have no versions. */
export const currentVersion = 'current';

/**
 * Returns an identifier that is unique among the versions of all docs plugins. The versions of
 * the default docs plugin keep their names.
 */
export const versionId = (plugin: string, name: string): string =>
  plugin === 'default' ? name : `${plugin}/${name}`;

/**
 * The format number of the index files. A reader's cached script may fetch files of another
 * build; it rejects any other number.
 */
export const indexFormat = 6;

/** The name of the meta element that holds the names of the indexes. */
export const indexMetaName = 'local-search';

/** The folder of the index files, below the base path. */
export const indexFolder = 'search-index';

/** The address parameter that holds the words to highlight on the page. */
export const highlightParameter = 'highlight';

/** The name of the highlight in `CSS.highlights` and in `::highlight()`. */
export const highlightName = 'local-search';

/** The attribute of the root element while the page has highlighted words. */
export const highlightAttribute = 'data-has-local-search-highlight';

/** A section of a page: the unit that is searched and shown. */
export interface Section {
  /** Fragment of the heading; empty for the text above the first heading. */
  readonly anchor: string;
  /** The section's heading; the page's title for the text above the first heading. */
  readonly heading: string;
  /** The text that a reader sees, with collapsed white space. */
  readonly content: string;
  /** Hidden words that match as if they stood in the page's title. */
  readonly keywords?: readonly string[] | undefined;
}

/** A page with its sections in page order. */
export interface Page {
  /** Address from the root of the host, including the base path, without a fragment. */
  readonly path: string;
  readonly title: string;
  readonly category: Category;
  /** Titles of the categories that contain the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** The docs version, if it is another docs plugin's and not the index's own. */
  readonly version?: string | undefined;
  readonly sections: readonly Section[];
}

/** What the first file says about a page, apart from its sections. */
export type PageData = Omit<Page, 'sections'>;

/** A heading in the first file, stored briefly because the first answer waits for that file. */
export type StoredHeading =
  /** A heading alone has the usual anchor; an empty one is the text above the first heading. */
  string | readonly [anchor: string, heading: string];

type SectionName = Pick<Section, 'anchor' | 'heading'>;

/** Returns the anchor that Docusaurus gives to a heading that is unique on its page. */
const defaultAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z\d_ -]/g, '')
    .replaceAll(' ', '-');

/** Stores a section's heading and anchor; `readHeading` reads them back. */
export function storeHeading({anchor, heading}: SectionName, pageTitle: string): StoredHeading {
  const shortest = anchor === '' ? '' : heading;
  const read = readHeading(shortest, pageTitle);
  return read.anchor === anchor && read.heading === heading ? shortest : [anchor, heading];
}

/** Reads only a section's heading. */
export const headingOf = (stored: StoredHeading, pageTitle: string): string =>
  typeof stored === 'string' ? stored || pageTitle : stored[1];

/** Reads a section's heading and anchor. */
export const readHeading = (stored: StoredHeading, pageTitle: string): SectionName => ({
  anchor: typeof stored === 'string' ? defaultAnchor(stored) : stored[0],
  heading: headingOf(stored, pageTitle),
});

/**
 * A file of an index: the first one (headings), all words of the texts, the positions of some
 * words, or the text of some pages. The last two kinds are numbered from 0.
 */
export type Part = 'headings' | 'vocabulary' | `words-${number}` | `text-${number}`;

/** The length of the prefix of a word that decides its file. */
const shardLetters = 2;

/** Returns the prefix that decides in which file a word is. */
export const shardPrefixOf = (word: string): string => word.slice(0, shardLetters);

/** Whether a word or prefix is so long that all words that begin with it are in one file. */
export const hasShardPrefix = (word: string): boolean => word.length >= shardLetters;

/** Returns the number of the file that holds a word, and all words with the same prefix. */
export function wordsFileOf(word: string, files: number): number {
  let hash = 0;
  for (let i = 0; i < Math.min(word.length, shardLetters); i++) {
    hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193) >>> 0;
  }
  // The lower bits alone depend little on the first letter.
  return ((hash ^ (hash >>> 15)) >>> 0) % files;
}

/** The numbers of files of an index. Its name has them, so that a page requests the right files. */
export interface FileCounts {
  readonly words: number;
  readonly texts: number;
}

/** Returns the name of an index: its version, a hash of its content, and its numbers of files. */
export const indexName = (version: string, hash: string, {words, texts}: FileCounts): string =>
  // A version name may contain characters that an address may not.
  `${encodeURIComponent(version).replaceAll('%', '_')}.${hash}.${words}.${texts}`;

/** Returns the number of word files of an index. */
export const wordsFilesOf = (index: string): number => Number(index.split('.').at(-2));

/** Returns the number of text files of an index. */
export const textFilesOf = (index: string): number => Number(index.split('.').at(-1));

/** Returns the file name of a part of an index. */
export const partFile = (index: string, part: Part): string => `${index}.${part}.json.gz`;

/** The content of the first index file: everything that a first answer needs. */
export interface Headings {
  /** The docs version; `current` if the docs have no versions. */
  readonly version: string;
  readonly pages: readonly (PageData & {
    readonly sections: readonly StoredHeading[];
  })[];
  /** The text length of each section of all pages, as one character each; see `storeLength`. */
  readonly lengths: string;
  /** The number of pages in each text file, in page order. */
  readonly pagesOfTexts: readonly number[];
  /**
   * Whether the stems of each word begin with its first letter, so that the other words need no
   * stems to find those of the same stem. It depends on the language and the words.
   */
  readonly stemsKeepInitials?: boolean | undefined;
}

/** The smallest ratio of two text lengths that are stored as different. */
const lengthStep = 1.15;

/** The first of the characters that stand for lengths; JSON escapes none of them. */
const firstLength = '#'.charCodeAt(0);

/** The largest stored length: beyond some 2,500 words, more do not change the ranking. */
const maxLength = '['.charCodeAt(0) - firstLength;

/**
 * Stores the approximate number of words of a text in one character, which is exact enough for
 * ranking.
 */
export const storeLength = (words: number): string =>
  String.fromCharCode(
    firstLength + Math.min(maxLength, Math.round(Math.log(1 + words) / Math.log(lengthStep))),
  );

const lengths = /* @__PURE__ */ Array.from(
  {length: maxLength + 1},
  (_, stored) => lengthStep ** stored - 1,
);

/** Reads what `storeLength` stored. */
export const readLength = (stored: string): number =>
  lengths[stored.charCodeAt(0) - firstLength] ?? 0;

/**
 * The frequency that marks a section's keyword, as opposed to a word of its text. It applies to
 * each word of a keyword, and to a keyword of several words as a whole.
 */
export const keywordFrequency = 0;

/**
 * A word and the sections whose text contains it. Sections are numbered from 1 across all pages;
 * each is stored as its distance from the previous one, with the frequency of the word. A section
 * that also has the word as a keyword is listed twice.
 */
export type StoredWord = readonly [
  term: string,
  distances: readonly number[],
  frequencies: readonly number[],
];

/**
 * An index file of words. It holds all words with the same shard prefix, words with other
 * prefixes, and words of the same stems.
 */
export interface WordsFile {
  readonly format: typeof indexFormat;
  readonly words: readonly StoredWord[];
}

/** The index file with all words of the texts, sorted and separated by line breaks. */
export interface VocabularyFile {
  readonly format: typeof indexFormat;
  readonly words: string;
}

/** An index file with the text of some pages. */
export interface TextFile {
  readonly format: typeof indexFormat;
  /** For each page, the content of each of its sections. */
  readonly pages: readonly (readonly string[])[];
}

/** The name of the index of each docs version, by version. */
export type IndexNames = Readonly<Record<string, string>>;

/** The search service of a site, as its pages know it. This data is public. */
export interface HostedData {
  /** Address of the server, without a trailing slash. */
  readonly endpoint: string;
  readonly collection: string;
  /** The index of the collection to search. */
  readonly index: string;
  /** The read-only key, which may only search. */
  readonly readKey: string;
  /** Whether readers may ask for an answer in sentences. */
  readonly ask: boolean;
  /** Whether the docs have several versions, so that a reader searches one of them. */
  readonly isVersioned: boolean;
  /**
   * For each version, the versions to search with it, by their names in the service. This
   * includes versions of other docs plugins.
   */
  readonly versions?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Where searches are recorded, if the site's owner wants that. */
  readonly analytics?:
    | {
        readonly endpoint: string;
        /** Address of the page that explains what is recorded, including the base path. */
        readonly privacyPath: string;
      }
    | undefined;
}

/** What the plugin tells the theme about the site. */
export interface SearchData {
  /** The locale of the site's texts. */
  readonly locale: string;
  /** Categories for which the site has pages. */
  readonly categories: readonly Category[];
  /** The docs version that is searched outside of the docs. */
  readonly latestVersion: string;
  /** Address of the search page, including the base path. */
  readonly searchPagePath: string;
  /** Folder of the index files, including the base path, with a trailing slash. */
  readonly indexFolder: string;
  /** The names of the indexes, in development only; a built page has them in its head. */
  readonly indexes?: IndexNames | undefined;
  readonly limits: {
    /** The number of pages per category that the dialog shows. */
    readonly dialogPages: number;
    /** The number of sections per page that an answer shows. */
    readonly sectionsPerPage: number;
  };
  /** The search service, if the site uses one instead of the index. */
  readonly hosted?: HostedData | undefined;
}
