import {
  indexFormat,
  type Category,
  type Headings,
  type PageData,
  type StoredHeading,
} from './shared';

/**
 * The first index file. Its pages are stored in columns, which are smaller when compressed than a
 * list of pages, and are read sooner.
 */
export interface HeadingsFile extends Omit<Headings, 'pages'> {
  readonly format: typeof indexFormat;
  readonly paths: readonly string[];
  readonly titles: readonly string[];
  readonly categories: readonly Category[];
  readonly breadcrumbs: readonly (readonly string[])[];
  /** The versions of pages that are not of the file's version, by the number of the page. */
  readonly versions?: Readonly<Record<number, string>> | undefined;
  /** The number of sections of each page. */
  readonly counts: readonly number[];
  /**
   * The headings of all sections, in page order. A heading that has occurred before is stored as
   * its number among the distinct headings, in the order of their first occurrence.
   */
  readonly sections: readonly (StoredHeading | number)[];
}

/** Stores each heading that has occurred before as its number. */
function numberRepeated(headings: readonly StoredHeading[]): (StoredHeading | number)[] {
  const numbers = new Map<string, number>();
  return headings.map((heading) => {
    const key = JSON.stringify(heading);
    const number = numbers.get(key);
    if (number === undefined) {
      numbers.set(key, numbers.size);
    }
    return number ?? heading;
  });
}

function versionsOf(pages: Headings['pages']): HeadingsFile['versions'] {
  const versions = pages.flatMap(({version}, page) =>
    version === undefined ? [] : [[page, version] as const],
  );
  return versions.length > 0 ? Object.fromEntries(versions) : undefined;
}

/** Returns the content of the first index file. */
export const packHeadings = ({pages, ...rest}: Headings): HeadingsFile => ({
  format: indexFormat,
  ...rest,
  paths: pages.map(({path}) => path),
  titles: pages.map(({title}) => title),
  categories: pages.map(({category}) => category),
  breadcrumbs: pages.map(({breadcrumbs}) => breadcrumbs),
  versions: versionsOf(pages),
  counts: pages.map(({sections}) => sections.length),
  sections: numberRepeated(pages.flatMap(({sections}) => sections)),
});

/** Returns the headings of all sections, in page order. */
export function expandHeadings(sections: HeadingsFile['sections']): StoredHeading[] {
  const distinct = sections.filter((stored) => typeof stored !== 'number');
  return sections.map((stored) => (typeof stored === 'number' ? (distinct[stored] ?? '') : stored));
}

/** Returns the headings of each page; `headings` are those of all sections, in page order. */
export function headingsByPage(
  {counts}: HeadingsFile,
  headings: readonly StoredHeading[],
): StoredHeading[][] {
  let end = 0;
  return counts.map((count) => headings.slice(end, (end += count)));
}

/** Returns what the file says about a page, by its number. */
export const pageAt = (
  {paths, titles, categories, breadcrumbs, versions}: HeadingsFile,
  page: number,
): PageData => ({
  path: paths[page] ?? '',
  title: titles[page] ?? '',
  category: categories[page] ?? 'default',
  breadcrumbs: breadcrumbs[page] ?? [],
  version: versions?.[page],
});

/** Reads what `packHeadings` stored. */
export function unpackHeadings(file: HeadingsFile): Headings {
  return {
    ...file,
    pages: headingsByPage(file, expandHeadings(file.sections)).map((sections, page) => ({
      ...pageAt(file, page),
      sections,
    })),
  };
}
