import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {speedKey, type CitedSpeed, type timedInputs} from '../../model/speed';
import {claimFault, ratioOf, roundedDown, roundedUp} from '../../model/speedClaim';
import {numberText} from '../numberText';
import {speedText} from '../Race/speedText';
import styles from './styles.module.css';

export interface Props {
  /** The faster listing, in the folder of the article's listings: `reversal.cpp`. */
  readonly faster: string;
  /** The one that it is compared with. */
  readonly than: string;
  /** The number of elements, one of those that are measured: a power of ten from 10 on. */
  readonly n: number | string;
  /** The inputs that both were measured on; `average` when left out. */
  readonly inputs?: (typeof timedInputs)[number];
  /** By how many times the first is faster at least; this or `atMost` is needed. */
  readonly atLeast?: number | string;
  /** By how many times the two are apart at most. */
  readonly atMost?: number | string;
  /** The article whose record it is from; the page's own when left out. */
  readonly problem?: string;
  /** Filled in at build time; not written by authors. */
  readonly fasterSpeed?: CitedSpeed;
  /** Filled in at build time; not written by authors. */
  readonly slowerSpeed?: CitedSpeed;
  /** Filled in at build time; not written by authors. */
  readonly fault?: string | null;
  /** Filled in at build time: file and line of this element. */
  readonly place?: string;
  /** Filled in at build time: the row of the page's table that has both speeds. */
  readonly row?: string;
}

const numberOf = (given: number | string | undefined) =>
  given === undefined ? undefined : Number(given);

/** What is against showing a citation, if anything is. */
function faultOf({
  fault,
  fasterSpeed,
  slowerSpeed,
  faster,
  than,
  n,
  inputs = 'average',
  atLeast,
  atMost,
}: Props): string | undefined {
  return (
    fault ??
    claimFault(
      {
        faster: speedKey(faster, inputs, Number(n)),
        than: speedKey(than, inputs, Number(n)),
        atLeast: numberOf(atLeast),
        atMost: numberOf(atMost),
      },
      fasterSpeed?.speed,
      slowerSpeed?.speed,
    )
  );
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
    // Not a Link: the table is folded, and the browser opens it for its own navigation alone.
    // eslint-disable-next-line @docusaurus/no-html-links -- see above
    <a href={`#${row}`} title={both}>
      {words}
    </a>
  );
}
