import type {ApproachData, ProblemData} from '../model/problem';
import {parseBound} from '../model/bounds';

/** A size so large that bounds rank as they do for all larger sizes. */
const large = 2 ** 20;

function costAt(bound: string): number {
  const {growth, amortised} = parseBound(bound);
  // An amortised bound is for one of n operations.
  return growth(large) * (amortised ? large : 1);
}

/**
 * Returns the listing that a pitfall of a problem is compared with. That is the named listing, or
 * else the one with the best bound on time, then on space, and then the first.
 */
export function bestListing({listings, id}: ProblemData, named?: string): ApproachData {
  const [best] = listings
    .filter(({file}) => named === undefined || file === named)
    .sort((a, b) => costAt(a.time) - costAt(b.time) || costAt(a.space) - costAt(b.space));
  if (!best) {
    throw new Error(`${id}/problem.yaml: there is no listing ${named ?? ''}`);
  }
  return best;
}
