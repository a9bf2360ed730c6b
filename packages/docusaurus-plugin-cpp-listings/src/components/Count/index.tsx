import {type ReactNode} from 'react';
import type {InputKind, Measure} from '../../model/costs';
import DevelopmentCount from './DevelopmentCount';
import {notCounted} from './notCounted';
import {numberText} from '../numberText';

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
  /** Where it stands; filled in at build time. */
  readonly place?: string;
}

/**
 * A number in a sentence that an instrumented program was counted to need.
 *
 * @throws Error, which fails the build, when that was not counted.
 */
export default function Count(props: Props): ReactNode {
  const {file, measure = 'work', n, inputs = 'worst', value, place} = props;
  if (process.env.NODE_ENV === 'development' && value === undefined) {
    return <DevelopmentCount file={file} measure={measure} n={n} inputs={inputs} place={place} />;
  }
  if (value === undefined) {
    throw notCounted({file, measure, n, inputs, place});
  }
  return numberText(value);
}
