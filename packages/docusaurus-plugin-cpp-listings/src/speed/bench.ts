import type {ProblemData} from '../model/problem';
import {spreadOf, type Measuring, type SpeedRecord} from '../model/speed';
import {isMainProblem} from '../model/article';
import {findProblems, readProblem} from '../content/problems';
import {chooseByPrefix} from '../verify/chooseByPrefix';
import type {Measurement} from './measure';
import {speedCommand} from '../options';
import {readSpeeds, shownRecord, speedKeys, writeRecord} from './record';
import {greatestDisturbed, greatestSpread} from './steadiness';

/** What to measure, and with what. */
export interface BenchOptions {
  readonly listingsDir: string;
  /** Prefixes of article names, with or without the listings' folder; all articles if empty. */
  readonly prefixes: readonly string[];
  /** Whether articles with a current record are measured again. */
  readonly again: boolean;
  /** Whether figures are written even if they are too unsteady to compare. */
  readonly allowsUnsteady: boolean;
  readonly machine: Pick<Measuring, 'processor' | 'caches' | 'compiler' | 'flags'>;
  readonly measure: (problem: ProblemData) => Promise<Measurement>;
  readonly log: (sentence: string) => void;
}

/** Returns the articles' problems that prefixes choose. @throws Error naming unmatched prefixes. */
const chosenProblems = ({
  listingsDir,
  prefixes,
}: Pick<BenchOptions, 'listingsDir' | 'prefixes'>): ProblemData[] =>
  chooseByPrefix({
    ...{listingsDir, prefixes, kind: 'article'},
    things: findProblems(listingsDir).filter(isMainProblem),
    pathOf: (id) => `${id}/`,
  }).map((id) => readProblem(listingsDir, id).data);

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

/** Measures a problem. @returns its record. */
async function measureProblem(options: BenchOptions, problem: ProblemData): Promise<SpeedRecord> {
  // Compute the keys before the measurement, because files may be edited during it.
  const keys = speedKeys(options.listingsDir, problem);
  const {speeds, clock, ...counted} = await options.measure(problem);
  const clockSpread = Number(spreadOf(clock).toFixed(4));
  const disturbed = Number(counted.disturbed.toFixed(4));
  return {
    ...options.machine,
    date: new Date().toISOString().slice(0, 10),
    clockSpread,
    disturbed,
    isSteady: clockSpread <= greatestSpread && disturbed <= greatestDisturbed,
    keys,
    speeds,
  };
}

/**
 * Measures the chosen articles, one after the other, and writes their records.
 *
 * @returns whether all measured records were written.
 * @throws Error if a prefix chooses no article, or if a program fails.
 */
export async function benchListings(options: BenchOptions): Promise<boolean> {
  const {listingsDir, again, allowsUnsteady, log} = options;
  let isWritten = true;
  for (const problem of chosenProblems(options)) {
    const file = shownRecord(listingsDir, problem.id);
    if (!again && readSpeeds(listingsDir, problem, speedCommand).fault === undefined) {
      log(`✓ ${file} is up to date; --again measures the article again`);
      continue;
    }
    const record = await measureProblem(options, problem);
    const steadiness =
      `the times of a fixed calculation vary by ${percent(record.clockSpread)}, and ` +
      `other programs disturbed ${percent(record.disturbed)} of the batches`;
    if (!record.isSteady && !allowsUnsteady) {
      isWritten = false;
      log(
        `✗ ${file} was not written: ${steadiness}. To compare speeds, these must not exceed ` +
          `${percent(greatestSpread)} and ${percent(greatestDisturbed)}. ` +
          'Close other programs and run this again; ' +
          '--unsteady writes the figures, but the page does not show them.',
      );
      continue;
    }
    writeRecord(listingsDir, problem.id, record);
    log(`✓ ${file}: ${steadiness}`);
  }
  return isWritten;
}
