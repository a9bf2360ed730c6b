import fs from 'node:fs';
import path from 'node:path';
import type {ApproachData, BugHuntPitfall, ProblemData} from '../model/problem';
import {parseBound} from '../model/bounds';
import {leastSizeOf} from '../model/inputs';
import {
  contradiction,
  judgeBounds,
  leastLargest,
  tooFewSizes,
  type Count,
} from '../run/judgeBounds';
import {outputFile} from '../content/listings';
import type {LocatedProblem} from '../content/problems';
import {describeEnd, describeOutcome} from './describeProcess';
import {findingOf, firstLines, inputLines, type Finding} from './finding';
import type {Programs, TriedListings} from './nativeBuilder';
import type {ProcessResult} from './runProgram';
import {fullSize, largeSize, type Sized} from './trialSizes';

/** The result of one trial. */
export interface TrialResult {
  /** What was tried, for the report. */
  readonly name: string;
  /** What is wrong, where, and how to fix it; absent if the trial passed. */
  readonly failure?: string;
  /** How many inputs of the problem a listing answered correctly. */
  readonly inputs?: number;
}

/** Random inputs per listing and compiler; because of the seed, every run tries the same inputs. */
export const randomTrials = {seed: 20250101, count: 4000};

/** Seconds after which a program is stopped and counts as endless. */
const timeouts = {
  /** For thousands of inputs, or for one large input. */
  large: 120,
  /** For inputs of the stated maximum size, if the listing is slow. */
  full: 900,
  /** For the input that breaks a pitfall; correct programs take milliseconds. */
  pitfall: 3,
};

/** Returns the stated ranges of a problem's inputs, each as an argument for its proof. */
const rangesOf = ({inputs}: ProblemData): string[] =>
  inputs.map(({values, sorted}) => (values ? `${values.join(' ')}${sorted ? ' sorted' : ''}` : ''));

/** Describes the first line in which the recorded and the printed output differ. */
function differenceOf(shown: string, recorded: string, printed: string): string {
  const fix = 'if the new output is correct, record it with --update';
  const stated = recorded.split('\n');
  const lines = printed.split('\n');
  if (printed === `${recorded}\n`) {
    return `${shown}:${stated.length}: the final line break is missing; ${fix}`;
  }
  const longer = stated.length > lines.length ? stated : lines;
  const index = longer.findIndex((_, place) => stated[place] !== lines[place]);
  const quoted = (text: string | undefined) => (text === undefined ? 'nothing more' : `"${text}"`);
  return (
    `${shown}:${index + 1}: expected ${quoted(stated[index])}, ` +
    `but the program printed ${quoted(lines[index])}; ${fix}`
  );
}

/**
 * Tries whether the program of a listing prints its `.out` file; `update` rewrites that file.
 *
 * @param run runs the program.
 */
export async function tryExample(
  builder: Programs,
  file: string,
  run: (limits: {seconds: number}) => Promise<ProcessResult>,
  update: boolean,
): Promise<TrialResult> {
  const name = `${file} prints its recorded output (${builder.compiler.command})`;
  const result = await run({seconds: 60});
  if (result.status !== 0 || result.stopped !== undefined) {
    return {name, failure: `${builder.shown(file)}: the program ${describeEnd(builder, result)}`};
  }
  const {stdout} = result;
  const recordFile = path.join(builder.listingsDir, outputFile(file));
  const recorded = fs.existsSync(recordFile) ? fs.readFileSync(recordFile, 'utf8') : '';
  if (stdout === recorded) {
    return {name};
  }
  if (update) {
    fs.writeFileSync(recordFile, stdout);
    return {name: `${name}, now rewritten`};
  }
  return {name, failure: differenceOf(builder.shown(outputFile(file)), recorded, stdout)};
}

/** Tries whether a listing gives the stated answer to each case and to each pitfall's input. */
export async function tryCases(
  builder: Programs,
  tried: TriedListings,
  problem: LocatedProblem,
  {file}: ApproachData,
): Promise<TrialResult[]> {
  const {data, at} = problem;
  const rows = [
    ...data.cases.map((row, index) => ({...row, place: at('cases', index, 'output')})),
    ...data.pitfalls.flatMap((pitfall, index) =>
      pitfall.fails === 'too slow'
        ? []
        : [
            {
              name: `pitfall: ${pitfall.title}`,
              input: pitfall.input,
              output: pitfall.expected,
              place: at('pitfalls', index, 'expected'),
            },
          ],
    ),
  ];
  const result = await builder.run('checked', tried, `${data.id}/${file}`, ['cases'], {
    input: rows.map(({input}) => `${input}\n`).join(''),
    seconds: 60,
  });
  const lines = result.stdout.split('\n').slice(0, -1);
  const isFlooded = result.stopped !== undefined && !result.timedOut;
  // If the program prints without end, its lines from the first wrong one on are not answers.
  const wrong = isFlooded ? rows.findIndex(({output}, index) => lines[index] !== output) : -1;
  const answers = wrong < 0 ? lines : lines.slice(0, wrong);
  // A case that stops the program is the last one, because the program never reads the later cases.
  return rows.slice(0, answers.length + 1).map(({name, output, place}, index) => {
    const trial = `${data.id}/${file}: ${name} (${builder.compiler.command})`;
    return answers[index] === output
      ? {name: trial, inputs: 1}
      : {
          name: trial,
          failure: `${place}: case "${name}": ${file} ${describeOutcome(builder, answers[index], result)}, but the case expects ${output}`,
        };
  });
}

