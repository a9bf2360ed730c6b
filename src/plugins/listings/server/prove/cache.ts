import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {noteUse} from '../caches';
import type {Compiler} from './compilers';
import {builds} from './compilers';
import type {Result} from './trials';

/**
 * A key that changes with the harness and with how listings are built and judged.
 */
export function judgesKey(listingsDir: string): string {
  const hash = createHash('sha256').update(JSON.stringify(builds));
  const judges = filesBelow(path.dirname(__dirname)).filter((file) => !/__\w+__/.test(file));
  const harness = filesBelow(path.join(listingsDir, 'harness'));
  for (const file of [...judges, ...harness]) {
    hash.update(path.basename(file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** A short name for what a compiler builds under these judges. */
export const keyOf = (compiler: Compiler, judges: string): string =>
  createHash('sha256')
    .update(JSON.stringify([compiler, judges]))
    .digest('hex')
    .slice(0, 16);

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Remembers trials that passed, by the content of all they were tried on: a
 * listing that did not change is not compiled again. Faults are never kept.
 */
export class PassedTrials {
  constructor(
    readonly folder: string,
    private readonly judges: string,
  ) {
    fs.mkdirSync(folder, {recursive: true});
  }

  /**
   * Returns the results of an earlier pass over the same files, or makes new ones.
   *
   * @param what is tried; the same files may be tried in several ways.
   * @param files in this copy of the site; a record holds for all copies.
   */
  async recall(
    compiler: Compiler,
    what: string,
    files: readonly string[],
    attempt: () => Promise<Result[]>,
  ): Promise<Result[]> {
    const hash = createHash('sha256').update(JSON.stringify([this.judges, compiler, what]));
    for (const file of files) {
      hash.update(path.basename(file)).update(fs.existsSync(file) ? fs.readFileSync(file) : '');
    }
    const record = path.join(this.folder, `${hash.digest('hex').slice(0, 32)}.json`);
    if (fs.existsSync(record)) {
      noteUse([record]);
      return JSON.parse(fs.readFileSync(record, 'utf8')) as Result[];
    }
    const results = await attempt();
    if (results.every(({fault}) => !fault)) {
      // Renamed into place, so that a run that is cut off leaves no half record.
      fs.writeFileSync(`${record}.part`, JSON.stringify(results));
      fs.renameSync(`${record}.part`, record);
    }
    return results;
  }
}
