import type {ApproachData} from '../model/problem';
import type {LocatedProblem} from '../content/problems';
import {judgeBounds, leastLargest, tooFewSizes} from '../run/judgeBounds';
import {countCosts} from './countCosts';
import type {Programs, TriedListings} from './nativeBuilder';
import type {TrialResult} from './trials';

/** Tries whether the counted steps and bytes grow as the stated bounds say. */
export async function tryCosts(
  builder: Programs,
  tried: TriedListings,
  {data, at}: LocatedProblem,
  approach: ApproachData,
): Promise<TrialResult[]> {
  const counted = await countCosts(builder, tried, data, approach.file);
  const few = tooFewSizes(counted.steps);
  if (few) {
    const name = `${data.id}/${approach.file}: counted at enough sizes`;
    const proof = builder.shown(`${data.id}/proof.cpp`);
    return [{name, failure: `${proof}: ${few}; raise Problem::largest to ${leastLargest} or more`}];
  }
  const index = data.listings.indexOf(approach);
  return judgeBounds(approach, {time: counted.steps, space: counted.bytes, granule: 128}).map(
    ({key, stated, wrong}) => {
      const name = `${data.id}/${approach.file}: counted ${key} grows as ${stated}`;
      return wrong
        ? {
            name,
            failure: `${at('listings', index, key)}: ${approach.file}: ${key} ${stated}, but ${wrong}`,
          }
        : {name};
    },
  );
}
