import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A folder for what is made of listings: for all copies of the site, and beyond
 * `npm ci`. `XDG_CACHE_HOME` says where such folders are. It is made if it is not there.
 *
 * @throws Error naming the folder, and the variable, where it cannot be written.
 */
function cacheFolder(name: string): string {
  const caches = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  const folder = path.join(caches, 'docusaurus-plugin-cpp-listings', name);
  try {
    fs.mkdirSync(folder, {recursive: true});
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(
      `the folder for what is compiled, ${folder}, cannot be written (${reason}); ` +
        'name another one in the variable XDG_CACHE_HOME',
    );
  }
  return folder;
}

/** The folder with what was built for the pages. */
export const buildCache = (): string => cacheFolder('modules');

/** The folder with the proofs that passed, and what they share. */
export const proofCache = (): string => cacheFolder('proofs');

/** Notes that entries of a cache are in use. */
export function noteUse(entries: readonly string[]): void {
  const now = Date.now() / 1000;
  entries.forEach((entry) => fs.utimesSync(entry, now, now));
}

/** Clears what no copy of the site has used for some days. */
export function removeUnused(folder: string, days: number): void {
  const oldest = Date.now() - days * 24 * 60 * 60 * 1000;
  fs.readdirSync(folder)
    .map((entry) => path.join(folder, entry))
    .filter((entry) => (fs.statSync(entry, {throwIfNoEntry: false})?.mtimeMs ?? Infinity) < oldest)
    .forEach((entry) => fs.rmSync(entry, {recursive: true, force: true}));
}

/** Days for which what was built for the pages is kept: for other branches and other copies of the site. */
const keptDays = 14;

/** Clears what no build has used for some days, when this one has noted all that it uses. */
export const clearBuildCache = (cacheDir: string): void => removeUnused(cacheDir, keptDays);
