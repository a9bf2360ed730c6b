import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ratioOf, roundedDown, roundedUp} from '../../model/speedClaim';
import {numberText} from '../numberText';
import {speedText} from '../Race/speedText';
import {faultOf, type Cited} from './faultOf';
import faultOfOnServer from './faultOf.server';
import styles from './styles.module.css';

export interface Props extends Cited {
  /** The article whose record it is from; the page's own when left out. */
  readonly problem?: string;
  /** Filled in at build time: file and line of this element. */
  readonly place?: string;
  /** Filled in at build time: the row of the page's table that has both speeds. */
  readonly row?: string;
}

/**
 * What is against showing a citation; the build asks, and in development the page. The
 * scripts that readers get do not have it: what was built is shown.
 */
const judge = process.env.NODE_ENV === 'development' ? faultOf : faultOfOnServer;

/**
 * By how many times one program is faster than another, as it was measured, within a
 * sentence. Leads to the row of the table that shows it.
 *
 * @throws Error, which fails the build and names file and line, when the record does not
 * show it. In development the page says so instead.
 */
export default function Measured(props: Props): ReactNode {
  const {fasterSpeed, slowerSpeed, place = '', atLeast, row, n} = props;
  const fault = judge?.(props);
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
    // oxlint-disable-next-line @docusaurus/no-html-links -- see above
    <a href={`#${row}`} title={both}>
      {words}
    </a>
  );
}
