import fs from 'node:fs';
import path from 'node:path';
import type {ListingData} from '../model/problem';
import {findSources, loadListing} from './listings';
import {listingModule} from './moduleNames';
import {findProblems, readProblem, type LocatedProblem} from './problems';
import {regionNames} from './regions';
import {requireCode} from './requireCode';
import {readSource} from './sourceFile';

/** The content of the listings' folder, before anything is compiled. */
export interface ListingsContent {
  readonly problems: readonly LocatedProblem[];
  /** The regions that pages show, by the name of their data module. */
  readonly listings: ReadonlyMap<string, ListingData>;
}

/**
 * Returns the address of a listing's lines in the repository, in the format of GitHub and similar
 * hosts.
 */
const linkTo = ({file, firstLine, lines}: ListingData, sourceUrl: string) =>
  `${sourceUrl.replace(/\/$/, '')}/${file}#L${firstLine}-L${firstLine + lines.length - 1}`;

/**
 * Reads all problems and listings.
 *
 * @param sourceUrl the address of the folder in the repository, if listings link to it.
 * @throws Error naming the folder that is missing, or file, line and reason.
 */
export function loadListings(listingsDir: string, sourceUrl?: string): ListingsContent {
  if (!fs.existsSync(listingsDir)) {
    const name = path.basename(listingsDir);
    throw new Error(
      `there is no folder ${name}/ in ${path.dirname(listingsDir)}; create it, or set the option ` +
        '"folder" of docusaurus-plugin-cpp-listings to another folder',
    );
  }
  requireCode(listingsDir);
  const problems = findProblems(listingsDir).map((id) => readProblem(listingsDir, id));
  const data = problems.map((problem) => problem.data);
  const listings = new Map<string, ListingData>();
  for (const file of findSources(listingsDir)) {
    const source = readSource(listingsDir, file);
    for (const region of regionNames(source)) {
      const listing = loadListing(listingsDir, data, source, region);
      listings.set(listingModule(file, region), {
        ...listing,
        ...(sourceUrl !== undefined && {link: linkTo(listing, sourceUrl)}),
      });
    }
  }
  return {problems, listings};
}
