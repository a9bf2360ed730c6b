import type {ApproachData, ProblemData} from '../model/problem';
import {parseBound} from '../model/bounds';

/** A size at which bounds differ as they do for large ones. */
const large = 2 ** 20;

function costAt(bound: string): number {
  const {growth, amortised} = parseBound(bound);
  // An amortised bound is for one of n operations.
  return growth(large) * (amortised ? large : 1);
}

/**
 * The listing that a pitfall of a problem is compared with: the one that is named, or
 * else the first of those with the best bound on time and, among these, on space.
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
