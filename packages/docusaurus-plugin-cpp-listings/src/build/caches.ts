import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {saysDiskIsFull} from './saysDiskIsFull';

/** Returns the message that a cache folder is not writable, from the code of the system's error. */
export function unwritableCache(folder: string, code: string): string {
  return (
    `the cache folder ${folder} is not writable (${code}); ` +
    `${saysDiskIsFull(code) ? 'free space on its disk, or ' : ''}set the environment variable XDG_CACHE_HOME ` +
    'to another folder, and run the command again'
  );
}

/**
 * Returns a cache folder for files that are made from listings, and creates it if necessary. All
 * copies of the site share it, and `npm ci` does not delete it. It is below `XDG_CACHE_HOME` if
 * that variable is set.
 *
 * @throws Error naming the folder and the variable when the folder is not writable.
 */
function cacheFolder(name: string): string {
  const {XDG_CACHE_HOME: chosen = ''} = process.env;
  const caches = chosen === '' ? path.join(os.homedir(), '.cache') : chosen;
  const folder = path.join(caches, 'docusaurus-plugin-cpp-listings', name);
  try {
    fs.mkdirSync(folder, {recursive: true});
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(unwritableCache(folder, reason), {cause: error});
  }
  return folder;
}

/** Returns the cache folder of the modules and recordings for pages. */
export const buildCache = (): string => cacheFolder('modules');

/** Returns the cache folder of the proofs that passed, and of the files that proofs share. */
export const proofCache = (): string => cacheFolder('proofs');

/** Marks cache entries as in use, by setting their times to now. */
export function markUsed(entries: readonly string[]): void {
  const now = Date.now() / 1000;
  entries.forEach((entry) => fs.utimesSync(entry, now, now));
}

/** Removes the cache entries that no copy of the site has used for some days. */
export function removeUnused(folder: string, days: number): void {
  const oldest = Date.now() - days * 24 * 60 * 60 * 1000;
  fs.readdirSync(folder)
    .map((entry) => path.join(folder, entry))
    .filter((entry) => (fs.statSync(entry, {throwIfNoEntry: false})?.mtimeMs ?? Infinity) < oldest)
    .forEach((entry) => fs.rmSync(entry, {recursive: true, force: true}));
}

/** Days for which unused entries are kept, for other branches and other copies of the site. */
const keptDays = 14;

/**
 * Removes the entries that no build has used for some days. This build must have marked its own
 * entries first.
 */
export const clearBuildCache = (cacheDir: string): void => removeUnused(cacheDir, keptDays);