/** Describes a trial with large inputs that timed out: its oracle may be the slow part. */
const describeTimeout = (builder: Programs, {id}: TriedListings) =>
  `does not end in ${timeouts.large} seconds; if the oracle takes this long, ` +
  `add a quick_oracle to ${builder.shown(`${id}/proof.cpp`)}`;

/** A trial that compares many answers with the oracle. */
interface Comparison {
  readonly name: string;
  readonly build: 'checked' | 'fast';
  readonly seconds: number;
  readonly args: readonly string[];
  /** The failure if the program times out. */
  readonly timeoutMessage: string;
}

/** Compares a listing's answers with the oracle's. */
async function compare(
  builder: Programs,
  listing: string,
  tried: TriedListings,
  {name, build, seconds, args, timeoutMessage}: Comparison,
): Promise<TrialResult> {
  const result = await builder.run(build, tried, listing, args, {seconds});
  const [, agreed] = /^agreed on (\d+)\n$/.exec(result.stdout) ?? [];
  if (result.status === 0 && agreed !== undefined) {
    return {name, inputs: Number(agreed)};
  }
  const stopped = result.timedOut ? timeoutMessage : result.stopped;
  const {place = builder.shown(listing), words}: Finding = stopped
    ? {words: [stopped, ...inputLines(result.stderr)].join('\n')}
    : result.stdout && agreed === undefined
      ? {words: `disagrees with the oracle:\n${firstLines(result.stdout)}`}
      : findingOf(builder, result.stderr);
  return {name, failure: `${place}: ${words}`};
}

/**
 * Tries whether a listing agrees with the oracle on thousands of random inputs, with sanitizers.
 */
export function tryRandom(
  builder: Programs,
  tried: TriedListings,
  {data}: LocatedProblem,
  {file}: ApproachData,
): Promise<TrialResult> {
  const listing = `${tried.id}/${file}`;
  const {seed, count} = randomTrials;
  return compare(builder, listing, tried, {
    name: `${listing} agrees with the oracle (${builder.compiler.command})`,
    build: 'checked',
    seconds: timeouts.large,
    args: ['random', String(seed), String(count), ...rangesOf(data)],
    timeoutMessage: `does not end in ${timeouts.large} seconds`,
  });
}

/**
 * Compares a listing's answers on inputs of one size, including extreme values. Size 0 is skipped.
 */
async function compareAtSize(
  builder: Programs,
  tried: TriedListings,
  {data}: LocatedProblem,
  {file}: ApproachData,
  {
    size,
    how,
    ...comparison
  }: Omit<Comparison, 'name' | 'args'> & {
    readonly size: number;
    /** Words in the trial's name after the size. */
    readonly how: string;
  },
): Promise<TrialResult[]> {
  if (size === 0) {
    return [];
  }
  const listing = `${tried.id}/${file}`;
  return [
    await compare(builder, listing, tried, {
      ...comparison,
      name: `${listing} agrees with the oracle at ${size} elements${how}`,
      args: ['large', String(randomTrials.seed), String(size), ...rangesOf(data)],
    }),
  ];
}

/** Tries whether a listing agrees with the oracle on large inputs, with sanitizers. */
export const tryLarge = (
  builder: Programs,
  tried: TriedListings,
  problem: LocatedProblem,
  approach: ApproachData,
): Promise<TrialResult[]> =>
  compareAtSize(builder, tried, problem, approach, {
    size: largeSize(problem.data, approach),
    how: '',
    build: 'checked',
    seconds: timeouts.large,
    timeoutMessage: describeTimeout(builder, tried),
  });

/**
 * Tries whether a listing agrees with the oracle at the stated maximum if it is too slow for that
 * size with sanitizers. It runs as an optimised program, which takes minutes.
 */
