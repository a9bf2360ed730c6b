import fs from 'node:fs';
import path from 'node:path';
import {articleOf} from '../model/article';
import type {ApproachData} from '../model/problem';
import type {Built} from '../build/built';
import {keyOf} from '../build/keyOf';
import {includeClosure} from '../build/includeClosure';
import {moduleLoader} from '../build/openModule';
import {saysDiskIsFull} from '../build/saysDiskIsFull';
import {outputFile, starterFile} from '../content/listings';
import type {LocatedProblem} from '../content/problems';
import {proofFiles} from '../content/proofs';
import {BuildError} from './callCompiler';
import {FullDiskError} from './fullDisk';
import type {NativeBuilder, Programs, TriedListings} from './nativeBuilder';
import type {Input} from './passedTrials';
import {runProgram} from './runProgram';
import type {TrialResult} from './trials';
import {tryCases} from './tryCases';
import {tryFull, tryLarge, tryRandom} from './tryComparisons';
import {tryCosts} from './tryCosts';
import {tryExample} from './tryExample';
import {tryPitfall} from './tryPitfall';
import {tryHunt} from './tryHunt';
import {tryInputs} from './tryInputs';
import {tryModules} from './tryModules';
import {tryStarter} from './tryStarter';

/** All trials of a problem's files, or of a file that belongs to no problem, with one compiler. */
export interface Job {
  /** The article that the files belong to. */
  readonly article: string;
  /** Reads all data that decides the results, except the harness and the judging code. */
  readonly inputs: () => readonly Input[];
  /** Runs the trials, and stops at the first that throws. */
  readonly run: () => Promise<TrialResult[]>;
}

type Trial = () => Promise<TrialResult[]>;

/** What the trials of a listing need besides its problem. */
export interface TrialContext {
  readonly builder: Programs;
  /**
   * Whether this is the first compiler, the only one to count costs and run examples. The others
   * compile the listings too, and run their cases and random inputs.
   */
  readonly isFirst: boolean;
  /** The modules of the page; a listing without modules skips the trial that runs them. */
  readonly built: Built;
  /** Whether the recorded outputs of correct programs are rewritten instead of compared. */
  readonly update: boolean;
  /** Whether trials that take minutes are run too. */
  readonly isFull: boolean;
}

/** What a job needs besides its files. */
export interface JobContext extends TrialContext {
  readonly builder: NativeBuilder;
  readonly listingsDir: string;
}

/** Loads a built module; the engine compiles it once for all trials of this process. */
const loadModule = moduleLoader();

/** Returns all data that decides the results of a job: its files, their includes and `values`. */
function inputsOf(
  {builder, isFirst, isFull, listingsDir}: JobContext,
  files: readonly string[],
  ...values: readonly Input[]
): Input[] {
  const below = (file: string) => path.join(listingsDir, file);
  const sources = includeClosure(files.map(below)).map((file) => path.relative(listingsDir, file));
  const outputs = files.map(outputFile).filter((file) => !sources.includes(file));
  return [
    {name: 'compiler', content: JSON.stringify({...builder.compiler, isFirst, isFull})},
    // The names of a program's files are compiled into it, and they start with this folder.
    {name: 'folder', content: path.basename(listingsDir)},
    ...values,
    ...[...sources, ...outputs].map((file) => ({
      name: file,
      ...(fs.existsSync(below(file)) && {content: fs.readFileSync(below(file))}),
    })),
  ];
}

/**
 * Runs trials in order and stops at an error, so that a file that does not build is reported once.
 *
 * @throws FullDiskError because it ends all jobs.
 */
async function runTrials(
  name: string,
  builder: NativeBuilder,
  trials: readonly Trial[],
): Promise<TrialResult[]> {
  const results: TrialResult[] = [];
  try {
    for (const trial of trials) {
      results.push(...(await trial()));
    }
  } catch (error) {
    const {message, code = ''} = error as NodeJS.ErrnoException;
    if (error instanceof FullDiskError || saysDiskIsFull(code)) {
      throw new FullDiskError();
    }
    results.push({
      name: `${name} (${builder.compiler.command})`,
      // All other errors already name their listing.
      failure:
        error instanceof BuildError
          ? `${builder.shown(name)}: does not build:\n${message}`
          : message,
    });
  }
  return results;
}

