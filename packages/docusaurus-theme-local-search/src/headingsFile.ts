import {
  indexFormat,
  type Category,
  type Headings,
  type PageData,
  type StoredHeading,
} from './shared';

/**
 * The first line of the first index file: everything but the texts that are indexed. It is stored
 * in columns, which are smaller when compressed than a list of pages.
 */
export interface HeadingsHeader extends Omit<Headings, 'pages'> {
  readonly format: typeof indexFormat;
  readonly paths: readonly string[];
  readonly categories: readonly Category[];
  readonly breadcrumbs: readonly (readonly string[])[];
  /**
   * The sections of each page, each as a character: `newHeading` for the next of the headings that are
   * stored with the page, or one that stands for a heading that has occurred before. So a repeated
   * heading takes about a byte. They are not stored with the pages, because they are compressed with
   * other codes than words.
   */
  readonly sections: readonly string[];
  /** The versions of pages that are not of the file's version, by the number of the page. */
  readonly versions?: Readonly<Record<number, string>> | undefined;
}

/** A page's title, and those headings of its sections that have not occurred before on any page. */
export type StoredPage = readonly [title: string, ...headings: StoredHeading[]];

/**
 * The first index file by lines, each of which is JSON. The pages are in several lines, in order,
 * so that the engine indexes the first ones while the others arrive.
 */
export type HeadingsFile = readonly [
  header: HeadingsHeader,
  ...pages: readonly (readonly StoredPage[])[],
];

/** The number of pages in a line. */
const pagesPerLine = 32;

/** Stands for a heading that has not occurred before; JSON escapes few of the characters after it. */
const newHeading = '#';

/** Stands for the first heading of all pages; the following ones have the next characters. */
const first = newHeading.charCodeAt(0) + 1;

/** The number of headings with a character: those after them would be surrogates, which are no text. */
const maxCharacters = 0xd800 - first;

/** Stores the sections and headings of pages. */
function storePages(
  pages: Headings['pages'],
): readonly {readonly sections: string; readonly page: StoredPage}[] {
  const characters = new Map<string, string>();
  return pages.map(({title, sections}) => {
    const fresh: StoredHeading[] = [];
    const store = (heading: StoredHeading) => {
      const key = JSON.stringify(heading);
      const character = characters.get(key);
      if (character !== undefined) {
        return character;
      }
      if (characters.size < maxCharacters) {
        characters.set(key, String.fromCharCode(first + characters.size));
      }
      fresh.push(heading);
      return newHeading;
    };
    return {sections: sections.map(store).join(''), page: [title, ...fresh]};
  });
}

/** Reads the headings of a page's sections from those that are stored with it. */
type ReadHeadings = (page: number, fresh: StoredHeading[]) => StoredHeading[];

/** Returns a function that reads the headings of pages, which must be all pages in order. */
export function headingReader({sections}: HeadingsHeader): ReadHeadings {
  const distinct: StoredHeading[] = [];
  return (page, fresh) => {
    distinct.push(...fresh);
    return Array.from(
      sections[page] ?? '',
      // The character of a new heading is before the first one.
      (character) => distinct[character.charCodeAt(0) - first] ?? fresh.shift() ?? '',
    );
  };
}

function versionsOf(pages: Headings['pages']): HeadingsHeader['versions'] {
  const versions = pages.flatMap(({version}, page) =>
    version === undefined ? [] : [[page, version] as const],
  );
  return versions.length > 0 ? Object.fromEntries(versions) : undefined;
}

/** Returns the content of the first index file. */
export function packHeadings({pages, ...rest}: Headings): HeadingsFile {
  const stored = storePages(pages);
  const lines = Array.from({length: Math.ceil(pages.length / pagesPerLine)}, (_, line) =>
    stored.slice(line * pagesPerLine, (line + 1) * pagesPerLine).map(({page}) => page),
  );
  const header = {
    format: indexFormat,
    ...rest,
    paths: pages.map(({path}) => path),
    categories: pages.map(({category}) => category),
    breadcrumbs: pages.map(({breadcrumbs}) => breadcrumbs),
    sections: stored.map(({sections}) => sections),
    versions: versionsOf(pages),
  } as const;
  return [header, ...lines];
}

/** Returns the lines of the first index file as text; each ends with a line break. */
export const headingsText = (file: HeadingsFile): string =>
  file.map((line) => `${JSON.stringify(line)}\n`).join('');

/** Reads the lines of an index file. @throws SyntaxError when one is not JSON. */
export const parseLines = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** Returns what the file says about a page, by its number and title. */
export const pageAt = (
  {paths, categories, breadcrumbs, versions}: HeadingsHeader,
  page: number,
  title: string,
): PageData => ({
  path: paths[page] ?? '',
  title,
  category: categories[page] ?? 'default',
  breadcrumbs: breadcrumbs[page] ?? [],
  version: versions?.[page],
});

/** Reads what `packHeadings` stored, from the lines of the file. */
export function unpackHeadings(file: readonly unknown[]): Headings {
  const [header, ...lines] = file as unknown as HeadingsFile;
  const read = headingReader(header);
  const pages = lines.flat().map(([title, ...fresh], page) => ({
    ...pageAt(header, page, title),
    sections: read(page, fresh),
  }));
  return {...header, pages};
}
