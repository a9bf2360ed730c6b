import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ratioOf, roundedDown, roundedUp} from '../../model/speedClaim';
import {elementAt} from '../elementAt';
import {numberText} from '../numberText';
import {speedText} from '../Race/speedText';
import {faultOf, type Citation} from './faultOf';
import faultOfOnServer from './faultOf.server';

export interface Props extends Citation {
  /** The article whose record is cited; by default the page's own. */
  readonly problem?: string;
  /** Filled in at build time: the file and line of this element. */
  readonly place?: string;
  /** Filled in at build time: the row of the page's table that shows both speeds. */
  readonly row?: string;
}

/**
 * Returns the reason not to show a citation. Only the build and the development server check this;
 * readers' scripts omit the check, because the build has already checked the page.
 */
const judge = process.env.NODE_ENV === 'development' ? faultOf : faultOfOnServer;

/**
 * Shows, within a sentence, the factor by which one program was measured faster than another. It
 * links to the row of the table that shows both speeds.
 *
 * @throws Error, which fails the build and names file and line, if the record does not support the
 * claim. In development the page shows the fault instead.
 */
export default function Measured(props: Props): ReactNode {
  const {fasterSpeed, slowerSpeed, place, atLeast, row, n} = props;
  const fault = judge?.(props);
  if (fault !== undefined || !fasterSpeed || !slowerSpeed) {
    const words = `${elementAt(place, '<Measured>')}: ${fault}`;
    if (process.env.NODE_ENV === 'development') {
      return <mark role="note">{words}</mark>;
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
    // Not a Link: the table is folded, and the browser opens it only for its own navigation.
    // oxlint-disable-next-line @docusaurus/no-html-links -- see above
    <a href={`#${row}`} title={both}>
      {words}
    </a>
  );
}
