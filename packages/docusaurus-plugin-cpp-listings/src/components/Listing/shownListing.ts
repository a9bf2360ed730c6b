import type {ListingData} from '../../model/problem';
import {readLines} from './readLines';

/** The data that a panel needs from its listing. */
export type ShownListing = Pick<ListingData, 'file' | 'firstLine' | 'lines' | 'inputs'>;

/** The data that the page stores for a panel; the panel reads the lines from the page's HTML. */
export type NamedListing = Omit<ShownListing, 'lines'>;

/** Combines the stored data of a listing with the lines that the page shows around an element. */
export const shownListing = (named: NamedListing, element: Element): ShownListing => ({
  ...named,
  lines: readLines(element.closest('[data-listing]')?.querySelector('pre')),
});
