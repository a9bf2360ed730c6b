import {categories, type Category} from '../shared';

/** What the address of the search page says. */
export interface SearchParameters {
  readonly query: string;
  /** All categories when absent. */
  readonly category: Category | undefined;
  /** Pages to show; undefined for the least. */
  readonly pages: number | undefined;
}

/** Reads the part of an address after the question mark; what makes no sense is left out. */
export function readSearchParameters(search: string): SearchParameters {
  const parameters = new URLSearchParams(search);
  const pages = Number(parameters.get('pages'));
  return {
    query: parameters.get('q') ?? '',
    category: categories.find((category) => category === parameters.get('category')),
    pages: Number.isSafeInteger(pages) && pages > 0 ? pages : undefined,
  };
}

/** The part of the search page's address after its path; empty when there is nothing to say. */
export function writeSearchParameters({query, category, pages}: Partial<SearchParameters>): string {
  const parameters = new URLSearchParams({
    ...(query && {q: query}),
    ...(category && {category}),
    ...(pages && {pages: String(pages)}),
  }).toString();
  return parameters && `?${parameters}`;
}
