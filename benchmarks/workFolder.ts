import path from 'node:path';
import {exitOnSignals} from '../scripts/runScript';
import {temporaryFolder} from '../scripts/temporaryFolder';

/**
 * Returns the build folder of a run: the folder to keep, or one that is removed when the run ends.
 */
export function workFolder(name: string, reused: string | undefined): string {
  if (reused !== undefined) {
    return path.resolve(reused);
  }
  exitOnSignals();
  return temporaryFolder(name);
}
