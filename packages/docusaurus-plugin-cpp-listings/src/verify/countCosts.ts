import {leastSizeOf} from '../model/inputs';
import type {Count} from '../run/judgeBounds';
import {describeEnd} from './describeProcess';
import type {Programs, TriedListings} from './nativeBuilder';
import {TrialError} from './trialError';
import {timeouts} from './trials';
import type {Sized} from './trialSizes';
import {describeTimeout, quickOracle} from './trialTimeout';

/** Counts the costs of a listing. @throws TrialError if the program fails or does not end. */
export async function countCosts(
  builder: Programs,
  tried: TriedListings,
  {inputs}: Sized,
  file: string,
): Promise<{steps: Count[]; bytes: Count[]}> {
  const listing = `${tried.id}/${file}`;
  const seconds = timeouts.large;
  const args = ['count', String(leastSizeOf(inputs))];
  const result = await builder.run('counted', tried, listing, args, {seconds});
  const {stdout, status, timedOut} = result;
  if (timedOut) {
    const fix = `correct it, or set Problem::largest in ${builder.shown(`${tried.id}/proof.cpp`)} to a smaller size`;
    throw new TrialError(
      describeTimeout(builder, {id: tried.id, file}, result, {
        ...{what: 'counted', seconds, fix, proofFix: quickOracle},
      }),
    );
  }
  if (status !== 0) {
    throw new TrialError(`${builder.shown(listing)}: counting ${describeEnd(builder, result)}`);
  }
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  const [n, steps, bytes] = [0, 1, 2].map((column) => rows.map((row) => row[column] ?? 0));
  const counts = (costs: readonly number[] = []) =>
    costs.map((cost, index) => ({n: n?.[index] ?? 0, cost}));
  return {steps: counts(steps), bytes: counts(bytes)};
}
