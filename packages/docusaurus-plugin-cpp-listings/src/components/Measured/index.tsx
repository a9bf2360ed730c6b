import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {CitedSpeed, timedInputs} from '../../model/speed';
import {claimFault, ratioOf, roundedDown, roundedUp, type SpeedClaim} from '../../model/speedClaim';
import {numberText} from '../numberText';
import {speedText} from '../Race/speedText';
import styles from './styles.module.css';

export interface Props extends SpeedClaim {
  /** The faster listing, in the folder of the article's listings: `reversal.cpp`. */
  readonly faster: string;
  /** The one that it is compared with. */
  readonly than: string;
  /** The number of elements, one of those that are measured: a power of ten from 10 on. */
  readonly n: number | string;
  /** The inputs that both were measured on; `average` when left out. */
  readonly inputs?: (typeof timedInputs)[number];
  /** The article whose record it is from; the page's own when left out. */
  readonly problem?: string;
  /** Filled in at build time; not written by authors. */
  readonly fasterSpeed?: CitedSpeed;
  /** Filled in at build time; not written by authors. */
  readonly slowerSpeed?: CitedSpeed;
  /** Filled in at build time; not written by authors. */
  readonly fault?: string;
  /** Filled in at build time: file and line of this element. */
  readonly place?: string;
  /** Filled in at build time: the row of the page's table that has both speeds. */
  readonly row?: string;
}

/** What is against showing a citation, if anything is. */
function faultOf({
  fault,
  fasterSpeed,
  slowerSpeed,
  faster,
  than,
  n,
  inputs = 'average',
  ...claim
}: Props): string | undefined {
  if (fault !== undefined) {
    return fault;
  }
  if (!fasterSpeed || !slowerSpeed) {
    return `${fasterSpeed ? than : faster} was not measured at n = ${n} on ${inputs} inputs`;
  }
  const against = claimFault(
    {atLeast: claim.atLeast && Number(claim.atLeast), atMost: claim.atMost && Number(claim.atMost)},
    ratioOf(fasterSpeed.speed, slowerSpeed.speed),
  );
  return against && `${faster} against ${than} at n = ${n} on ${inputs} inputs: ${against}`;
}

/**
 * By how many times one program is faster than another, as it was measured, within a
 * sentence. Leads to the row of the table that shows it.
 *
 * @throws Error, which fails the build and names file and line, when the record does not
 * show it. In development the page says so instead.
 */
export default function Measured(props: Props): ReactNode {
  const {fasterSpeed, slowerSpeed, place = '', atLeast, row, n} = props;
  const fault = faultOf(props);
  if (fault !== undefined || !fasterSpeed || !slowerSpeed) {
    const words = `${place}: <Measured>: ${fault}`;
    if (process.env.NODE_ENV === 'development') {
      return (
        <mark className={styles.fault} role="note">
          {words}
        </mark>
      );
    }
    throw new Error(words);
  }
  const ratio = ratioOf(fasterSpeed.speed, slowerSpeed.speed);
  const both = translate(
    {
      id: 'cppListings.measured.both',
      message: '{faster}: {a} ns for each element; {slower}: {b} ns; n = {n}',
    },
    {
      faster: fasterSpeed.title,
      slower: slowerSpeed.title,
      a: speedText(fasterSpeed.speed[0]),
      b: speedText(slowerSpeed.speed[0]),
      n: numberText(Number(n)),
    },
  );
  const words =
    atLeast === undefined ? (
      <Translate id="cppListings.measured.apart" values={{times: numberText(roundedUp(ratio))}}>
        {'at most {times} times apart, measured'}
      </Translate>
    ) : (
      <Translate
        id="cppListings.measured.times"
        values={{times: numberText(roundedDown(ratio.median))}}
      >
        {'{times} times, measured'}
      </Translate>
    );
  return row === undefined ? (
    <span title={both}>{words}</span>
  ) : (
    <a href={`#${row}`} title={both}>
      {words}
    </a>
  );
}
