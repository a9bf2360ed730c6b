import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {numberText} from '../numberText';
import ScrolledTable from '../plot/ScrolledTable';
import {sizesOf, type Series} from '../plot/series';

export interface Props {
  readonly series: readonly Series[];
  /** The measure that is counted, and the inputs. */
  readonly title: string;
}

/** A table of all numbers of a plot of costs. */
export default function Counts({series, title}: Props): ReactNode {
  return (
    <ScrolledTable
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
    </ScrolledTable>
  );
}
