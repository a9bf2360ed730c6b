import type {ListingData} from '../../model/problem';
import {readLines} from './readLines';

/** What a panel needs of the listing that it belongs to. */
export type ShownListing = Pick<ListingData, 'file' | 'firstLine' | 'lines' | 'inputs'>;

/** What a page says of it where the panel is: the lines are those of the page. */
export type NamedListing = Omit<ShownListing, 'lines'>;

/** Returns what a page says of a listing, and the lines that it shows next to an element. */
export const shownListing = (named: NamedListing, element: Element): ShownListing => ({
  ...named,
  lines: readLines(element.closest('[data-listing]')?.querySelector('pre')),
});

/** Returns what a page has to say of a listing. */
export const nameListing = ({file, firstLine, inputs}: ListingData): NamedListing => ({
  file,
  firstLine,
  ...(inputs && {inputs}),
});
