import {type ReactNode} from 'react';
import type {InputKind, Measure} from '../../model/costs';
import DevelopmentCount from './DevelopmentCount';
import {missingCountError} from './missingCountError';
import {numberText} from '../numberText';

export interface Props {
  /** The approach: `rotate-array/reversal.cpp`. */
  readonly file: string;
  /** The measure that was counted; by default `work`. */
  readonly measure?: Measure;
  /** The size: a power of two. */
  readonly n: string;
  /** The inputs on which it was counted; by default `worst`. */
  readonly inputs?: InputKind;
  /** Filled in at build time; not written by authors. */
  readonly value?: number;
  /** The page and line of the element; filled in at build time. */
  readonly place?: string;
}

/**
 * Shows, within a sentence, a number that was counted while an instrumented program ran.
 *
 * @throws Error, which fails the build, if the number was not counted.
 */
export default function Count({
  measure = 'work',
  inputs = 'worst',
  value,
  ...rest
}: Props): ReactNode {
  const count = {...rest, measure, inputs};
  if (process.env.NODE_ENV === 'development' && value === undefined) {
    return <DevelopmentCount {...count} />;
  }
  if (value === undefined) {
    throw missingCountError(count);
  }
  return numberText(value);
}
