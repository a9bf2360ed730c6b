import fs from 'node:fs';
import path from 'node:path';
import type {ApproachData} from '../model/problem';
import {keyOf} from '../build/keyOf';
import {withoutComments} from '../content/withoutComments';
import {outputFile} from '../content/listings';
import {findProblems, readProblem, type LocatedProblem} from '../content/problems';
import {proofFiles} from '../content/proofs';
import {nameOf, type Mutant} from './findMutants';

/** A listing that has a proof. */
export interface ProvedListing {
  /** Its path below the listings' folder. */
  readonly file: string;
  readonly problem: LocatedProblem;
  readonly approach: ApproachData;
}

/** Finds all listings that have a proof, in the order of their paths. */
export function findListings(listingsDir: string): ProvedListing[] {
  return findProblems(listingsDir)
    .map((id) => readProblem(listingsDir, id))
    .flatMap((problem) =>
      problem.data.listings.map((approach) => ({
        file: `${problem.data.id}/${approach.file}`,
        problem,
        approach,
      })),
    )
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * Returns a key of the data that decides which mutants of a listing its proof kills: the listing,
 * its mutants, and the files of its proof. A change to an operator changes the key only if it
 * changes the mutants of this listing.
 *
 * The key leaves out the code that all proofs share: the harness and the judging code. Otherwise
 * each edit there, even of a comment, would require half an hour of trials, although hardly any
 * edit changes the status of a mutant. `--again` tries all recorded listings, as the workflow does
 * every night.
 */
export function keyOfListing(
  listingsDir: string,
  {file, problem, approach}: ProvedListing,
  mutants: readonly Mutant[],
): string {
  const {id, cases, pitfalls} = problem.data;
  const files = [file, outputFile(file), ...proofFiles(listingsDir, id)]
    .map((name) => path.join(listingsDir, name))
    .filter((name) => fs.existsSync(name));
  const tried = [
    [approach.time, approach.space],
    cases.map(({input, output}) => [input, output]),
    pitfalls.map(({input, expected, fails}) => [input, expected, fails]),
  ];
  return keyOf([
    ...files.map((name) => {
      const text = fs.readFileSync(name, 'utf8');
      return name.endsWith('.out') ? text : withoutComments(text);
    }),
    JSON.stringify(tried),
    ...mutants.map(nameOf),
  ]);
}
