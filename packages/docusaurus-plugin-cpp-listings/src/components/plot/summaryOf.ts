import {translate} from '@docusaurus/Translate';
import {numberText} from '../numberText';
import type {Series} from './series';

/**
 * Describes the last values of a plot for readers who cannot see it.
 *
 * @param textOf formats a value.
 */
export function summaryOf(
  title: string,
  series: readonly Series[],
  textOf: (value: number) => string,
): string {
  const ends = series.flatMap(({letter, title: name, points}) => {
    const last = points.at(-1);
    return last
      ? [
          translate(
            {id: 'cppListings.plot.end', message: '{letter}, {name}: {value} at n = {n}'},
            {letter, name, value: textOf(last.value), n: numberText(last.n)},
          ),
        ]
      : [];
  });
  return translate(
    {
      id: 'cppListings.plot.summary',
      message:
        '{title}, by the size n, both axes logarithmic. {ends}. All numbers are in the table below.',
    },
    {title, ends: ends.join('; ')},
  );
}
