import fs from 'node:fs';
import path from 'node:path';
import type {ProblemData} from '../model/problem';
import {highlightLines} from '../model/highlight';
import {starterFile} from './listings';

/** Name of the data module with the starting code of all exercises. */
export const startersModule = 'starters.json';

/** Returns the starting code of an exercise; undefined if the problem is not an exercise. */
export function readStarter(listingsDir: string, problem: string): string | undefined {
  const file = path.join(listingsDir, problem, starterFile);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd() : undefined;
}

/** Returns the highlighted lines of every exercise's starting code, for the prerendered pages. */
export function startersData(
  listingsDir: string,
  problems: readonly ProblemData[],
): Record<string, readonly string[]> {
  return Object.fromEntries(
    problems.flatMap(({id}) => {
      const code = readStarter(listingsDir, id);
      return code === undefined ? [] : [[id, highlightLines(code)]];
    }),
  );
}
