import type {ApproachData, ProblemData} from '../model/problem';
import type {LocatedProblem} from '../content/problems';
import {findingOf, firstLines, inputLines, type Finding} from './finding';
import type {Programs, TriedListings} from './nativeBuilder';
import {describeTimeout, randomTrials, timeouts, type TrialResult} from './trials';
import {fullSize, largeSize} from './trialSizes';

/** Returns the stated ranges of a problem's inputs, each as an argument for its proof. */
const rangesOf = ({inputs}: ProblemData): string[] =>
  inputs.map(({values, sorted}) => (values ? `${values.join(' ')}${sorted ? ' sorted' : ''}` : ''));

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
  return {
    name,
    failure: `${place}: ${words || 'it, or the oracle, ends the program before the last answer'}`,
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
  const listing = `${tried.id}/${file}`;
  const {seed, count} = randomTrials;
  return compare(builder, listing, tried, {
    name: `${listing} agrees with the oracle (${builder.compiler.command})`,
    build: 'checked',
    seconds: timeouts.large,
    args: ['random', String(seed), String(count), ...rangesOf(data)],
    timeoutMessage: `it, or the oracle, does not end in ${timeouts.large} seconds`,
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
