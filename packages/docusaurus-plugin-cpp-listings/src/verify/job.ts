import fs from 'node:fs';
import path from 'node:path';
import {articleOf} from '../model/article';
import type {ApproachData} from '../model/problem';
import type {Built} from '../build/built';
import {keyOf} from '../build/keyOf';
import {includeClosure} from '../build/includeClosure';
import {moduleLoader} from '../build/openModule';
import {outputFile, starterFile} from '../content/listings';
import type {LocatedProblem} from '../content/problems';
import {proofFiles} from '../content/proofs';
import {BuildError} from './callCompiler';
import type {NativeBuilder, Programs, Tried} from './nativeBuilder';
import type {Input} from './passedTrials';
import {run} from './runProgram';
import {
  tryCases,
  tryCosts,
  tryExample,
  tryFull,
  tryLarge,
  tryPitfall,
  tryRandom,
  type Result,
} from './trials';
import {tryHunt} from './tryHunt';
import {tryModules} from './tryModules';

/** All trials of a problem's files, or of a file of no problem, with one compiler. */
export interface Job {
  /** The article that the files belong to. */
  readonly article: string;
  /** Reads all that decides how they end, beside the harness and the code that judges. */
  readonly inputs: () => readonly Input[];
  /** Runs them, up to the first that cannot even be tried. */
  readonly run: () => Promise<Result[]>;
}

type Trial = () => Promise<Result[]>;

/** What the trials of a listing need beside its problem. */
export interface Bench {
  readonly builder: Programs;
  /**
   * Whether this is the compiler that counts costs and runs examples; a proof compiles
   * the listings with every other one too.
   */
  readonly isFirst: boolean;
  /** What the page runs; a file that is not there has no such trial. */
  readonly built: Built;
  /** Whether the recorded outputs of right programs are rewritten instead of compared. */
  readonly update: boolean;
  /** Whether trials are run that take minutes. */
  readonly isFull: boolean;
}

/** What a job needs beside its files. */
export interface Place extends Bench {
  readonly builder: NativeBuilder;
  readonly listingsDir: string;
}

/** A built module, compiled by the engine once for all trials of this process. */
const loadModule = moduleLoader();

/** What each job is tried with and on. */
function inputsOf(
  {builder, isFirst, isFull, listingsDir}: Place,
  files: readonly string[],
  ...values: readonly Input[]
): Input[] {
  const below = (file: string) => path.join(listingsDir, file);
  const sources = includeClosure(files.map(below)).map((file) => path.relative(listingsDir, file));
  const outputs = files.map(outputFile).filter((file) => !sources.includes(file));
  return [
    {name: 'compiler', content: JSON.stringify({...builder.compiler, isFirst, isFull})},
    // Programs are compiled with the names of their files in them.
    {name: 'folder', content: path.basename(listingsDir)},
    ...values,
    ...[...sources, ...outputs].map((file) => ({
      name: file,
      ...(fs.existsSync(below(file)) && {content: fs.readFileSync(below(file))}),
    })),
  ];
}

/** Runs trials one after the other, so that a file that does not build is reported once. */
async function runTrials(
  name: string,
  builder: NativeBuilder,
  trials: readonly Trial[],
): Promise<Result[]> {
  const results: Result[] = [];
  try {
    for (const trial of trials) {
      results.push(...(await trial()));
    }
  } catch (error) {
    const {message} = error as Error;
    results.push({
      name: `${name} (${builder.compiler.command})`,
      // All others name the listing that they are about.
      fault:
        error instanceof BuildError
          ? `${builder.shown(name)}: does not build:\n${message}`
          : message,
    });
  }
  return results;
}

/** Makes the job for a file of no problem. */
export function jobForFile(place: Place, file: string): Job {
  const {builder, isFirst, update} = place;
  return {
    article: articleOf(file),
    inputs: () => inputsOf(place, [file]),
    run: () =>
      runTrials(file, builder, [
        async () => {
          const program = await builder.buildAlone(file);
          return isFirst
            ? [await tryExample(builder, file, (limits) => run(program, [], limits), update)]
            : [{name: `${file} compiles (${builder.compiler.command})`}];
        },
      ]),
  };
}

