import path from 'node:path';
import {endAtSignals} from '../scripts/runScript';
import {temporaryFolder} from '../scripts/temporaryFolder';

/** The folder that a run builds in: one that is kept, or one that goes when the run ends. */
export function workFolder(name: string, kept: string | undefined): string {
  if (kept !== undefined) {
    return path.resolve(kept);
  }
  endAtSignals();
  return temporaryFolder(name);
}
