import fs from 'node:fs';
import path from 'node:path';
import type {
  ApproachData,
  BugHuntPitfall,
  ListingData,
  PitfallData,
  ProblemData,
} from '../model/problem';
import {highlightLines} from '../model/highlight';
import {listFiles} from './listFiles';
import {speedFile} from './proofs';
import {cutRegion} from './regions';
import type {SourceFile} from './sourceFile';

/** The region that is shown when the author names none. */
export const defaultRegion = 'listing';

/** The starting code of an exercise, in the folder of its problem. */
export const starterFile = 'starter.cpp';

/** The names of files that are no listings: they are of a problem. */
export const problemFiles = ['proof.cpp', speedFile, starterFile];

/** The file next to a listing that keeps what its program printed. */
export function outputFile(sourceFile: string): string {
  return sourceFile.replace(/\.cpp$/, '.out');
}

/** Every C++ file below a folder that a page may show. */
export const findSources = (listingsDir: string): string[] =>
  listFiles(listingsDir, /\.cpp$/).filter(
    (file) => !problemFiles.includes(path.posix.basename(file)),
  );

/** What a file is within the problem that it belongs to. */
export interface Owner {
  readonly problem: ProblemData;
  readonly approach: ApproachData | undefined;
  readonly pitfall: BugHuntPitfall | undefined;
}

/** The problem that a file below the listings' folder belongs to, the nearest folder's, if any. */
export function ownerOf(file: string, problems: readonly ProblemData[]): Owner | undefined {
  const [problem] = problems
    .filter(({id}) => file.startsWith(`${id}/`))
    .sort((a, b) => b.id.length - a.id.length);
  const isThis = (entry: {file: string}) => `${problem?.id}/${entry.file}` === file;
  return (
    problem && {
      problem,
      approach: problem.listings.find(isThis),
      pitfall: problem.pitfalls.find(isThis),
    }
  );
}

/** What is said of a pitfall in the page itself; the rest is fetched for a hunt. */
function shownPitfall({file, title, input, expected, fails, gives}: BugHuntPitfall): PitfallData {
  return {file, title, input, expected, fails, gives};
}

/** Marks the comment that says where the bug is, so that a page can keep it back. */
function markBug(line: string): string {
  return line.replace('<c->// bug', '<c- data-bug>// bug');
}

/**
 * Makes what a page needs to show a region of a listing.
 *
 * @throws Error naming the file when the region is not in it.
 */
export function loadListing(
  listingsDir: string,
  problems: readonly ProblemData[],
  source: SourceFile,
  region: string,
): ListingData {
  const {file} = source;
  const {code, firstLine} = cutRegion(source, region);
  const printed = path.join(listingsDir, outputFile(file));
  const owner = ownerOf(file, problems);
  return {
    file,
    firstLine,
    code,
    lines: owner?.pitfall ? highlightLines(code).map(markBug) : highlightLines(code),
    output: fs.existsSync(printed) ? fs.readFileSync(printed, 'utf8') : '',
    approach: owner?.approach,
    inputs: owner?.approach && owner.problem.inputs,
    pitfall: owner?.pitfall && shownPitfall(owner.pitfall),
  };
}
