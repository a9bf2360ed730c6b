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
  const read = (name: string) => readSource(listingsDir, `${problem}/${name}`);
  const proof = read('proof.cpp');
  return includeProblem.test(proof.text) ? {...proof, problem: read('problem.hpp')} : proof;
}

/** The text of a proof with what it includes of its problem. */
export const wholeProof = ({text, problem}: Proof): string =>
  problem ? text.replace(includeProblem, problem.text.replace(/^#pragma once\n/m, '')) : text;
