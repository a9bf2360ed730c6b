import fs from 'node:fs';
import path from 'node:path';
import {readSource, shownPath, type SourceFile} from './sourceFile';

/** How a problem's listings are called and judged. */
export interface Proof extends SourceFile {
  /** What is the same for all of them, where proof.cpp leaves it to a problem.hpp. */
  readonly problem?: SourceFile;
}

const includeProblem = /^[ \t]*#[ \t]*include[ \t]*"problem\.hpp"/;

/** The files that a problem's proof is made of, below the listings' folder. */
export function proofFiles(listingsDir: string, problem: string): string[] {
  const files = ['proof.cpp', 'problem.hpp'].map((name) => `${problem}/${name}`);
  return files.filter((file) => isThere(listingsDir, file));
}

/** Whether there is a file below the listings' folder. */
const isThere = (listingsDir: string, file: string) => fs.existsSync(path.join(listingsDir, file));

/** Reads the proof of a problem. @throws Error when a file of it is missing. */
export function readProof(listingsDir: string, problem: string): Proof {
  const file = `${problem}/proof.cpp`;
  if (!isThere(listingsDir, file)) {
    throw new Error(
      `${shownPath(listingsDir, file)}: there is no such file; create it: ` +
        'it calls the listings, and knows the right answers',
    );
  }
  return asProof(listingsDir, problem, readSource(listingsDir, file));
}

/** The line on which a source includes its problem, counted from 1; 0 where it does not. */
const lineOfProblem = ({text}: SourceFile) =>
  text.split('\n').findIndex((line) => includeProblem.test(line)) + 1;

/** Adds what a source includes of its problem. @throws Error when that is missing. */
function asProof(listingsDir: string, problem: string, source: SourceFile): Proof {
  const line = lineOfProblem(source);
  if (line === 0) {
    return source;
  }
  const header = `${problem}/problem.hpp`;
  if (!isThere(listingsDir, header)) {
    throw new Error(
      `${source.shown}:${line}: there is no ${shownPath(listingsDir, header)}; create it, ` +
        'or leave out the include',
    );
  }
  return {...source, problem: readSource(listingsDir, header)};
}

/** The file that takes the place of proof.cpp where listings are timed. */
export const speedFile = 'speed.cpp';

/** The file that calls a problem's listings where they are timed, below the listings' folder. */
export const timedBy = (listingsDir: string, problem: string): string =>
  readSpeedSource(listingsDir, problem)?.file ?? `${problem}/proof.cpp`;

/** Reads what calls a problem's listings where they are timed, if its proof does not. */
export function readSpeedSource(listingsDir: string, problem: string): SourceFile | undefined {
  const file = `${problem}/${speedFile}`;
  return isThere(listingsDir, file) ? readSource(listingsDir, file) : undefined;
}

/** Reads how a problem's listings are called where they are timed. */
export function readTimedProof(listingsDir: string, problem: string): Proof {
  const own = readSpeedSource(listingsDir, problem);
  return own ? asProof(listingsDir, problem, own) : readProof(listingsDir, problem);
}
