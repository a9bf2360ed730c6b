import {type ReactNode} from 'react';
import type {InputKind, Measure} from '@site/src/plugins/listings/client/costs';

export interface Props {
  /** The approach: `rotate-array/reversal.cpp`. */
  readonly file: string;
  /** What was counted; `work` when left out. */
  readonly measure?: Measure;
  /** The size: a power of two. */
  readonly n: string;
  /** The inputs that it was counted on; `worst` when left out. */
  readonly inputs?: InputKind;
  /** Filled in at build time; not written by authors. */
  readonly value?: number;
}

/**
 * A number in a sentence that an instrumented program was counted to need.
 *
 * @throws Error, which fails the build, when that was not counted.
 */
export default function Count({
  file,
  measure = 'work',
  n,
  inputs = 'worst',
  value,
}: Props): ReactNode {
  if (value === undefined) {
    throw new Error(
      `<Count file="${file}">: no ${measure} counted at n = ${n} on ${inputs} inputs; ` +
        'n is a power of two, and not larger than the last one in the table of <Complexity>',
    );
  }
  return value.toLocaleString('en');
}
