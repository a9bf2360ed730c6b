import fs from 'node:fs';
import path from 'node:path';
import {readSource, type SourceFile} from './sourceFile';

/** How a problem's listings are called and judged. */
export interface Proof extends SourceFile {
  /** What is the same for all of them, where proof.cpp leaves it to a problem.hpp. */
  readonly problem?: SourceFile;
}

const includeProblem = /^#include "problem\.hpp"$/m;

/** The files that a problem's proof is made of, below the listings' folder. */
export function proofFiles(listingsDir: string, problem: string): string[] {
  const files = ['proof.cpp', 'problem.hpp'].map((name) => `${problem}/${name}`);
  return files.filter((file) => fs.existsSync(path.join(listingsDir, file)));
}

/** Reads the proof of a problem. @throws Error when a file of it is missing. */
export function readProof(listingsDir: string, problem: string): Proof {
  return withProblem(listingsDir, problem, readSource(listingsDir, `${problem}/proof.cpp`));
}

/** Adds what a source includes of its problem. */
const withProblem = (listingsDir: string, problem: string, source: SourceFile): Proof =>
  includeProblem.test(source.text)
    ? {...source, problem: readSource(listingsDir, `${problem}/problem.hpp`)}
    : source;

/** The file that takes the place of proof.cpp where listings are timed. */
export const speedFile = 'speed.cpp';

/** The file that calls a problem's listings where they are timed, below the listings' folder. */
export const timedBy = (listingsDir: string, problem: string): string =>
  readSpeedSource(listingsDir, problem)?.file ?? `${problem}/proof.cpp`;

/** Reads what calls a problem's listings where they are timed, if its proof does not. */
export function readSpeedSource(listingsDir: string, problem: string): SourceFile | undefined {
  const file = `${problem}/${speedFile}`;
  return fs.existsSync(path.join(listingsDir, file)) ? readSource(listingsDir, file) : undefined;
}

/** Reads how a problem's listings are called where they are timed. */
export function readTimedProof(listingsDir: string, problem: string): Proof {
  const own = readSpeedSource(listingsDir, problem);
  return own ? withProblem(listingsDir, problem, own) : readProof(listingsDir, problem);
}
