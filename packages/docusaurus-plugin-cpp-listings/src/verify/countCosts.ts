import {leastSizeOf} from '../model/inputs';
import type {Count} from '../run/judgeBounds';
import {describeEnd} from './describeProcess';
import type {Programs, TriedListings} from './nativeBuilder';
import {describeTimeout, timeouts} from './trials';
import type {Sized} from './trialSizes';

/** A program failed or did not end while its costs were counted. */
export class CountError extends Error {
  override name = 'CountError';
}

/** Counts the costs of a listing. @throws CountError if the program fails or does not end. */
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
    throw new CountError(`${builder.shown(listing)}: counting ${describeTimeout(builder, tried)}`);
  }
  if (status !== 0) {
    throw new CountError(`${builder.shown(listing)}: counting ${describeEnd(builder, result)}`);
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
