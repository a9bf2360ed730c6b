import path from 'node:path';
import type {ProblemData} from '../model/problem';
import {readStarter} from './starters';

/** Name of the data module with the number of each article's exercises. */
export const exercisesModule = 'exercises.json';

/** Returns the number of exercises of each article, by the article's name. */
export function countExercises(
  listingsDir: string,
  problems: readonly ProblemData[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {id} of problems) {
    if (readStarter(listingsDir, id) !== undefined) {
      const article = path.posix.dirname(id);
      counts[article] = (counts[article] ?? 0) + 1;
    }
  }
  return counts;
}
