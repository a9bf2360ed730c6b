import os from 'node:os';
import {quantile} from '../quantile';
import {
  situations,
  type ColdSearch,
  type PageLoad,
  type Situation,
  type WarmSearch,
} from './measure';
import type {Relevance} from './relevance';

/** All measurements of one provider for one size of the site. */
export interface Measurements {
  readonly articles: number;
  readonly provider: string;
  readonly pageLoad: PageLoad;
  readonly cold: Readonly<Record<Situation, readonly ColdSearch[]>>;
  readonly warm: WarmSearch;
  /** The seconds of each build; empty if builds were reused. */
  readonly builds: readonly number[];
  readonly relevance: Relevance | undefined;
  /** The same site without search. */
  readonly without: {readonly scripts: number; readonly builds: readonly number[]};
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
const signed = (value: string) => (value.startsWith('-') ? value.replace('-', '−') : `+${value}`);
const median = (values: readonly number[]) => quantile(values, 0.5);

function buildTime({builds, without}: Measurements): string {
  if (builds.length === 0 || without.builds.length === 0) {
    return '–';
  }
  const [own, base] = [median(builds), median(without.builds)];
  const added = signed((own - base).toFixed(1));
  return `${own.toFixed(1)} s (${added} s, ×${(own / base).toFixed(2)})`;
}

type Row = readonly [name: string, cell: (measured: Measurements) => string];

const coldRowsOf = (situation: Situation): Row[] => {
  const row = (name: string, figure: keyof ColdSearch, format: (value: number) => string): Row => [
    `${name}, ${situation}`,
    ({cold}) => format(median(cold[situation].map((search) => search[figure]))),
  ];
  return [
    row('fetched before the first result', 'bytesBefore', kilobytes),
    row('fetched for the whole answer', 'bytesAltogether', kilobytes),
    row('first result, cold', 'firstResult', seconds),
    row('whole answer, cold', 'complete', seconds),
  ];
};

const rows: readonly Row[] = [
  [
    'scripts on page load (of search)',
    ({pageLoad, without}) =>
      `${kilobytes(pageLoad.scripts)} (${signed(kilobytes(pageLoad.scripts - without.scripts))})`,
  ],
  ['index files on page load', ({pageLoad}) => kilobytes(pageLoad.index)],
  ...situations.flatMap(coldRowsOf),
  ['keystroke to results, p50', ({warm}) => milliseconds(quantile(warm.keystrokes, 0.5))],
  ['keystroke to results, p95', ({warm}) => milliseconds(quantile(warm.keystrokes, 0.95))],
  [
    'tasks over 50 ms (longest)',
    ({warm: {keystrokes, longTasks}}) =>
      `${longTasks.length} in ${keystrokes.length} keystrokes` +
      (longTasks.length > 0 ? ` (${Math.max(...longTasks).toFixed(0)} ms)` : ''),
  ],
  ['build (added by search)', buildTime],
  ['mean reciprocal rank', ({relevance}) => relevance?.meanReciprocalRank.toFixed(3) ?? '–'],
  ['right result first', ({relevance}) => relevance?.successAt1.toFixed(3) ?? '–'],
  ['right result among the first three', ({relevance}) => relevance?.successAt3.toFixed(3) ?? '–'],
];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns the figures side by side as a Markdown table. */
export function tableOf(measured: readonly Measurements[]): string {
  return [
    line(['', ...measured.map(({articles, provider}) => `${provider}, ${articles}`)]),
    line(['---', ...measured.map(() => '---:')]),
    ...rows.map(([name, cell]) => line([name, ...measured.map(cell)])),
  ].join('\n');
}

/**
 * Returns the table with the machine, the versions and the sample sizes.
 *
 * @param echoes the milliseconds from a key to the reply of an idle worker.
 */
export function reportOf(
  measured: readonly Measurements[],
  echoes: readonly number[],
  chromiumVersion: string,
): string {
  const samples = measured.map(
    ({articles, provider, cold, builds}) =>
      `${provider}, ${articles}: ${cold['first input'].length} cold searches of each kind, ${builds.length} ${builds.length === 1 ? 'build' : 'builds'}`,
  );
  return [
    tableOf(measured),
    `On an empty page, a worker that only echoes the typed text answers after ` +
      `${milliseconds(quantile(echoes, 0.5))} (p50) and ${milliseconds(quantile(echoes, 0.95))} (p95).`,
    `Measured on ${os.cpus().length} cores (${os.arch()}), Chromium ${chromiumVersion}, Node ${process.version}.`,
    `${samples.join('; ')}.`,
  ].join('\n\n');
}