export const tryFull = (
  builder: Programs,
  tried: TriedListings,
  problem: LocatedProblem,
  approach: ApproachData,
): Promise<TrialResult[]> =>
  compareAtSize(builder, tried, problem, approach, {
    size: fullSize(problem.data, approach),
    how: ', optimised',
    build: 'fast',
    seconds: timeouts.full,
    timeoutMessage: `does not end in ${timeouts.full} seconds`,
  });

/** A program failed or did not end while its costs were counted. */
export class CountError extends Error {
  override name = 'CountError';
}

/** Counts the costs of a listing. @throws CountError if the program fails or does not end. */
async function count(
  builder: Programs,
  tried: TriedListings,
  {inputs}: Sized,
  file: string,
): Promise<{steps: Count[]; bytes: Count[]}> {
  const listing = `${tried.id}/${file}`;
  const seconds = timeouts.large;
  const args = ['count', String(leastSizeOf(inputs))];
  const result = await builder.run('counted', tried, listing, args, {seconds});
  const {stdout, stderr, status, timedOut, stopped} = result;
  if (timedOut) {
    throw new CountError(`${builder.shown(listing)}: counting ${describeTimeout(builder, tried)}`);
  }
  if (status !== 0) {
    throw new CountError(
      `${builder.shown(listing)}: counting failed: ${stopped ?? firstLines(stderr)}`,
    );
  }
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  const [n, steps, bytes] = [0, 1, 2].map((column) => rows.map((row) => row[column] ?? 0));
  const counts = (costs: readonly number[] = []) =>
    costs.map((cost, index) => ({n: n?.[index] ?? 0, cost}));
  return {steps: counts(steps), bytes: counts(bytes)};
}

/** Tries whether the counted steps and bytes grow as the stated bounds say. */
export async function tryCosts(
  builder: Programs,
  tried: TriedListings,
  {data, at}: LocatedProblem,
  approach: ApproachData,
): Promise<TrialResult[]> {
  const counted = await count(builder, tried, data, approach.file);
  const few = tooFewSizes(counted.steps);
  if (few) {
    const name = `${data.id}/${approach.file}: counted at enough sizes`;
    const proof = builder.shown(`${data.id}/proof.cpp`);
    return [{name, failure: `${proof}: ${few}; raise Problem::largest to ${leastLargest} or more`}];
  }
  const index = data.listings.indexOf(approach);
  return judgeBounds(approach, {time: counted.steps, space: counted.bytes, granule: 128}).map(
    ({key, stated, wrong}) => {
      const name = `${data.id}/${approach.file}: counted ${key} grows as ${stated}`;
      return wrong
        ? {
            name,
            failure: `${at('listings', index, key)}: ${approach.file}: ${key} ${stated}, but ${wrong}`,
          }
        : {name};
    },
  );
}

async function failureOf(
  builder: Programs,
  tried: TriedListings,
  problem: Sized,
  {file, input, expected, fails, gives}: BugHuntPitfall,
): Promise<string | undefined> {
  if (fails === 'too slow') {
    const {steps} = await count(builder, tried, problem, file);
    if (!contradiction(parseBound(expected), steps)) {
      return `its steps grow as ${expected}, so it is not too slow`;
    }
    const wrong = contradiction(parseBound(gives), steps);
    return wrong && `its steps do not grow as ${gives}: ${wrong}`;
  }
  const seconds = fails === 'endless loop' ? timeouts.pitfall : 60;
  const result = await builder.run('checked', tried, `${tried.id}/${file}`, ['cases'], {
    input: `${input}\n`,
    seconds,
  });
  const answer = result.stdout.split('\n')[0] ?? '';
  if (fails === 'endless loop') {
    return result.timedOut
      ? undefined
      : `it should not end, but it ${describeOutcome(builder, answer, result)}`;
  }
  if (fails === 'trap') {
    if (result.status !== 0 && !result.timedOut && result.stderr.includes(gives)) {
      return undefined;
    }
    return `it should fail with "${gives}", but it ${describeOutcome(builder, answer, result)}`;
  }
  if (answer === expected) {
    return `it gives the correct answer, ${answer}`;
  }
  return answer === gives
    ? undefined
    : `it ${describeOutcome(builder, answer, result)}, but problem.yaml says ${gives}`;
}

/** Tries whether a pitfall compiles and fails on its input in the way that problem.yaml states. */
export async function tryPitfall(
  builder: Programs,
  tried: TriedListings,
  {data, at}: LocatedProblem,
  pitfall: BugHuntPitfall,
): Promise<TrialResult> {
  const name = `${data.id}/${pitfall.file} fails as stated (${builder.compiler.command})`;
  const wrong = await failureOf(builder, tried, data, pitfall);
  const place = at('pitfalls', data.pitfalls.indexOf(pitfall), 'gives');
  return wrong ? {name, failure: `${place}: ${pitfall.file}: ${wrong}`} : {name};
}
