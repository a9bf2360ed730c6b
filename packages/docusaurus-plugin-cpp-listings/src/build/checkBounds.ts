import {judgeBounds, leastLargest, tolerances, tooFewSizes, type Count} from '../run/judgeBounds';
import {isCounted, type ApproachCosts, type Measure} from '../model/costs';
import type {ApproachData, ProblemData} from '../model/problem';
import type {LocatedProblem} from '../content/problems';

/** Returns the counts of one measure on the worst inputs, in order of size. */
function growthOf({worst}: ApproachCosts, measure: Measure): Count[] {
  return Object.entries(worst).map(([n, costs]) => ({n: Number(n), cost: costs[measure]}));
}

/**
 * Returns the index of the input with the smallest upper limit on its size. Costs are counted up to
 * that limit.
 */
function narrowestOf({inputs}: ProblemData): number {
  const limits = inputs.map(({size}) => size?.[1] ?? Infinity);
  return limits.indexOf(Math.min(...limits));
}

/** Returns an error with its place for each bound of a listing that the counts contradict. */
function boundErrors(
  {data, at}: LocatedProblem,
  approach: ApproachData,
  index: number,
  costs: ApproachCosts,
): string[] {
  const time = growthOf(costs, 'work');
  const few = tooFewSizes(time);
  if (few) {
    const place = at('inputs', narrowestOf(data), 'size');
    return [`${place}: ${few}; raise the upper limit of size to ${leastLargest} or more`];
  }
  return judgeBounds(approach, {
    ...{time, space: growthOf(costs, 'bytes')},
    granule: 16,
    tolerance: tolerances.coarse,
  })
    .filter(({wrong}) => wrong)
    .map(
      ({key, stated, wrong}) =>
        `${at('listings', index, key)}: ${approach.file}: ${key} ${stated}, but ${wrong}; ` +
        'correct the bound or the listing',
    );
}

/**
 * Checks every stated bound against the costs that were counted on the worst inputs. It cannot
 * detect a bound with one logarithm too many; the trials of native programs, with larger sizes,
 * can.
 *
 * @param costsOf returns the counts of a listing, by its path below the listings' folder.
 * @throws Error with one line for each bound that the counts contradict: its place in problem.yaml,
 * the listing, the bound and the counted growth. If a size limit allows too few counts, the line
 * names that limit instead.
 */
export function checkBounds(
  problems: readonly LocatedProblem[],
  costsOf: (file: string) => ApproachCosts | undefined,
): void {
  const errors = problems.flatMap((problem) =>
    problem.data.listings.flatMap((approach, index) => {
      const costs = costsOf(`${problem.data.id}/${approach.file}`);
      return costs && isCounted(costs) ? boundErrors(problem, approach, index, costs) : [];
    }),
  );
  if (errors.length > 0) {
    throw new Error([...new Set(errors)].join('\n'));
  }
}
