import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Numbers from '../plot/Numbers';
import {sizesOf, type Series} from '../plot/series';
import {numberText} from '../numberText';

export interface Props {
  readonly series: readonly Series[];
  /** What is counted, and on which inputs. */
  readonly title: string;
  /** Whether it is open at first. */
  readonly isOpen: boolean;
}

/** A folded table of all numbers of a plot. */
export default function Table({series, title, isOpen}: Props): ReactNode {
  return (
    <Numbers
      isOpen={isOpen}
      label={translate({id: 'cppListings.complexity.table', message: 'Counts in a table'})}
    >
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{translate({id: 'cppListings.complexity.n', message: 'n'})}</th>
            {series.map(({letter, title: name}, index) => (
              <th key={letter} scope="col" data-series={index}>
                {letter} <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizesOf(series).map((n) => (
            <tr key={n}>
              <th scope="row">{numberText(n)}</th>
              {series.map(({letter, points}, index) => {
                const found = points.find((point) => point.n === n);
                return (
                  <td key={letter} data-series={index}>
                    {found ? numberText(found.value) : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Numbers>
  );
}
