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
  /** The versions of pages that are not of the file's version, by the number of the page. */
  readonly versions?: Readonly<Record<number, string>> | undefined;
}

/**
 * A page's title and the headings of its sections. A heading that has occurred before is stored as
 * its number among the distinct headings of all pages, in the order of their first occurrence.
 */
export type StoredPage = readonly [title: string, ...headings: (StoredHeading | number)[]];

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

/** Returns a function that stores each heading that has occurred before as its number. */
function headingNumberer(): (heading: StoredHeading) => StoredHeading | number {
  const numbers = new Map<string, number>();
  return (heading) => {
    const key = JSON.stringify(heading);
    const number = numbers.get(key);
    if (number === undefined) {
      numbers.set(key, numbers.size);
    }
    return number ?? heading;
  };
}

/** Returns a function that reads the stored headings, which are those of all pages, in order. */
export function headingReader(): (stored: StoredHeading | number) => StoredHeading {
  const distinct: StoredHeading[] = [];
  return (stored) => {
    if (typeof stored === 'number') {
      return distinct[stored] ?? '';
    }
    distinct.push(stored);
    return stored;
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
  const store = headingNumberer();
  const stored = pages.map(({title, sections}): StoredPage => [title, ...sections.map(store)]);
  const lines = Array.from({length: Math.ceil(pages.length / pagesPerLine)}, (_, line) =>
    stored.slice(line * pagesPerLine, (line + 1) * pagesPerLine),
  );
  const header = {
    format: indexFormat,
    ...rest,
    paths: pages.map(({path}) => path),
    categories: pages.map(({category}) => category),
    breadcrumbs: pages.map(({breadcrumbs}) => breadcrumbs),
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
  const read = headingReader();
  const pages = lines.flat().map(([title, ...headings], page) => ({
    ...pageAt(header, page, title),
    sections: headings.map(read),
  }));
  return {...header, pages};
}
