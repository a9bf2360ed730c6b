import {judgeBounds, tolerances, type Count} from '../run/judgeBounds';
import {isCounted, type ApproachCosts, type Measure} from '../model/costs';
import type {LocatedProblem} from '../content/problems';

/** The counts of one measure on the worst inputs, by growing size. */
function growthOf({worst}: ApproachCosts, measure: Measure): Count[] {
  return Object.entries(worst).map(([n, costs]) => ({n: Number(n), cost: costs[measure]}));
}

/**
 * Holds every stated bound against what the instrumented programs were counted to need
 * on the costliest inputs. What the trials of native programs find at larger sizes, a
 * logarithm too many, is not found here.
 *
 * @param costsOf the counts of a listing, by its file below the listings' folder.
 * @throws Error naming, for each bound that the counts contradict, its place in
 * problem.yaml, the listing, the bound and the growth that was counted.
 */
export function checkBounds(
  problems: readonly LocatedProblem[],
  costsOf: (file: string) => ApproachCosts | undefined,
): void {
  const faults = problems.flatMap(({data, at}) =>
    data.listings.flatMap((approach, index) => {
      const costs = costsOf(`${data.id}/${approach.file}`);
      return costs && isCounted(costs)
        ? judgeBounds(approach, {
            time: growthOf(costs, 'work'),
            space: growthOf(costs, 'bytes'),
            granule: 16,
            tolerance: tolerances.coarse,
          })
            .filter(({wrong}) => wrong)
            .map(
              ({key, stated, wrong}) =>
                `${at('listings', index, key)}: ${approach.file}: ${key} ${stated}, but ${wrong}; ` +
                'correct the bound or the listing',
            )
        : [];
    }),
  );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}
