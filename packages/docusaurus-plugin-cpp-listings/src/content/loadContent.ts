import type {ListingData} from '../model/problem';
import {findSources, loadListing} from './listings';
import {listingModule} from './moduleNames';
import {findProblems, readProblem, type LocatedProblem} from './problems';
import {regionNames} from './regions';
import {readSource} from './sourceFile';

/** What the files below `listings/` say, before anything of it is compiled. */
export interface ListingsContent {
  readonly problems: readonly LocatedProblem[];
  /** The regions that pages show, by the name of their data module. */
  readonly listings: ReadonlyMap<string, ListingData>;
}

/** Reads all problems and listings. @throws Error naming file, line and reason. */
export function loadListings(listingsDir: string): ListingsContent {
  const problems = findProblems(listingsDir).map((id) => readProblem(listingsDir, id));
  const data = problems.map((problem) => problem.data);
  const listings = new Map<string, ListingData>();
  for (const file of findSources(listingsDir)) {
    const source = readSource(listingsDir, file);
    for (const region of regionNames(source)) {
      listings.set(listingModule(file, region), loadListing(listingsDir, data, source, region));
    }
  }
  return {problems, listings};
}
