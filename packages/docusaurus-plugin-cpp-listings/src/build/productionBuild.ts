import path from 'node:path';
import logger from '@docusaurus/logger';
import type {ListingsContent} from '../content/loadContent';
import {countsModule, liveFolder} from '../content/moduleNames';
import {buildCompilerBundle, buildLive} from './buildListings';
import type {Built} from './built';
import {buildCache, clearBuildCache} from './caches';
import {checkBounds} from './checkBounds';
import {compilerFolder, writeCompilerModules} from './compilerModules';
import {writeContentModules, type Site} from './contentModules';
import {allCosts, allCostsModule, countsOf, writeCostModules} from './costModules';
import {
  hintsModule,
  hintsOf,
  recordedModule,
  recordedRuns,
  writeLiveModules,
} from './listingModules';

/** The build results that a site shows. */
export interface ProductionBuild {
  readonly live: Built;
  /** The folder of the compiler bundle. */
  readonly bundleDir: string;
}

/**
 * Compiles, records and counts everything, and packs the compiler for the page.
 *
 * @throws Error naming the listing that does not compile, fails or breaks its bounds.
 */
export async function buildAll(
  listingsDir: string,
  {problems}: ListingsContent,
): Promise<ProductionBuild> {
  const options = {
    listingsDir,
    cacheDir: buildCache(),
    problems: problems.map(({data}) => data),
    onProgress(done: number, total: number) {
      logger.info(`Compiling the listings for the page: ${done} of ${total} modules`);
    },
    onMaking() {
      logger.info('Packing the compiler for the page');
    },
  };
  const [live, bundleDir] = await Promise.all([buildLive(options), buildCompilerBundle(options)]);
  clearBuildCache(options.cacheDir);
  checkBounds(problems, (file) => live.listings.get(file)?.costs);
  return {live, bundleDir};
}

/**
 * Writes all modules that pages import into the plugin's data.
 *
 * @param others further data modules, by their names.
 */
export function writeModules(
  site: Site,
  content: ListingsContent,
  {live, bundleDir}: ProductionBuild,
  others: ReadonlyMap<string, object>,
): void {
  const problems = content.problems.map(({data}) => data);
  const {dataDir} = site;
  writeContentModules(
    site,
    content,
    new Map<string, object>([
      ...others,
      [recordedModule, recordedRuns(live.listings)],
      [hintsModule, hintsOf(live)],
      [allCostsModule, allCosts(problems, live.listings)],
      ...problems.map(
        (problem) => [countsModule(problem.id), countsOf(problem, live.listings)] as const,
      ),
    ]),
  );
  writeLiveModules(path.join(dataDir, liveFolder), live);
  writeCostModules(dataDir, problems, live.listings);
  writeCompilerModules(path.join(dataDir, compilerFolder), bundleDir);
}
