import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {summarise} from './server/catalogue';
import {catalogueModule, listingModule, pluginName, problemModule} from './server/dataModules';
import {findSources, loadListing} from './server/listings';
import {findProblems, readProblem} from './server/problems';
import {regionNames} from './server/regions';
import type {ListingData, ProblemData} from './shared';

interface Content {
  readonly problems: readonly ProblemData[];
  /** By the name of its data module. */
  readonly listings: ReadonlyMap<string, ListingData>;
}

function loadListings(listingsDir: string): Content {
  const problems = findProblems(listingsDir).map((id) => readProblem(listingsDir, id).data);
  const listings = new Map<string, ListingData>();
  for (const file of findSources(listingsDir)) {
    const source = fs.readFileSync(path.join(listingsDir, file), 'utf8');
    for (const region of regionNames(source)) {
      listings.set(listingModule(file, region), loadListing(listingsDir, problems, file, region));
    }
  }
  return {problems, listings};
}

/**
 * Makes the C++ files and problems under `listings/` importable by pages, one
 * data module for each region of a file and for each problem, and keeps them up
 * to date while the dev server runs.
 */
export default function listingsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const listingsDir = path.join(siteDir, 'listings');
  return {
    name: pluginName,

    getPathsToWatch() {
      return [`${listingsDir}/**/*.{cpp,out,yaml}`];
    },

    loadContent() {
      return loadListings(listingsDir);
    },

    async contentLoaded({content, actions: {createData}}) {
      const {problems, listings} = content as Content;
      const modules = new Map<string, object>([
        [catalogueModule, summarise(problems)],
        ...listings,
        ...problems.map((problem) => [problemModule(problem.id), problem] as const),
      ]);
      const dataDir = path.join(generatedFilesDir, pluginName, 'default');
      if (fs.existsSync(dataDir)) {
        // A listing that is gone must not stay importable from an earlier build.
        fs.readdirSync(dataDir)
          .filter((file) => file.endsWith('.json') && !file.startsWith('__') && !modules.has(file))
          .forEach((file) => fs.rmSync(path.join(dataDir, file)));
      }
      await Promise.all([...modules].map(([name, data]) => createData(name, data)));
    },
  };
}
