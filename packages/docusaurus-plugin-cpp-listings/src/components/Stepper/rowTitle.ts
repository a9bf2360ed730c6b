import {translate} from '@docusaurus/Translate';
import type {DrawnRow} from './rows';

/**
 * Returns the title of a row: its name and, for a block of memory that is drawn whole, the number
 * of elements that were written.
 */
export function rowTitle({title, isBlock, size, cells}: DrawnRow): string {
  return isBlock && size === cells.length
    ? translate(
        {
          id: 'cppListings.figure.block',
          message: '{name}: memory for {capacity}, {count} written',
          description: 'Above a block of memory; capacity and count are numbers of elements',
        },
        {
          name: title,
          capacity: size,
          count: cells.filter(({isUnknown}) => !isUnknown).length,
        },
      )
    : title;
}