/** Trials and more of them, which are left out when any of the first has a fault. */
function thenIfRight(trials: readonly Trial[], more: readonly Trial[]): Trial[] {
  let isRight = true;
  const watched = trials.map((trial) => async () => {
    const results = await trial();
    isRight &&= results.every(({fault}) => !fault);
    return results;
  });
  return [...watched, ...more.map((trial) => () => (isRight ? trial() : Promise.resolve([])))];
}

/** Returns the proof of a listing: all that is tried with its program, the cheapest first. */
export function trialsOfApproach(
  {builder, isFirst, built, update, isFull}: Bench,
  problem: LocatedProblem,
  tried: Tried,
  approach: ApproachData,
): Trial[] {
  const file = `${tried.id}/${approach.file}`;
  const live = built.listings.get(file);
  const runExample = (limits: {seconds: number}) => builder.run('checked', tried, file, [], limits);
  const example = async () => [await tryExample(builder, file, runExample, update)];
  const trials = [
    () => tryCases(builder, tried, problem, approach),
    async () => [await tryRandom(builder, tried, problem, approach)],
    ...(isFirst
      ? [
          () => tryLarge(builder, tried, problem, approach),
          ...(update ? [] : [example]),
          () => tryCosts(builder, tried, problem, approach),
          ...(isFull ? [() => tryFull(builder, tried, problem, approach)] : []),
        ]
      : []),
  ];
  const ofRightListings = [
    ...(update ? [example] : []),
    ...(live
      ? [async () => [await tryModules(builder, tried, problem.data, live, loadModule)]]
      : []),
  ];
  return isFirst ? thenIfRight(trials, ofRightListings) : trials;
}

/** Keys of modules, each read once: their names change with their contents. */
const moduleKeys = new Map<string, string>();

function moduleKey(file: string): string {
  const key = moduleKeys.get(file) ?? keyOf([fs.readFileSync(file)]);
  moduleKeys.set(file, key);
  return key;
}

/** What the page runs of some files, its modules by their contents. */
function programsOf({built}: Place, files: readonly string[]): string {
  return JSON.stringify(
    files.map((file) => {
      const [listing, pitfall] = [built.listings.get(file), built.pitfalls.get(file)];
      return [
        listing && [listing.live.entry, ...Object.values(listing.modules).map(moduleKey)],
        pitfall && [pitfall.hunt, ...[pitfall.module, pitfall.correctModule].map(moduleKey)],
      ];
    }),
  );
}

/** Makes the job for those files of a problem that are tried. */
export function jobForProblem(
  place: Place,
  problem: LocatedProblem,
  files: readonly string[],
): Job {
  const {builder, isFirst, listingsDir, built} = place;
  const {id, listings, pitfalls} = problem.data;
  const tried = {id, files};
  const isTried = ({file}: {file: string}) => files.includes(`${id}/${file}`);
  const approaches = listings.filter(isTried);
  const starter = `${id}/${starterFile}`;
  const hasStarter = fs.existsSync(path.join(listingsDir, starter));
  return {
    article: articleOf(id),
    inputs: () =>
      inputsOf(
        place,
        [...proofFiles(listingsDir, id), ...(hasStarter ? [starter] : []), ...files],
        {name: 'problem', content: JSON.stringify(problem.data)},
        {name: 'tried', content: JSON.stringify(files)},
        {name: 'programs', content: programsOf(place, files)},
      ),
    run: () =>
      runTrials(id, builder, [
        ...(isFirst ? approaches : []).map(({file}) => async () => {
          await builder.compileAlone(`${id}/${file}`);
          return [];
        }),
        ...(isFirst && hasStarter
          ? [
              async () => {
                await builder.compileStarter(starter, `${id}/proof.cpp`);
                return [{name: `${starter}: compiles with its proof`}];
              },
            ]
          : []),
        ...approaches.flatMap((approach) => trialsOfApproach(place, problem, tried, approach)),
        ...pitfalls
          .filter(isTried)
          .filter(({fails}) => isFirst || fails !== 'too slow')
          .map((pitfall) => async () => [await tryPitfall(builder, tried, problem, pitfall)]),
        ...(isFirst ? pitfalls.filter(isTried) : []).flatMap((pitfall) => {
          const hunted = built.pitfalls.get(`${id}/${pitfall.file}`);
          return hunted
            ? [() => Promise.resolve([tryHunt(problem, pitfall, hunted, loadModule)])]
            : [];
        }),
      ]),
  };
}
