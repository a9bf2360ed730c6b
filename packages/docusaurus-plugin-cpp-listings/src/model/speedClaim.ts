// What a sentence says of the speeds of two programs, held against what was measured.
import type {Speed} from './speed';

/** A claim of how much faster one program is than another. */
export interface SpeedClaim {
  /** `faster` is so many times faster at least. */
  readonly atLeast?: number | undefined;
  /** Neither is faster than the other by more than so many times. */
  readonly atMost?: number | undefined;
}

/** By how many times one program is faster than another, and the ends that the spreads allow. */
export interface SpeedRatio {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Returns by how many times `faster` is faster than `slower`. */
export const ratioOf = (faster: Speed, slower: Speed): SpeedRatio => ({
  median: slower[0] / faster[0],
  low: slower[1] / faster[2],
  high: slower[2] / faster[1],
});

const digits = (value: number) => value.toPrecision(3);

/**
 * Returns what the measured ratio says against a claim, if anything does. The whole of what
 * the spreads allow has to be as it claims.
 */
export function claimFault(
  {atLeast, atMost}: SpeedClaim,
  {median, low, high}: SpeedRatio,
): string | undefined {
  const shown = `the record shows ${digits(median)} times (${digits(low)} to ${digits(high)})`;
  if (atLeast !== undefined && !(low >= atLeast)) {
    return `${shown}, and not at least ${atLeast}`;
  }
  if (atMost !== undefined && !(Math.max(high, 1 / low) <= atMost)) {
    return `${shown}, and not at most ${atMost} times apart`;
  }
  return undefined;
}

/** Rounds a ratio down: to whole numbers from 10 on, and to tenths below. */
export const roundedDown = (ratio: number): number =>
  ratio >= 10 ? Math.floor(ratio) : Math.floor(ratio * 10 + 1e-9) / 10;

/** Rounds how far two speeds are apart at most up to tenths. */
export const roundedUp = ({low, high}: SpeedRatio): number =>
  Math.ceil(Math.max(high, 1 / low) * 10 - 1e-9) / 10;
