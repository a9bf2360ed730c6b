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

/** The names of files that belong to a problem and are not listings. */
export const problemFiles = ['proof.cpp', speedFile, starterFile];

/** Returns the path of the file with a listing's output, which is next to the listing. */
export function outputFile(sourceFile: string): string {
  return sourceFile.replace(/\.cpp$/, '.out');
}

/** Returns every C++ file below a folder that a page may show. */
export const findSources = (listingsDir: string): string[] =>
  listFiles(listingsDir, /\.cpp$/).filter(
    (file) => !problemFiles.includes(path.posix.basename(file)),
  );

/** The problem of a file, and the role of the file in that problem. */
export interface Owner {
  readonly problem: ProblemData;
  readonly approach: ApproachData | undefined;
  readonly pitfall: BugHuntPitfall | undefined;
}

/**
 * Returns the problem that a file belongs to, which is that of the nearest folder; undefined if
 * there is none.
 */
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

/** Returns the data of a pitfall that the page itself contains. A bug hunt fetches the rest. */
function shownPitfall({file, title, input, expected, fails, gives}: BugHuntPitfall): PitfallData {
  return {file, title, input, expected, fails, gives};
}

/** Marks the comment that shows the bug, so that a page can hide the comment at first. */
function markBug(line: string): string {
  return line.replace('<c->// bug', '<c- data-bug>// bug');
}

/**
 * Returns the data that a page needs to show a region of a listing.
 *
 * @throws Error naming the file when it does not have the region.
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
