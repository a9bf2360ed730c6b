import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {summarise} from './server/catalogue';
import {checkBounds} from './server/checkBounds';
import {
  allCosts,
  allCostsModule,
  costsFolder,
  countsModule,
  countsOf,
  writeCostModules,
} from './server/costModules';
import {compilerFolder, writeCompilerModules} from './server/compiler/pageModules';
import {catalogueModule, listingModule, pluginName, problemModule} from './server/dataModules';
import {findSources, loadListing} from './server/listings';
import {countExercises, exercisesModule} from './server/exercises';
import {buildKit, compileLive, type Built} from './server/live';
import {liveCache} from './server/caches';
import {
  hintsModule,
  hintsOf,
  liveFolder,
  recordedModule,
  recordedRuns,
  writeLiveModules,
} from './server/live/liveModules';
import {ModuleFolder} from './server/moduleFolder';
import {findProblems, readProblem} from './server/problems';
import {regionNames} from './server/regions';
import {readSource} from './server/sourceFile';
import {startersData, startersModule} from './server/starters';
import type {ListingData, ProblemData, ShownProblem} from './shared';

/** A problem for a page, which has its pitfalls elsewhere and not their secrets. */
function shownProblem(problem: ProblemData): ShownProblem {
  const {id, title, inputs, output, listings, cases} = problem;
  return {id, title, inputs, output, listings, cases};
}

interface Content {
  readonly problems: readonly ProblemData[];
  /** By the name of its data module. */
  readonly listings: ReadonlyMap<string, ListingData>;
  readonly live: Built;
  /** Where the files of the compiler in the page are. */
  readonly kitDir: string;
}

async function loadListings(listingsDir: string): Promise<Content> {
  const located = findProblems(listingsDir).map((id) => readProblem(listingsDir, id));
  const problems = located.map(({data}) => data);
  const listings = new Map<string, ListingData>();
  for (const file of findSources(listingsDir)) {
    const source = readSource(listingsDir, file);
    for (const region of regionNames(source)) {
      listings.set(listingModule(file, region), loadListing(listingsDir, problems, source, region));
    }
  }
  const options = {
    listingsDir,
    cacheDir: liveCache(),
    problems,
    onProgress(done: number, total: number) {
      logger.info(`Compiling the listings for the page: ${done} of ${total} modules`);
    },
    onMaking() {
      logger.info('Packing the compiler for the page');
    },
  };
  const recordLive = await compileLive(options);
  // Another process packs the compiler while this one records the runs.
  const [kitDir, live] = await Promise.all([buildKit(options), Promise.resolve().then(recordLive)]);
  checkBounds(located, (file) => live.listings.get(file)?.costs);
  return {problems, listings, live, kitDir};
}

/**
 * Makes the C++ files and problems under `listings/` importable by pages, one
 * data module for each region of a file and for each problem, and keeps them up
 * to date while the dev server runs.
 */
export default function listingsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const listingsDir = path.join(siteDir, 'listings');
  const dataDir = path.join(generatedFilesDir, pluginName, 'default');
  let lastLoad: Promise<unknown> = Promise.resolve();
  return {
    name: pluginName,

    getClientModules() {
      return [path.join(__dirname, 'client/noteReading')];
    },

    getPathsToWatch() {
      return [`${listingsDir}/**/*.{cpp,hpp,out,yaml}`];
    },

    loadContent() {
      // One after the other: the development server begins a load at each save, and of two
      // at once the older might end last, and would be what is shown.
      const load = lastLoad.then(() => loadListings(listingsDir));
      lastLoad = load.catch(() => undefined);
      return load;
    },

    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            // The recorded runs and what draws them are in the pages; they need not be
            // in the scripts of the pages as well.
            '@listings/still$': isServer
              ? path.join(siteDir, 'src/components/Live/Still')
              : path.join(__dirname, 'client/noStill'),
            '@listings/stillCosts$': isServer
              ? path.join(siteDir, 'src/components/Complexity/Still')
              : path.join(__dirname, 'client/noStill'),
            '@listings/hints$': isServer
              ? path.join(siteDir, 'src/components/BreakIt/Hints')
              : path.join(__dirname, 'client/noHints'),
            '@listings/starter$': isServer
              ? path.join(siteDir, 'src/components/Exercise/Starter')
              : path.join(__dirname, 'client/noStill'),
          },
        },
        module: {
          rules: [
            {
              // What only a page that shows a listing is to know the address of; a script
              // that is fetched later is in a table that all pages have.
              test: /\.(json|wasm)$/,
              include: [liveFolder, costsFolder].map((folder) =>
                path.join(dataDir, folder, path.sep),
              ),
              type: 'asset/resource',
              generator: {filename: 'assets/listings/[name].[contenthash:8][ext]', emit: !isServer},
            },
            {
              test: /\.bin$/,
              include: path.join(generatedFilesDir, pluginName),
              type: 'asset/resource',
              generator: {filename: 'assets/compiler/[name].[contenthash:8][ext]', emit: !isServer},
            },
          ],
        },
      };
    },

    // In one go and not by `createData`: of two saves' data the last must be what stays.
    contentLoaded({content}) {
      const {problems, listings, live, kitDir} = content as Content;
      const modules = new Map<string, object>([
        [catalogueModule, summarise(problems)],
        [recordedModule, recordedRuns(live.listings)],
        [hintsModule, hintsOf(live)],
        [allCostsModule, allCosts(problems, live.listings)],
        ...problems.map(
          (problem) => [countsModule(problem.id), countsOf(problem, live.listings)] as const,
        ),
        [startersModule, startersData(listingsDir, problems)],
        [exercisesModule, countExercises(listingsDir, problems)],
        ...listings,
        ...problems.map((problem) => [problemModule(problem.id), shownProblem(problem)] as const),
      ]);
      const folder = new ModuleFolder(dataDir);
      modules.forEach((data, name) => folder.write(name, JSON.stringify(data)));
      // A listing that is gone must not stay importable from an earlier build.
      folder.removeOthers();
      writeLiveModules(path.join(dataDir, liveFolder), live);
      writeCostModules(dataDir, problems, live.listings);
      writeCompilerModules(path.join(dataDir, compilerFolder), kitDir);
    },
  };
}
