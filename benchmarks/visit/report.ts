import os from 'node:os';
import {quantile} from '../quantile';
import {barsOf} from './bars';
import {medianOf, type Measurements} from './measured';
import manifest from './peers/package.json';

/** The conditions of the measurements. */
interface Circumstances {
  readonly articles: number;
  readonly runs: number;
  readonly chromiumVersion: string;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));

/** Formats the median of some figures, and their range. */
function spread(values: readonly number[]): string {
  return values.length < 2
    ? whole(medianOf(values))
    : `${whole(medianOf(values))} (${whole(Math.min(...values))}–${whole(Math.max(...values))})`;
}

/** Formats a duration of tasks, of which the shortest are not in the results. */
const taskTime = (value: number) => (value === 0 ? 'under 20' : whole(value));

function longestTask({loads}: Measurements): string {
  const durations = loads.map(({longest}) => longest.duration);
  const median = medianOf(durations);
  const {parts = {}} = loads.find(({longest}) => longest.duration === median)?.longest ?? {};
  const largest = Object.entries(parts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .filter(([, time]) => time >= 1)
    .map(([kind, time]) => `${kind} ${whole(time)}`);
  return largest.length === 0 ? taskTime(median) : `${taskTime(median)} (${largest.join(', ')})`;
}

const rows: readonly (readonly [string, (measured: Measurements) => string])[] = [
  ['performance', ({verdicts}) => spread(verdicts.map(({scores}) => scores[0] ?? NaN))],
  [
    'accessibility, best practices, SEO',
    ({verdicts}) =>
      [1, 2, 3]
        .map((at) => whole(medianOf(verdicts.map(({scores}) => scores[at] ?? NaN))))
        .join(', '),
  ],
  ['TBT, ms', ({verdicts}) => spread(verdicts.map(({blocking}) => blocking))],
  ['main thread, ms', ({verdicts}) => whole(medianOf(verdicts.map(({mainThread}) => mainThread)))],
  ['LCP, ms', ({verdicts}) => spread(verdicts.map(({largestPaint}) => largestPaint))],
  ['CLS', ({verdicts}) => medianOf(verdicts.map(({shift}) => shift)).toFixed(3)],
  ['HTML, KB', ({loads}) => kilobytes(medianOf(loads.map(({html}) => html)))],
  [
    'scripts by load, KB',
    ({loads}) => kilobytes(medianOf(loads.map(({scriptsByLoad}) => scriptsByLoad))),
  ],
  [
    'all by load / settled, KB',
    ({loads}) =>
      [loads.map(({allByLoad}) => allByLoad), loads.map(({allSettled}) => allSettled)]
        .map((sizes) => kilobytes(medianOf(sizes)))
        .join(' / '),
  ],
  ['elements', ({loads}) => whole(medianOf(loads.map(({elements}) => elements)))],
  ['longest task before an input, ms', longestTask],
  [
    "browser's own task before, ms",
    ({loads}) => taskTime(medianOf(loads.map(({longestBefore}) => longestBefore))),
  ],
  ['next page, p50, ms', ({nextPages}) => whole(quantile(nextPages, 0.5))],
  ['next page, slow 4G, p50, ms', ({nextPagesSlowLine}) => whole(quantile(nextPagesSlowLine, 0.5))],
  ['first touch to a step, ms', ({firstTouches}) => spread(firstTouches)],
  ['BenchmarkIndex', ({verdicts}) => spread(verdicts.map(({machine}) => machine))],
  ['load of the machine', ({verdicts}) => medianOf(verdicts.map(({load}) => load)).toFixed(1)],
];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const tableOf = (measured: readonly Measurements[]): string =>
  [
    line(['', ...measured.map(({page}) => page)]),
    line(['---', ...measured.map(() => '---:')]),
    ...rows.map(([name, cell]) => line([name, ...measured.map(cell)])),
  ].join('\n');

const versions = () =>
  Object.entries(manifest.dependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

function failedAudits(measured: readonly Measurements[]): string {
  const failed = measured
    .map(({page, verdicts}) => ({page, audits: new Set(verdicts.flatMap((of) => of.failed))}))
    .filter(({audits}) => audits.size > 0)
    .map(({page, audits}) => `${page}: ${[...audits].join(', ')}`);
  return failed.length > 0 ? `Audits that failed: ${failed.join('; ')}.` : 'No audit failed.';
}

/** Returns the table, the bars, the failed audits and the conditions of the measurements. */
export function reportOf(
  measured: readonly Measurements[],
  {articles, runs, chromiumVersion}: Circumstances,
): string {
  return [
    tableOf(measured),
    barsOf(measured),
    failedAudits(measured),
    `Medians of ${runs} visits of each page, in brackets the lowest and the highest; ${articles} generated ` +
      `articles. Measured on ${new Date().toISOString().slice(0, 10)} on ${os.cpus().length} cores ` +
      `(${os.arch()}), Chromium ${chromiumVersion}, Node ${process.version}, ${versions()}.`,
  ].join('\n\n');
}
