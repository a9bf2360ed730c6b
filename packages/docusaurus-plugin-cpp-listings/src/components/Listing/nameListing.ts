import type {ListingData} from '../../model/problem';
import type {NamedListing} from './shownListing';

/** Returns the data of a listing that the page has to store. */
export const nameListing = ({file, firstLine, inputs}: ListingData): NamedListing => ({
  file,
  firstLine,
  ...(inputs && {inputs}),
});
