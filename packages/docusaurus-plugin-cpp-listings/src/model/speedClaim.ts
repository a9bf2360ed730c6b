// A claim of a sentence about the speeds of two programs, checked against the measured speeds.
import type {Speed} from './speed';

/** A claim about how much faster one program is than another. */
export interface SpeedClaim {
  /** The keys of the two speeds; see `speedKey`. */
  readonly faster: string;
  readonly than: string;
  /** `faster` is at least this many times as fast. */
  readonly atLeast?: number | undefined;
  /** Neither program is more than this many times as fast as the other. */
  readonly atMost?: number | undefined;
}

/**
 * The factor by which one program is faster than another, and its limits according to the spreads.
 */
export interface SpeedRatio {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Returns the factor by which `faster` is faster than `slower`. */
export const ratioOf = (faster: Speed, slower: Speed): SpeedRatio => ({
  median: slower[0] / faster[0],
  low: slower[1] / faster[2],
  high: slower[2] / faster[1],
});

const digits = (value: number) => value.toPrecision(3);

/**
 * Returns the reason why the record does not support a claim; undefined if it does. The claim must
 * hold for the whole range that the spreads allow.
 *
 * @param first the speed of the faster program; absent when the record has none.
 * @param second the speed of the other program.
 */
export function claimError(
  {faster, than, atLeast, atMost}: SpeedClaim,
  first: Speed | undefined,
  second: Speed | undefined,
): string | undefined {
  if (!first || !second) {
    return `the record has no speed of ${first ? than : faster}`;
  }
  const {median, low, high} = ratioOf(first, second);
  const shown =
    `${faster} is ${digits(median)} times as fast as ${than} (between ${digits(low)} and ` +
    `${digits(high)} times, because of the measured spreads)`;
  if (atLeast !== undefined && !(low >= atLeast)) {
    return `${shown}, not at least ${atLeast} times`;
  }
  if (atMost !== undefined && !(Math.max(high, 1 / low) <= atMost)) {
    return `${shown}, so the two may differ by more than a factor of ${atMost}`;
  }
  return undefined;
}

/** Rounds a ratio down: to whole numbers from 10 on, and to tenths below. */
export const roundedDown = (ratio: number): number =>
  ratio >= 10 ? Math.floor(ratio) : Math.floor(ratio * 10 + 1e-9) / 10;

/** Returns the greatest factor between two speeds, rounded up to tenths. */
export const roundedUp = ({low, high}: SpeedRatio): number =>
  Math.ceil(Math.max(high, 1 / low) * 10 - 1e-9) / 10;
