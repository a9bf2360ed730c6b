import path from 'node:path';
import {endAtSignals} from '../scripts/runScript';
import {temporaryFolder} from '../scripts/temporaryFolder';

/**
 * Returns the build folder of a run: the folder to keep, or one that is removed when the run ends.
 */
export function workFolder(name: string, kept: string | undefined): string {
  if (kept !== undefined) {
    return path.resolve(kept);
  }
  endAtSignals();
  return temporaryFolder(name);
}
