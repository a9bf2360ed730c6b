import type {ApproachData, ProblemData} from '../model/problem';
import type {LocatedProblem} from '../content/problems';
import {findingOf, firstLines, inputLines, type Finding} from './finding';
import type {Programs, TriedListings} from './nativeBuilder';
import {TrialError} from './trialError';
import {randomTrials, timeouts, type TrialResult} from './trials';
import {fullSize, largeSize} from './trialSizes';
import {
  describeTimeout,
  quickOracle,
  smallerInputs,
  wasInProof,
  type TrialTimeout,
} from './trialTimeout';

/** Returns the stated ranges of a problem's inputs, each as an argument for its proof. */
const rangesOf = ({inputs}: ProblemData): string[] =>
  inputs.map(({values, sorted}) => (values ? `${values.join(' ')}${sorted ? ' sorted' : ''}` : ''));

/** A trial that compares many answers with the oracle. */
interface Comparison {
  readonly name: string;
  readonly build: 'checked' | 'fast';
  readonly args: readonly string[];
  readonly timeout: TrialTimeout;
}

/**
 * Compares a listing's answers with the oracle's.
 *
 * @throws TrialError if the proof does not end, because it would not end with other listings either.
 */
async function compare(
  builder: Programs,
  file: string,
  tried: TriedListings,
  {name, build, args, timeout}: Comparison,
): Promise<TrialResult> {
  const listing = `${tried.id}/${file}`;
  const result = await builder.run(build, tried, listing, args, {seconds: timeout.seconds});
  if (result.timedOut) {
    const failure = describeTimeout(builder, {id: tried.id, file}, result, timeout);
    if (wasInProof(result)) {
      throw new TrialError(failure);
    }
    return {name, failure, isLast: true};
  }
  const [, agreed] = /^agreed on (\d+)\n$/.exec(result.stdout) ?? [];
  if (result.status === 0 && agreed !== undefined) {
    return {name, inputs: Number(agreed)};
  }
  const {place = builder.shown(listing), words}: Finding = result.stopped
    ? {words: [result.stopped, ...inputLines(result.stderr)].join('\n')}
    : result.stdout && agreed === undefined
      ? {words: `disagrees with the oracle:\n${firstLines(result.stdout)}`}
      : findingOf(builder, result.stderr);
  return {
    name,
    failure: `${place}: ${words || 'it, or the oracle, ends the program before the last answer'}`,
    isLast: true,
  };
}

/**
 * Tries whether a listing agrees with the oracle on thousands of random inputs, with sanitizers.
 */
export function tryRandom(
  builder: Programs,
  tried: TriedListings,
  {data}: LocatedProblem,
  {file}: Pick<ApproachData, 'file'>,
): Promise<TrialResult> {
  const {seed, count} = randomTrials;
  return compare(builder, file, tried, {
    name: `${tried.id}/${file} agrees with the oracle (${builder.compiler.command})`,
    build: 'checked',
    args: ['random', String(seed), String(count), ...rangesOf(data)],
    timeout: {
      what: `tried on ${count} random inputs`,
      seconds: timeouts.large,
      fix: `correct it, or let "random" in ${builder.shown(`${tried.id}/proof.cpp`)} make smaller inputs`,
      proofFix: smallerInputs,
    },
  });
}

/**
 * Compares a listing's answers on inputs of one size, including extreme values. Size 0 is skipped.
 */
async function compareAtSize(
  builder: Programs,
  tried: TriedListings,
  {data, at}: LocatedProblem,
  approach: ApproachData,
  {
    size,
    how,
    build,
    seconds,
  }: {
    readonly size: number;
    /** Words in the trial's name after the size. */
    readonly how: string;
    readonly build: Comparison['build'];
    readonly seconds: number;
  },
): Promise<TrialResult[]> {
  if (size === 0) {
    return [];
  }
  const {file, time} = approach;
  const statedTime = at('listings', data.listings.indexOf(approach), 'time');
  return [
    await compare(builder, file, tried, {
      name: `${tried.id}/${file} agrees with the oracle at ${size} elements${how}`,
      build,
      args: ['large', String(randomTrials.seed), String(size), ...rangesOf(data)],
      timeout: {
        what: `tried at ${size} elements`,
        seconds,
        fix: `correct it, or its time, ${time}, at ${statedTime}`,
        proofFix: quickOracle,
      },
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
  });
