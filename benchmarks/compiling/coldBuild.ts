import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildLive} from '../../packages/docusaurus-plugin-cpp-listings/src/build/buildListings';
import {loadListings} from '../../packages/docusaurus-plugin-cpp-listings/src/content/loadContent';

/** A build of all listings with empty caches. */
export interface ColdBuild {
  readonly modules: number;
  /** The milliseconds to compile all modules, record their runs and count their costs. */
  readonly duration: number;
}

/** Builds the listings of this site into an empty folder, and removes the folder. */
export async function measureColdBuild(): Promise<ColdBuild> {
  const listingsDir = path.resolve('listings');
  const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cold-listings-'));
  let modules = 0;
  try {
    const begun = performance.now();
    await buildLive({
      listingsDir,
      cacheDir,
      problems: loadListings(listingsDir).problems.map(({data}) => data),
      onProgress(_, total) {
        modules = total;
      },
    });
    return {modules, duration: performance.now() - begun};
  } finally {
    fs.rmSync(cacheDir, {recursive: true});
  }
}
