import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ApproachData} from '../../shared';
import type {Built} from '../live';
import type {BuiltPitfall} from '../live/hunts';
import {findSources, outputFile, ownerOf, starterFile} from '../listings';
import {findProblems, readProblem, type LocatedProblem} from '../problems';
import {proofFiles} from '../proofs';
import {judgesKey, keyOf, PassedTrials} from './cache';
import {removeUnused} from '../caches';
import type {Compiler} from './compilers';
import {includingTheSame} from './includes';
import {tryCases, tryCosts, tryExample, tryPitfall, tryRandom, type Result} from './trials';
import {tryHunt} from './tryHunt';
import {tryModules} from './tryModules';
import {BuildError, Workshop, type Tried} from './workshop';

/** What to prove and how. */
export interface Options {
  readonly listingsDir: string;
  readonly cacheDir: string;
  readonly compilers: readonly Compiler[];
  /** What the page runs; a file that is not there has no such trial. */
  readonly built: Built;
  /** Prefixes of paths below `listingsDir`; empty for everything. */
  readonly only: readonly string[];
  /** Whether recorded outputs are rewritten instead of compared. */
  readonly update: boolean;
  /** Called as each group of trials ends. */
  readonly onResults: (results: readonly Result[]) => void;
}

/** All trials of a problem's files, or of a file of no problem, with one compiler. */
interface Job {
  readonly workshop: Workshop;
  /** What it tries, for a report. */
  readonly name: string;
  /** All files, beside the harness, that decide how they end. */
  readonly inputs: readonly string[];
  /** One after the other, so that a file that does not build is reported once. */
  readonly trials: readonly (() => Promise<Result[]>)[];
}

/** What a job needs beside its files. */
interface Place {
  readonly workshop: Workshop;
  /**
   * Whether this is the compiler that counts costs and runs examples; a proof compiles
   * the listings with every other one too.
   */
  readonly isFirst: boolean;
  readonly options: Options;
}

function jobForFile({workshop, options}: Place, file: string): Job {
  const {listingsDir, update} = options;
  return {
    workshop,
    name: file,
    inputs: [path.join(listingsDir, file), path.join(listingsDir, outputFile(file))],
    trials: [async () => [await tryExample(workshop, listingsDir, file, undefined, update)]],
  };
}

function trialsOfApproach(
  {workshop, isFirst, options}: Place,
  problem: LocatedProblem,
  tried: Tried,
  approach: ApproachData,
): Job['trials'] {
  const {listingsDir, built, update} = options;
  const file = `${tried.id}/${approach.file}`;
  const live = built.listings.get(file);
  return [
    () => tryCases(workshop, tried, problem, approach),
    async () => [await tryRandom(workshop, tried, approach)],
    ...(isFirst
      ? [
          async () => [await tryExample(workshop, listingsDir, file, tried, update)],
          () => tryCosts(workshop, tried, problem, approach),
          ...(live ? [async () => [await tryModules(workshop, tried, live)]] : []),
        ]
      : []),
  ];
}

function modulesOfHunt(hunted: BuiltPitfall | undefined): readonly string[] {
  return hunted ? [hunted.module, hunted.correctModule] : [];
}

