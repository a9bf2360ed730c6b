import fs from 'node:fs';
import path from 'node:path';
import {readSource, shownPath, type SourceFile} from './sourceFile';

/** The C++ that calls and judges a problem's listings. */
export interface Proof extends SourceFile {
  /**
   * The included `problem.hpp` with the code that all listings share; undefined if there is none.
   */
  readonly problem?: SourceFile;
}

const includeProblem = /^[ \t]*#[ \t]*include[ \t]*"problem\.hpp"/;

/** Returns the files of a problem's proof, by their paths below the listings' folder. */
export function proofFiles(listingsDir: string, problem: string): string[] {
  const files = ['proof.cpp', 'problem.hpp'].map((name) => `${problem}/${name}`);
  return files.filter((file) => isThere(listingsDir, file));
}

/** Whether a file exists below the listings' folder. */
const isThere = (listingsDir: string, file: string) => fs.existsSync(path.join(listingsDir, file));

/** Reads the proof of a problem. @throws Error when one of its files is missing. */
export function readProof(listingsDir: string, problem: string): Proof {
  const file = `${problem}/proof.cpp`;
  if (!isThere(listingsDir, file)) {
    throw new Error(
      `${shownPath(listingsDir, file)}: there is no such file; create it: ` +
        'it calls the listings and checks their answers',
    );
  }
  return asProof(listingsDir, problem, readSource(listingsDir, file));
}

/** Returns the line on which a source includes problem.hpp, counted from 1; 0 if it does not. */
const lineOfProblem = ({text}: SourceFile) =>
  text.split('\n').findIndex((line) => includeProblem.test(line)) + 1;

/** Adds the problem.hpp that a source includes. @throws Error when that file is missing. */
function asProof(listingsDir: string, problem: string, source: SourceFile): Proof {
  const line = lineOfProblem(source);
  if (line === 0) {
    return source;
  }
  const header = `${problem}/problem.hpp`;
  if (!isThere(listingsDir, header)) {
    throw new Error(
      `${source.shown}:${line}: there is no ${shownPath(listingsDir, header)}; create it, ` +
        'or remove the include',
    );
  }
  return {...source, problem: readSource(listingsDir, header)};
}

/** The file that replaces proof.cpp when listings are timed. */
export const speedFile = 'speed.cpp';

/**
 * Reads the speed.cpp that calls a problem's listings to time them; undefined if the proof does so.
 */
export function readSpeedSource(listingsDir: string, problem: string): SourceFile | undefined {
  const file = `${problem}/${speedFile}`;
  return isThere(listingsDir, file) ? readSource(listingsDir, file) : undefined;
}

/** Reads the C++ that calls a problem's listings to time them: its speed.cpp, or else its proof. */
export function readTimedProof(listingsDir: string, problem: string): Proof {
  const own = readSpeedSource(listingsDir, problem);
  return own ? asProof(listingsDir, problem, own) : readProof(listingsDir, problem);
}
