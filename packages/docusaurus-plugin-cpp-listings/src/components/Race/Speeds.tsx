import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  batches,
  speedRow,
  speedRows,
  type ApproachSpeeds,
  type SpeedData,
  type SpeedRecord,
} from '../../model/speed';
import type {InputKind} from '../../model/costs';
import useTarget from '../Folded/useTarget';
import {numberText} from '../numberText';
import ScrolledTable from '../plot/ScrolledTable';
import {letterOf} from '../plot/series';
import styles from '../plot/styles.module.css';
import {inputNames} from './labels';
import {kindsOf, sizesOfKind, type OwnSpeeds} from './series';
import {speedText} from './speedText';

export interface Props {
  readonly problem: string;
  readonly approaches: SpeedData['approaches'];
  readonly record: SpeedRecord;
  readonly own?: OwnSpeeds;
}

/** Returns a median and, on a separate line, its spread. */
function text(speeds: ApproachSpeeds | undefined, kind: InputKind, n: number): string {
  const speed = speeds?.[kind]?.[n];
  if (!speed) {
    return '–';
  }
  const [median, low, high] = speed.map(speedText);
  return low === high ? `${median}` : `${median}\n(${low}–${high})`;
}

/** A table of all speeds of a record and of those on the reader's machine, with an explanation. */
export default function Speeds({problem, approaches, record, own = {}}: Props): ReactNode {
  const isOwn = Object.keys(own).length > 0;
  const explanation = useId();
  const cited = useTarget(speedRows(problem));
  const columns = approaches.length * (isOwn ? 2 : 1);
  return (
    <>
      <p className={styles.aside} id={explanation}>
        <Translate id="cppListings.race.spread" values={{batches}}>
          {
            'The median of {batches} batches of calls, and below it the second lowest and the second highest.'
          }
        </Translate>
      </p>
      <ScrolledTable
        label={translate({id: 'cppListings.race.table', message: 'Speeds in a table'})}
      >
        <table className={styles.twoLines} aria-describedby={explanation}>
          <caption>
            <Translate id="cppListings.race.caption">Nanoseconds for each element</Translate>
          </caption>
          <thead>
            <tr>
              <th scope="col">{translate({id: 'cppListings.race.n', message: 'n'})}</th>
              {approaches.map(({file, title}, index) => (
                <th key={file} scope="col" data-series={index}>
                  {letterOf(index)} <span>{title}</span>
                </th>
              ))}
              {isOwn &&
                approaches.map(({file, title}, index) => (
                  <th key={file} scope="col" data-series={index}>
                    {translate(
                      {id: 'cppListings.race.own', message: '{letter}, here'},
                      {letter: letterOf(index)},
                    )}{' '}
                    <span>{title}</span>
                  </th>
                ))}
            </tr>
          </thead>
          {kindsOf(record).map((kind) => (
            <tbody key={kind}>
              <tr>
                <th scope="rowgroup" colSpan={columns + 1} className={styles.group}>
                  {inputNames[kind]}
                </th>
              </tr>
              {sizesOfKind(record, kind).map((n) => (
                <tr
                  key={n}
                  id={speedRow(problem, kind, n)}
                  className={styles.citedRow}
                  aria-current={speedRow(problem, kind, n) === cited || undefined}
                >
                  <th scope="row">{numberText(n)}</th>
                  {approaches.map(({file}, index) => (
                    <td key={file} data-series={index}>
                      {text(record.speeds[file], kind, n)}
                    </td>
                  ))}
                  {isOwn &&
                    approaches.map(({file}, index) => (
                      <td key={file} data-series={index}>
                        {text(own[index], kind, n)}
                      </td>
                    ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrolledTable>
    </>
  );
}
