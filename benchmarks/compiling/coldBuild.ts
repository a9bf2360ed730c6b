import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compileLive} from '../../packages/docusaurus-plugin-cpp-listings/src/build/buildListings';
import {loadListings} from '../../packages/docusaurus-plugin-cpp-listings/src/content/loadContent';

/** How long a build of all listings takes with empty caches, in milliseconds. */
export interface ColdBuild {
  readonly modules: number;
  /** Until all modules are compiled. */
  readonly compiled: number;
  /** What recording their runs and counting their costs takes then. */
  readonly recorded: number;
}

/** Builds the listings of this site into an empty folder, which it removes. */
export async function measureColdBuild(): Promise<ColdBuild> {
  const listingsDir = path.resolve('listings');
  const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cold-listings-'));
  let modules = 0;
  try {
    const begun = performance.now();
    const record = await compileLive({
      listingsDir,
      cacheDir,
      problems: loadListings(listingsDir).problems.map(({data}) => data),
      onProgress(_, total) {
        modules = total;
      },
    });
    const compiled = performance.now() - begun;
    record();
    return {modules, compiled, recorded: performance.now() - begun - compiled};
  } finally {
    fs.rmSync(cacheDir, {recursive: true});
  }
}
