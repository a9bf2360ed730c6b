import fs from 'node:fs';
import path from 'node:path';
import {articleOf} from '../model/article';
import type {ProblemData} from '../model/problem';
import type {Built} from '../build/built';
import {removeUnused} from '../build/caches';
import {keyOf} from '../build/keyOf';
import {writeProofRecord} from '../build/proofRecord';
import {findSources} from '../content/listings';
import {listFiles} from '../content/listFiles';
import {findProblems, readProblem} from '../content/problems';
import {requireCode} from '../content/requireCode';
import {shownPath} from '../content/sourceFile';
import type {Compiler} from './compilers';
import {jobsFor} from './jobs';
import {PassedTrials} from './passedTrials';
import {chooseByPrefix} from './chooseByPrefix';
import {harnessDirOf, ownProofKeys} from './proofKeys';
import {proofRecordOf, refuseFewerCompilers} from './recordProofs';
import {withTemporaryFolder} from './withTemporaryFolder';
import type {TrialResult} from './trials';
import {runJobs} from './runJobs';

/** What to prove and how. */
export interface Options {
  readonly listingsDir: string;
  readonly cacheDir: string;
  readonly compilers: readonly Compiler[];
  /** The modules of the page; a listing without modules skips the trial that runs them. */
  readonly built: Built;
  /** Path prefixes, with or without the listings' folder; empty for everything. */
  readonly only: readonly string[];
  /** Whether recorded outputs are rewritten instead of compared. */
  readonly update: boolean;
  /** Whether trials that take minutes are run too. */
  readonly isFull?: boolean;
  /** Whether a record is written for each article whose listings are all tried and pass. */
  readonly record?: boolean;
  /** Called as each group of trials ends. */
  readonly onResults: (results: readonly TrialResult[]) => void;
}

/**
 * Returns the files below `listingsDir` that some prefixes choose.
 *
 * @throws Error naming each prefix that chooses nothing.
 */
const chosenListings = (listingsDir: string, prefixes: readonly string[]): string[] =>
  chooseByPrefix({
    ...{listingsDir, prefixes, kind: 'listing', things: findSources(listingsDir)},
    pathOf: (file) => file,
  });

/**
 * Requires that the proofs of some articles have problems. Without one, nothing would call the proof,
 * and its listings would pass untested.
 *
 * @throws Error naming the proof.
 */
function requireProblems(listingsDir: string, articles: ReadonlySet<string>): void {
  const problems = findProblems(listingsDir);
  const stray = listFiles(listingsDir, /(?:^|\/)proof\.cpp$/).find(
    (file) => articles.has(articleOf(file)) && !problems.includes(path.posix.dirname(file)),
  );
  if (stray !== undefined) {
    throw new Error(
      `${shownPath(listingsDir, stray)}: there is no problem.yaml next to it; create it, or correct its name`,
    );
  }
}

/**
 * Reads all problems of the articles in which some prefixes choose listings. It reads whole
 * articles, because the modules of an article's page are built together.
 *
 * @throws Error naming each prefix that chooses nothing, or if a problem.yaml is missing or a file
 * cannot be read.
 */
export function chosenProblems(listingsDir: string, prefixes: readonly string[]): ProblemData[] {
  const articles = new Set(chosenListings(listingsDir, prefixes).map(articleOf));
  requireProblems(listingsDir, articles);
  requireCode(listingsDir, articles);
  return findProblems(listingsDir)
    .filter((id) => prefixes.length === 0 || articles.has(articleOf(id)))
    .map((id) => readProblem(listingsDir, id).data);
}

/** Days after which unused results and compiled files are removed; compiled files are large. */
const cacheDays = {passed: 14, compiled: 1};

/**
 * Compiles and tries every listing and pitfall below `listingsDir` with every compiler: examples,
 * cases, oracle and, with the first compiler, costs.
 *
 * @returns all results, in no particular order.
 * @throws Error if a problem.yaml cannot be read, a prefix chooses nothing, or a record would lose
 * a compiler.
 */
export async function prove(options: Options): Promise<TrialResult[]> {
  const {listingsDir, cacheDir, compilers, only, built, update, record, onResults} = options;
  const {isFull = false} = options;
  const keys = await ownProofKeys();
  const sources = findSources(listingsDir);
  const files = chosenListings(listingsDir, only);
  const problems = findProblems(listingsDir)
    .filter((id) => files.some((file) => file.startsWith(`${id}/`)))
    .map((id) => readProblem(listingsDir, id));
  if (record) {
    const articles = new Set(problems.map(({data}) => articleOf(data.id)));
    articles.forEach((article) => refuseFewerCompilers(listingsDir, article, compilers));
  }
  const passed = new PassedTrials(path.join(cacheDir, 'passed'), keys.judging);
  const harnessDir = path.join(cacheDir, 'harness');
  const programsDir = path.join(cacheDir, 'programs');
  fs.mkdirSync(harnessDir, {recursive: true});
  fs.mkdirSync(programsDir, {recursive: true});
  const byArticle = new Map<string, TrialResult[]>();
  try {
    await withTemporaryFolder('cpp-listings-proofs', (outDir) => {
      const jobs = jobsFor({
        ...{listingsDir, compilers, built, update, isFull, problems, files, outDir},
        harnessDir: (compiler) => harnessDirOf(harnessDir, keys, compiler),
        cachePrefix: (compiler) =>
          path.join(programsDir, keyOf([JSON.stringify(compiler), keys.judging])),
      });
      return runJobs(jobs, async (job) => {
        const results = await passed.getOrRun(job.inputs, job.run);
        byArticle.set(job.article, [...(byArticle.get(job.article) ?? []), ...results]);
        onResults(results);
      });
    });
  } finally {
    removeUnused(passed.folder, cacheDays.passed);
    removeUnused(harnessDir, cacheDays.compiled);
    removeUnused(programsDir, cacheDays.compiled);
  }
  const left = new Set(
    sources.filter((file) => !files.includes(file)).map((file) => articleOf(file)),
  );
  for (const [article, results] of record ? byArticle : []) {
    const own = problems.filter(({data}) => articleOf(data.id) === article);
    if (!left.has(article) && own.length > 0 && results.every(({failure}) => !failure)) {
      const made = proofRecordOf(listingsDir, article, own, compilers, results);
      writeProofRecord(listingsDir, article, made);
    }
  }
  return [...byArticle.values()].flat();
}
