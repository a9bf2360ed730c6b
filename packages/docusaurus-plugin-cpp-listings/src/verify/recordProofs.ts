import type {ProofRecord} from '../model/records';
import {keyOfArticle} from '../build/proofRecord';
import {readRecordFile, shownRecordPath} from '../build/records';
import type {LocatedProblem} from '../content/problems';
import {builds, type Compiler} from './compilers';
import {randomTrials, type TrialResult} from './trials';
import {largestOf} from './trialSizes';

/**
 * Refuses to replace an article's record by one of fewer compilers. Its page would lose a proof,
 * and nobody would notice.
 *
 * @throws Error naming the record, its compilers and the installed compilers.
 */
export function refuseFewerCompilers(
  listingsDir: string,
  article: string,
  compilers: readonly Compiler[],
): void {
  const recorded = readRecordFile(listingsDir, article, 'proof.json')?.compilers ?? [];
  if (compilers.length < recorded.length) {
    const here = compilers.map(({version}) => version).join(' and ');
    throw new Error(
      `${shownRecordPath(listingsDir, article, 'proof.json')}: it was recorded with ` +
        `${recorded.join(' and ')}, but only ${here} is installed; install the missing compiler, or delete the record`,
    );
  }
}

/**
 * Makes the record of an article whose proofs all passed.
 *
 * @param problems the problems of the article.
 * @param results all results of the article, from every compiler.
 */
export function proofRecordOf(
  listingsDir: string,
  article: string,
  problems: readonly LocatedProblem[],
  compilers: readonly Compiler[],
  results: readonly TrialResult[],
): ProofRecord {
  const data = problems.map((problem) => problem.data);
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const listings = total(data.map((problem) => problem.listings.length));
  return {
    key: keyOfArticle(listingsDir, article, data),
    date: new Date().toISOString().slice(0, 10),
    compilers: compilers.map(({version}) => version),
    flags: builds.checked.compile,
    listings,
    pitfalls: total(data.map(({pitfalls}) => pitfalls.length)),
    bounds: 2 * listings,
    inputs: total(results.map(({inputs = 0}) => inputs)),
    largest: Math.max(...data.map(largestOf)),
    seed: randomTrials.seed,
  };
}
