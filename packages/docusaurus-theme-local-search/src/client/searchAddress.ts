import {categories, type Category} from '../shared';
import {cutText} from './cutText';

/**
 * The maximum length of a query; a longer one would take the browser noticeable time to lay out.
 */
export const maxQueryLength = 1000;

/** The parameters in the search page's address. */
export interface SearchParameters {
  readonly query: string;
  /** Undefined for all categories. */
  readonly category: Category | undefined;
  /** The number of pages to show; undefined for the default. */
  readonly pages: number | undefined;
}

/** Reads the query string of an address; ignores invalid values. */
export function readSearchParameters(search: string): SearchParameters {
  const parameters = new URLSearchParams(search);
  const pages = Number(parameters.get('pages'));
  return {
    query: cutText(parameters.get('q') ?? '', maxQueryLength),
    category: categories.find((category) => category === parameters.get('category')),
    pages: Number.isSafeInteger(pages) && pages > 0 ? pages : undefined,
  };
}

/** Writes the query string of the search page's address, with its question mark. */
export function writeSearchParameters({query, category, pages}: Partial<SearchParameters>): string {
  const parameters = new URLSearchParams({
    ...(query && {q: query}),
    ...(category && {category}),
    ...(pages && {pages: String(pages)}),
  }).toString();
  return parameters && `?${parameters}`;
}
