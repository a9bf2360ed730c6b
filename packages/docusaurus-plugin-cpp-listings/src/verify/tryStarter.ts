import {starterFile} from '../content/listings';
import type {LocatedProblem} from '../content/problems';
import type {Programs, TriedListings} from './nativeBuilder';
import type {TrialResult} from './trials';
import {tryCases} from './tryCases';
import {tryRandom} from './tryComparisons';

/**
 * Tries whether the starting code of an exercise compiles with the proof, and whether it is not a
 * solution yet: the page would accept it without a change.
 *
 * @param tried the listings of the problem, with the starter.
 * @param starter the starter, below the listings' folder.
 */
export async function tryStarter(
  builder: Programs,
  tried: TriedListings,
  problem: LocatedProblem,
  starter: string,
): Promise<TrialResult> {
  const name = `${starter}: compiles with its proof, and does not solve the exercise`;
  const file = {file: starterFile};
  const hasFailed = ({failure}: TrialResult) => failure !== undefined;
  const isUnsolved =
    (await tryCases(builder, tried, problem, file)).some(hasFailed) ||
    hasFailed(await tryRandom(builder, tried, problem, file));
  return isUnsolved
    ? {name}
    : {
        name,
        failure:
          `${builder.shown(starter)}:1: it gives the right answer to every case and random input, ` +
          'so readers have nothing to write; remove the part that they should write, or add a ' +
          'case that it gets wrong',
      };
}
