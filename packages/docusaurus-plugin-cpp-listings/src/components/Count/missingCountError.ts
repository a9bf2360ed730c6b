import type {InputKind, Measure} from '../../model/costs';
import {elementAt} from '../elementAt';

/** A count that a page needs, and the page and line that need it. */
export interface NeededCount {
  readonly file: string;
  readonly measure: Measure;
  readonly n: string;
  readonly inputs: InputKind;
  readonly place?: string | undefined;
}

/** Creates an error that names a count which the page needs and the build lacks. */
export const missingCountError = ({file, measure, n, inputs, place}: NeededCount): Error =>
  new Error(
    `${elementAt(place, `<Count file="${file}">`)}: no ${measure} counted at n = ${n} on ${inputs} inputs; ` +
      'n is a power of two, and not larger than the last one in the table of <Complexity>',
  );
