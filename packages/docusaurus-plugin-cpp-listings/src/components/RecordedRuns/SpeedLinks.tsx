import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {runsPath} from '../../model/article';
import {speedRow, type SpeedRecord} from '../../model/speed';
import {numberText} from '../numberText';
import {inputNames} from '../Race/labels';
import {kindsOf, sizesOfKind} from '../Race/series';

export interface Props {
  /** The problem whose approaches were measured. */
  readonly problem: string;
  readonly record: SpeedRecord;
}

/**
 * Links to the rows of the table of a problem's speeds.
 * Sentences that cite a row link to its entry here.
 */
export default function SpeedLinks({problem, record}: Props): ReactNode {
  const page = useBaseUrl(runsPath(problem));
  return kindsOf(record).map((kind) => (
    <p key={kind}>
      {translate(
        {id: 'cppListings.runs.sizes', message: '{inputs}, n ='},
        {inputs: inputNames[kind]},
      )}
      {sizesOfKind(record, kind).map((n, index) => {
        const row = speedRow(problem, kind, n);
        return (
          <Fragment key={n}>
            {index === 0 ? ' ' : '; '}
            {/* Not a Link, because only readers without JavaScript see it. */}
            {/* oxlint-disable-next-line @docusaurus/no-html-links -- see above */}
            <a id={row} href={`${page}#${row}`}>
              {numberText(n)}
            </a>
          </Fragment>
        );
      })}
    </p>
  ));
}