function jobForProblem(place: Place, problem: LocatedProblem, files: readonly string[]): Job {
  const {workshop, isFirst, options} = place;
  const {id, listings, pitfalls} = problem.data;
  const tried = {id, files};
  const isTried = ({file}: {file: string}) => files.includes(`${id}/${file}`);
  const approaches = listings.filter(isTried);
  const below = (file: string) => path.join(options.listingsDir, file);
  const starter = `${id}/${starterFile}`;
  const hasStarter = fs.existsSync(below(starter));
  return {
    workshop,
    name: id,
    inputs: [
      below(`${id}/problem.yaml`),
      ...proofFiles(options.listingsDir, id).map(below),
      ...(hasStarter ? [below(starter)] : []),
      ...files.flatMap((file) => [
        below(file),
        below(outputFile(file)),
        ...Object.values(options.built.listings.get(file)?.modules ?? {}),
        ...modulesOfHunt(options.built.pitfalls.get(file)),
      ]),
    ],
    trials: [
      ...(isFirst ? approaches : []).map(({file}) => async () => {
        await workshop.compileAlone(`${id}/${file}`);
        return [];
      }),
      ...(isFirst && hasStarter
        ? [
            async () => {
              await workshop.compileStarter(starter, `${id}/proof.cpp`);
              return [{name: `${starter}: compiles with its proof`}];
            },
          ]
        : []),
      ...approaches.flatMap((approach) => trialsOfApproach(place, problem, tried, approach)),
      ...pitfalls
        .filter(isTried)
        .filter(({fails}) => isFirst || fails !== 'too slow')
        .map((pitfall) => async () => [await tryPitfall(workshop, tried, problem, pitfall)]),
      ...(isFirst ? pitfalls.filter(isTried) : []).flatMap((pitfall) => {
        const hunted = options.built.pitfalls.get(`${id}/${pitfall.file}`);
        return hunted ? [() => Promise.resolve([tryHunt(problem, pitfall, hunted)])] : [];
      }),
    ],
  };
}

/** The jobs for some files with one compiler, the longest first. */
function jobsFor(
  place: Place,
  problems: readonly LocatedProblem[],
  files: readonly string[],
): Job[] {
  const owners = new Map(
    files.map((file) => {
      const owner = ownerOf(
        file,
        problems.map(({data}) => data),
      );
      return [file, owner?.approach || owner?.pitfall ? owner.problem : undefined] as const;
    }),
  );
  const ofProblem = (problem: LocatedProblem) =>
    files.filter((file) => owners.get(file) === problem.data);
  return [
    ...problems
      .map((problem) => ({problem, tried: ofProblem(problem)}))
      .filter(({tried}) => tried.length > 0)
      .sort((a, b) => b.tried.length - a.tried.length)
      .map(({problem, tried}) => jobForProblem(place, problem, tried)),
    ...files.filter((file) => !owners.get(file)).map((file) => jobForFile(place, file)),
  ];
}

/** Runs the trials of a job up to the first that cannot even be tried. */
async function attempt({workshop, name, trials}: Job): Promise<Result[]> {
  const results: Result[] = [];
  try {
    for (const trial of trials) {
      results.push(...(await trial()));
    }
  } catch (error) {
    const what =
      error instanceof BuildError ? `does not build:\n${error.message}` : (error as Error).message;
    results.push({
      name: `${name} (${workshop.compiler.command})`,
      fault: `listings/${name}: ${what}`,
    });
  }
  return results;
}

/** Days for which a record is kept, and a build of the harness, which is large. */
const keptDays = {passed: 14, harness: 1};

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
  fs.mkdirSync(harnessDir, {recursive: true});
  const binDir = fs.mkdtempSync(path.join(os.tmpdir(), 'contiguous-proofs-'));
  const approaches = problems
    .flatMap(({data}) => data.listings.map(({file}) => `${data.id}/${file}`))
    .filter((file) => files.includes(file));
  const alike = includingTheSame(listingsDir, approaches);
  const jobs = compilers.flatMap((compiler, index) => {
    const workshop = new Workshop(
      compiler,
      listingsDir,
      path.join(binDir, String(index)),
      path.join(harnessDir, keyOf(compiler, judges)),
      alike,
    );
    return jobsFor({workshop, isFirst: index === 0, options}, problems, files);
  });

  const all: Result[] = [];
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const next = job;
      const results = await passed.recall(
        next.workshop.compiler,
        `${next.name}: ${next.trials.length} trials`,
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
    removeUnused(passed.folder, keptDays.passed);
    removeUnused(harnessDir, keptDays.harness);
  }
  return all;
}
