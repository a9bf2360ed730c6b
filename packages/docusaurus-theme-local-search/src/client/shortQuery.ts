import {cutText} from './cutText';

/** The maximum length of a query in a message, in characters. */
const maxShownLength = 80;

/** Returns the beginning of a query, for a message: pasted code would fill the screen. */
export const shortQuery = (query: string): string =>
  query.length > maxShownLength ? `${cutText(query, maxShownLength)}…` : query;
