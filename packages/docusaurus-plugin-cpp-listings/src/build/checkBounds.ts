import {judgeBounds, leastLargest, tolerances, tooFewSizes, type Count} from '../run/judgeBounds';
import {isCounted, type ApproachCosts, type Measure} from '../model/costs';
import type {ApproachData, ProblemData} from '../model/problem';
import type {LocatedProblem} from '../content/problems';

/** The counts of one measure on the worst inputs, by growing size. */
function growthOf({worst}: ApproachCosts, measure: Measure): Count[] {
  return Object.entries(worst).map(([n, costs]) => ({n: Number(n), cost: costs[measure]}));
}

/** The number of the input whose size has the lowest upper limit: up to it costs are counted. */
function narrowestOf({inputs}: ProblemData): number {
  const limits = inputs.map(({size}) => size?.[1] ?? Infinity);
  return limits.indexOf(Math.min(...limits));
}

/** What the counts of a listing contradict of its bounds, each with its place. */
function faultsOf(
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
 * Holds every stated bound against what the instrumented programs were counted to need
 * on the costliest inputs. What the trials of native programs find at larger sizes, a
 * logarithm too many, is not found here.
 *
 * @param costsOf the counts of a listing, by its file below the listings' folder.
 * @throws Error naming, for each bound that the counts contradict, its place in
 * problem.yaml, the listing, the bound and the growth that was counted; or the size that allows
 * too few counts.
 */
export function checkBounds(
  problems: readonly LocatedProblem[],
  costsOf: (file: string) => ApproachCosts | undefined,
): void {
  const faults = problems.flatMap((problem) =>
    problem.data.listings.flatMap((approach, index) => {
      const costs = costsOf(`${problem.data.id}/${approach.file}`);
      return costs && isCounted(costs) ? faultsOf(problem, approach, index, costs) : [];
    }),
  );
  if (faults.length > 0) {
    throw new Error([...new Set(faults)].join('\n'));
  }
}
