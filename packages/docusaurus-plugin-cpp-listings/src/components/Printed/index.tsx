import {type ReactNode} from 'react';
import type {ListingData} from '../../model/problem';
import {printedNumber} from './number';
import {numberText} from '../numberText';

export interface Props {
  /** The file below the listings' folder whose program printed the number. */
  readonly file: string;
  /** The beginning of the line that it stands in. */
  readonly row: string;
  /** The beginning of an earlier line, where others begin like that one too. */
  readonly under?: string;
  /** Which number behind that beginning; the first when left out. */
  readonly column?: string;
  /** Filled in at build time from `file`; not written by authors. */
  readonly data?: ListingData;
  /** Where it stands; filled in at build time. */
  readonly place?: string;
}

/**
 * A number in a sentence that a listing's program printed.
 *
 * @throws Error, which fails the build, when it printed no such number.
 */
export default function Printed({file, row, under, column = '1', data, place}: Props): ReactNode {
  const found = data && printedNumber(data.output, {row, under, column: Number(column)});
  if (found === undefined) {
    throw new Error(
      `${place}: <Printed file="${file}">: its output has no number ${column} in a line that begins "${row}"` +
        (under === undefined ? '' : ` under "${under}"`),
    );
  }
  const plain = found.replaceAll(',', '');
  return numberText(Number(plain), plain.split('.')[1]?.length ?? 0);
}