/** Makes the job for a file that belongs to no problem. */
export function jobForFile(context: JobContext, file: string): Job {
  const {builder, isFirst, update} = context;
  return {
    article: articleOf(file),
    inputs: () => inputsOf(context, [file]),
    run: () =>
      runTrials(file, builder, [
        async () => {
          const program = await builder.buildAlone(file);
          const run = (limits: {seconds: number}) => runProgram(program, [], limits);
          return isFirst
            ? [await tryExample(builder, file, run, {update, mayBeSilent: true})]
            : [{name: `${file} compiles (${builder.compiler.command})`}];
        },
      ]),
  };
}

/** Returns `trials` and then `more`, which do nothing if one of `trials` has failed. */
function thenIfAllPass(trials: readonly Trial[], more: readonly Trial[]): Trial[] {
  let havePassed = true;
  const watched = trials.map((trial) => async () => {
    const results = await trial();
    havePassed &&= results.every(({failure}) => !failure);
    return results;
  });
  return [...watched, ...more.map((trial) => () => (havePassed ? trial() : Promise.resolve([])))];
}

/** Returns `trials`, of which those after the listing's last trial do nothing. */
function untilLast(trials: readonly Trial[]): Trial[] {
  let hadLast = false;
  return trials.map((trial) => async () => {
    const results = hadLast ? [] : await trial();
    hadLast ||= results.some(({isLast}) => isLast);
    return results;
  });
}

/** Returns the proof of a listing: all trials of its program, the cheapest first. */
export function trialsOfApproach(
  {builder, isFirst, built, update, isFull}: TrialContext,
  problem: LocatedProblem,
  tried: TriedListings,
  approach: ApproachData,
): Trial[] {
  const file = `${tried.id}/${approach.file}`;
  const live = built.listings.get(file);
  const runExample = (limits: {seconds: number}) => builder.run('checked', tried, file, [], limits);
  const example = async () => [await tryExample(builder, file, runExample, {update})];
  const trials = untilLast([
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
  ]);
  const trialsOfPassed = [
    ...(update ? [example] : []),
    ...(live ? [async () => [await tryModules(builder, tried, live, loadModule)]] : []),
  ];
  return isFirst ? thenIfAllPass(trials, trialsOfPassed) : trials;
}

/** Keys of module files. Each file is read once, because its name changes with its content. */
const moduleKeys = new Map<string, string>();

function moduleKey(file: string): string {
  const key = moduleKeys.get(file) ?? keyOf([fs.readFileSync(file)]);
  moduleKeys.set(file, key);
  return key;
}

/** Returns what the page runs for some files, with the content keys of its modules. */
function programsOf({built}: JobContext, files: readonly string[]): string {
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

/** Makes the job for some files of a problem. */
export function jobForProblem(
  context: JobContext,
  problem: LocatedProblem,
  files: readonly string[],
): Job {
  const {builder, isFirst, listingsDir, built} = context;
  const {id, listings, pitfalls} = problem.data;
  const isTried = ({file}: {file: string}) => files.includes(`${id}/${file}`);
  const approaches = listings.filter(isTried);
  const starter = `${id}/${starterFile}`;
  const [live] = approaches.flatMap(({file}) => built.listings.get(`${id}/${file}`) ?? []);
  const hasStarter = fs.existsSync(path.join(listingsDir, starter));
  const triesStarter = isFirst && hasStarter;
  const tried = {id, files, ...(triesStarter && {starter})};
  return {
    article: articleOf(id),
    inputs: () =>
      inputsOf(
        context,
        [...proofFiles(listingsDir, id), ...(hasStarter ? [starter] : []), ...files],
        {name: 'problem', content: JSON.stringify(problem.data)},
        {name: 'tried', content: JSON.stringify(files)},
        {name: 'programs', content: programsOf(context, files)},
      ),
    run: () =>
      runTrials(id, builder, [
        ...(isFirst ? approaches : []).map(({file}) => async () => {
          await builder.compileAlone(`${id}/${file}`);
          return [];
        }),
        ...(triesStarter ? [async () => [await tryStarter(builder, tried, problem, starter)]] : []),
        ...thenIfAllPass(
          isFirst && live
            ? [async () => [await tryInputs(builder, tried, problem.data, live, loadModule)]]
            : [],
          approaches.flatMap((approach) => trialsOfApproach(context, problem, tried, approach)),
        ),
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
