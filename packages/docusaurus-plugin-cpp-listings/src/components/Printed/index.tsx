import {type ReactNode} from 'react';
import type {ListingData} from '../../model/problem';
import {printedNumber} from './number';
import {elementAt} from '../elementAt';
import {numberText} from '../numberText';

export interface Props {
  /** The file below the listings' folder whose program printed the number. */
  readonly file: string;
  /** The beginning of the line with the number. */
  readonly row: string;
  /** The beginning of an earlier line, needed if several lines begin with `row`. */
  readonly under?: string;
  /** The position of the number after that beginning, counted from 1; by default 1. */
  readonly column?: string;
  /** Filled in at build time from `file`; not written by authors. */
  readonly data?: ListingData;
  /** The page and line of the element; filled in at build time. */
  readonly place?: string;
}

/**
 * Shows, within a sentence, a number that a listing's program printed.
 *
 * @throws Error, which fails the build, if the program printed no such number.
 */
export default function Printed({file, row, under, column = '1', data, place}: Props): ReactNode {
  const found = data && printedNumber(data.output, {row, under, column: Number(column)});
  if (found === undefined) {
    throw new Error(
      `${elementAt(place, `<Printed file="${file}">`)}: its output has no number ${column} in a line that begins "${row}"` +
        (under === undefined ? '' : ` under "${under}"`),
    );
  }
  const plain = found.replaceAll(',', '');
  return numberText(Number(plain), plain.split('.')[1]?.length ?? 0);
}
