import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {BuiltListing} from '../live';
import {findSources, outputFile, ownerOf} from '../listings';
import {findProblems, readProblem, type LocatedProblem} from '../problems';
import {judgesKey, keyOf, PassedTrials} from './cache';
import type {Compiler} from './compilers';
import {tryCases, tryCosts, tryExample, tryPitfall, tryRandom, type Result} from './trials';
import {tryModules} from './tryModules';
import {BuildError, Workshop} from './workshop';

/** What to prove and how. */
export interface Options {
  readonly listingsDir: string;
  readonly cacheDir: string;
  readonly compilers: readonly Compiler[];
  /** What the page runs, by the listing's file; a file that is not there has no such trial. */
  readonly live: ReadonlyMap<string, BuiltListing>;
  /** Prefixes of paths below `listingsDir`; empty for everything. */
  readonly only: readonly string[];
  /** Whether recorded outputs are rewritten instead of compared. */
  readonly update: boolean;
  /** Called as each group of trials ends. */
  readonly onResults: (results: readonly Result[]) => void;
}

/** All trials of one file with one compiler. */
interface Job {
  readonly workshop: Workshop;
  readonly file: string;
  /** All files, beside the harness, that decide how they end. */
  readonly inputs: readonly string[];
  /** One after the other, so that a file that does not build is reported once. */
  readonly trials: readonly (() => Promise<Result[]>)[];
}

/**
 * @param isFirst whether this is the compiler that counts costs and runs examples; a
 * proof compiles the listing with every other one too.
 */
function jobFor(
  workshop: Workshop,
  isFirst: boolean,
  problems: readonly LocatedProblem[],
  file: string,
  {listingsDir, live, update}: Options,
): Job {
  const below = (...parts: string[]) => path.join(listingsDir, ...parts);
  const owner = ownerOf(
    file,
    problems.map(({data}) => data),
  );
  const problem = problems.find(({data}) => data === owner?.problem);
  const {pitfall, approach} = owner ?? {};
  const trials: Job['trials'][number][] = [];
  if (problem && pitfall) {
    if (pitfall.fails !== 'too slow' || isFirst) {
      trials.push(async () => [await tryPitfall(workshop, problem, pitfall)]);
    }
  } else if (isFirst || !approach) {
    const proof = problem && approach && `${problem.data.id}/proof.cpp`;
    trials.push(async () => [await tryExample(workshop, listingsDir, file, proof, update)]);
  }
  if (problem && approach) {
    trials.push(() => tryCases(workshop, problem, approach));
    trials.push(async () => [await tryRandom(workshop, problem, approach)]);
    if (isFirst) {
      trials.push(() => tryCosts(workshop, problem, approach));
    }
  }
  const built = isFirst ? live.get(file) : undefined;
  if (problem && built) {
    trials.push(async () => [await tryModules(workshop, built, `${problem.data.id}/proof.cpp`)]);
  }
  const inputs = [
    ...Object.values(built?.modules ?? {}),
    below(file),
    below(outputFile(file)),
    ...(problem
      ? [below(problem.data.id, 'problem.yaml'), below(problem.data.id, 'proof.cpp')]
      : []),
  ];
  return {workshop, file, inputs, trials};
}

/** Runs the trials of a job up to the first that cannot even be tried. */
async function attempt({workshop, file, trials}: Job): Promise<Result[]> {
  const results: Result[] = [];
  try {
    for (const trial of trials) {
      results.push(...(await trial()));
    }
  } catch (error) {
    const what =
      error instanceof BuildError ? `does not build:\n${error.message}` : (error as Error).message;
    results.push({
      name: `${file} (${workshop.compiler.command})`,
      fault: `listings/${file}: ${what}`,
    });
  }
  return results;
}

/** Clears what an older harness or compiler left; a precompiled header is large. */
function removeOthers(folder: string, names: readonly string[]): void {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  entries
    .filter((entry) => !names.includes(entry))
    .forEach((entry) => fs.rmSync(path.join(folder, entry), {recursive: true}));
}

/**
 * Compiles and tries every listing and pitfall below `listingsDir` with every
 * compiler: examples, cases, oracle and, with the first compiler, costs.
 *
 * @returns all results, in no particular order.
 * @throws Error when a problem.yaml cannot be read.
 */
export async function prove(options: Options): Promise<Result[]> {
  const {listingsDir, cacheDir, compilers, only, onResults} = options;
  const files = findSources(listingsDir).filter(
    (file) => only.length === 0 || only.some((prefix) => file.startsWith(prefix)),
  );
  const problems = findProblems(listingsDir)
    .filter((id) => files.some((file) => file.startsWith(`${id}/`)))
    .map((id) => readProblem(listingsDir, id));
  const judges = judgesKey(listingsDir);
  const passed = new PassedTrials(path.join(cacheDir, 'passed'), judges);
  const harnessDir = path.join(cacheDir, 'harness');
  removeOthers(
    harnessDir,
    compilers.map((compiler) => keyOf(compiler, judges)),
  );
  const binDir = fs.mkdtempSync(path.join(os.tmpdir(), 'contiguous-proofs-'));
  const jobs = compilers.flatMap((compiler, index) => {
    const workshop = new Workshop(
      compiler,
      listingsDir,
      path.join(binDir, String(index)),
      path.join(harnessDir, keyOf(compiler, judges)),
    );
    return files.map((file) => jobFor(workshop, index === 0, problems, file, options));
  });

  const all: Result[] = [];
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const next = job;
      const results = await passed.recall(
        next.workshop.compiler,
        next.trials.length,
        next.inputs,
        () => attempt(next),
      );
      all.push(...results);
      onResults(results);
    }
  };
  try {
    await Promise.all(Array.from({length: os.availableParallelism()}, work));
  } finally {
    fs.rmSync(binDir, {recursive: true, force: true});
  }
  return all;
}
