import fs from 'node:fs';
import path from 'node:path';
import type {ListingData, ProblemData} from '../shared';
import {highlight} from './highlight';
import {cutRegion} from './regions';

/** The region that is shown when the author names none. */
export const defaultRegion = 'listing';

/** The file beside a listing that keeps what its program printed. */
export function outputFile(sourceFile: string): string {
  return sourceFile.replace(/\.cpp$/, '.out');
}

/** Every C++ file below a folder that a page may show. */
export function findSources(listingsDir: string): string[] {
  return fs
    .readdirSync(listingsDir, {recursive: true, encoding: 'utf8'})
    .map((entry) => entry.split(path.sep).join('/'))
    .filter((entry) => entry.endsWith('.cpp') && !entry.startsWith('harness/'))
    .filter((entry) => path.basename(entry) !== 'proof.cpp')
    .sort();
}

/** The problem that a file below `listings/` belongs to: the nearest folder's. */
export function problemOf(file: string, problems: readonly ProblemData[]): ProblemData | undefined {
  return problems
    .filter(({id}) => file.startsWith(`${id}/`))
    .sort((a, b) => b.id.length - a.id.length)[0];
}

/**
 * Makes what a page needs to show a region of a listing.
 *
 * @param file path below `listingsDir`.
 * @throws Error naming the file when the region is not in it.
 */
export function loadListing(
  listingsDir: string,
  problems: readonly ProblemData[],
  file: string,
  region: string,
): ListingData {
  const source = fs.readFileSync(path.join(listingsDir, file), 'utf8');
  const {code, firstLine} = (() => {
    try {
      return cutRegion(source, region);
    } catch (error) {
      throw new Error(`listings/${file}: ${(error as Error).message}`, {cause: error});
    }
  })();
  const printed = path.join(listingsDir, outputFile(file));
  const problem = problemOf(file, problems);
  const isThis = (entry: {file: string}) => `${problem?.id}/${entry.file}` === file;
  return {
    file,
    firstLine,
    code,
    lines: highlight(code),
    output: fs.existsSync(printed) ? fs.readFileSync(printed, 'utf8') : '',
    approach: problem?.listings.find(isThis),
    pitfall: problem?.pitfalls.find(isThis),
  };
}
