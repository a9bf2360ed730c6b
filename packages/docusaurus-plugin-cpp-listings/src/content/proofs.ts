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

/** The files that decide how a problem's listings are timed, below the listings' folder. */
export function timingFiles(listingsDir: string, problem: string): string[] {
  const own = `${problem}/${speedFile}`;
  const call = fs.existsSync(path.join(listingsDir, own)) ? own : `${problem}/proof.cpp`;
  return [call, ...proofFiles(listingsDir, problem).filter((file) => file.endsWith('.hpp'))];
}

/** Reads how a problem's listings are called when they are timed. */
export function readTimedProof(listingsDir: string, problem: string): Proof {
  const file = `${problem}/${speedFile}`;
  if (!fs.existsSync(path.join(listingsDir, file))) {
    return readProof(listingsDir, problem);
  }
  return withProblem(listingsDir, problem, readSource(listingsDir, file));
}

/** The text of a proof with what it includes of its problem. */
export const wholeProof = ({text, problem}: Proof): string =>
  problem ? text.replace(includeProblem, problem.text.replace(/^#pragma once\n/m, '')) : text;
