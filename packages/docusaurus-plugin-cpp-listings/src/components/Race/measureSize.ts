import {translate} from '@docusaurus/Translate';
import {isNextShort, speedOf, type Speed} from '../../model/speed';
import type {RunResult} from '../../workers/run/runListing';
import {letterOf} from '../plot/series';

/** The number of batches; the plot shows their median. */
export const ownBatches = 5;

/** The data about one program while it is measured. */
export interface Runner {
  readonly index: number;
  readonly entry: number;
  /** The nanoseconds of a call at the previous size. */
  readonly before?: number;
}

/** Runs a batch of a program's calls, on inputs that a seed determines. */
export type RunBatch = (entry: number, seed: number) => Promise<RunResult>;

/** The results of the batches of one size. */
interface Batches {
  /** The nanoseconds of a call in each batch, by the program's index. */
  readonly times: Map<number, number[]>;
  /** The nanoseconds of the fixed calculation. */
  readonly clock: number[];
  /** The reason why a program could not be measured, by its index; empty if unknown. */
  readonly reasons: Map<number, string>;
}

/** The result of measuring at one size. */
export interface SizeMeasurement {
  readonly speeds: ReadonlyMap<number, Speed>;
  readonly clock: readonly number[];
  readonly errors: readonly string[];
  /** The programs that get larger inputs. */
  readonly next: readonly Runner[];
}

function reasonOf(result: RunResult): string {
  if (result.type === 'timed' && result.time && 'failure' in result.time) {
    return result.time.failure.message;
  }
  if (result.type === 'endless') {
    return translate({
      id: 'cppListings.race.tooLong',
      message: 'it was stopped after 5 seconds',
    });
  }
  return '';
}

/** Records the result of a batch. An uncounted batch only shows whether the program runs. */
function recordBatch(
  {times, clock, reasons}: Batches,
  index: number,
  result: RunResult,
  isCounted: boolean,
): void {
  if (result.type === 'timed' && isCounted) {
    clock.push(result.clock);
  }
  const time = result.type === 'timed' ? result.time : undefined;
  if (!time || !('nanoseconds' in time)) {
    reasons.set(index, reasonOf(result));
  } else if (isCounted) {
    times.set(index, [...(times.get(index) ?? []), time.nanoseconds]);
  }
}

/**
 * Runs the programs in turn; returns undefined if the reader has stopped them.
 *
 * @throws Error if the programs could not be loaded.
 */
async function runBatches(
  runners: readonly Runner[],
  isFirst: boolean,
  run: RunBatch,
): Promise<Batches | undefined> {
  const batches: Batches = {times: new Map(), clock: [], reasons: new Map()};
  // During an extra round before the first, the browser compiles the programs to faster code.
  for (let round = isFirst ? -1 : 0; round < ownBatches; round++) {
    for (const {index, entry} of runners.filter((runner) => !batches.reasons.has(runner.index))) {
      const result = await run(entry, round + 2);
      if (result.type === 'stopped') {
        return undefined;
      }
      if (result.type === 'failed') {
        throw new Error(result.message);
      }
      recordBatch(batches, index, result, round >= 0);
    }
  }
  return batches;
}

/**
 * Measures programs on inputs of n elements.
 *
 * @param isFirst whether the programs have not run before.
 * @returns undefined if the reader has stopped them.
 * @throws Error if the programs could not be loaded.
 */
export async function measureSize(
  runners: readonly Runner[],
  n: number,
  isFirst: boolean,
  run: RunBatch,
): Promise<SizeMeasurement | undefined> {
  const batches = await runBatches(runners, isFirst, run);
  if (!batches) {
    return undefined;
  }
  const {times, clock, reasons} = batches;
  const measured = runners
    .filter(({index}) => !reasons.has(index))
    .map((runner) => ({runner, speed: speedOf(times.get(runner.index) ?? [])}));
  return {
    speeds: new Map(
      measured.map(({runner, speed: [median, low, high]}) => [
        runner.index,
        [median / n, low / n, high / n],
      ]),
    ),
    clock,
    errors: [...reasons].flatMap(([index, reason]) =>
      reason ? [`${letterOf(index)}: ${reason}.`] : [],
    ),
    next: measured.flatMap(({runner, speed: [median]}) =>
      isNextShort(median, runner.before) ? [{...runner, before: median}] : [],
    ),
  };
}
