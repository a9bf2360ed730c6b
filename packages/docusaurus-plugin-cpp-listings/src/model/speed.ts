// The speeds of the approaches to a problem: measured on one machine, and recorded.
import type {InputKind} from './costs';
import type {ApproachData} from './problem';

/** The kinds of inputs that are timed; the first that a problem has is shown first. */
export const timedInputs = ['average', 'worst', 'best'] as const satisfies readonly InputKind[];

/** The longest time of one call, in seconds, at which a larger size is still measured. */
export const longestCall = 0.5;

/**
 * Whether a call at the next size is expected to be short enough. The expected time grows by the
 * same factor as from the size before to this one, but at least by ten.
 *
 * @param time the nanoseconds of a call.
 * @param before those of a call at the size before.
 */
export const isNextShort = (time: number, before: number | undefined): boolean =>
  time * Math.max(10, before === undefined ? 10 : time / before) < longestCall * 1e9;

/** The sizes that are timed. */
export const timedSizes: readonly number[] = [1, 2, 3, 4, 5, 6, 7].map((power) => 10 ** power);

/**
 * Nanoseconds for each element: the median of several batches of calls, and the ends of its
 * spread.
 */
export type Speed = readonly [median: number, low: number, high: number];

/** The speeds of an approach, by the kind of inputs and by the size. */
export type ApproachSpeeds = Readonly<Partial<Record<InputKind, Readonly<Record<string, Speed>>>>>;

/** The machine on which speeds were measured, and the date. */
export interface Machine {
  readonly processor: string;
  /** One entry for each level: `L1d 32 KiB`. */
  readonly caches: readonly string[];
  readonly compiler: string;
  readonly flags: string;
  /** The day, as `2026-11-23`. */
  readonly date: string;
}

/** Where and how speeds were measured. */
export interface Measuring extends Machine {
  /** The spread of the times of a fixed calculation, as a fraction of their median. */
  readonly clockSpread: number;
  /** The fraction of the batches during which another program used the processor. */
  readonly disturbed: number;
  /** Whether the machine was so quiet that the speeds can be compared. */
  readonly isSteady: boolean;
}

/** The speeds of all approaches to a problem, from one run. */
export interface SpeedRecord extends Measuring {
  /** The keys of the measured code, by the listing's file in the problem's folder. */
  readonly keys: Readonly<Record<string, string>>;
  /** The speeds of each approach, by the listing's file in the problem's folder. */
  readonly speeds: Readonly<Record<string, ApproachSpeeds>>;
}

/** The data that a page needs to draw the speeds of a problem. */
export interface SpeedData {
  readonly approaches: readonly ApproachData[];
  /** Absent where nothing was recorded. */
  readonly record?: SpeedRecord;
  /** The reason why the record cannot be trusted, and the fix. */
  readonly fault?: string;
}

/** The number of batches whose median is recorded. */
export const batches = 9;

/**
 * Returns the median and the spread of the times of `batches` batches. The spread is from the
 * second lowest to the second highest time: of nine independent times, these enclose the true
 * median with a probability of 96 %. One time that was disturbed in either direction does not
 * count.
 */
export function speedOf(times: readonly number[]): Speed {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const last = sorted.length - 1;
  const median = (at(Math.floor(last / 2)) + at(Math.ceil(last / 2))) / 2;
  return sorted.length < 5 ? [median, at(0), at(last)] : [median, at(1), at(last - 1)];
}

/**
 * Returns the width of the middle nine tenths of some times, as a fraction of their median. For a
 * fixed calculation, it shows how busy the machine was.
 */
export function spreadOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return (at(0.95) - at(0.05)) / at(0.5);
}

/** A speed that a sentence of a page cites. */
export interface CitedSpeed {
  /** The title of the approach. */
  readonly title: string;
  readonly speed: Speed;
}

/** Returns the key of a speed that the sentences of pages can cite. */
export const speedKey = (file: string, inputs: string, n: number): string =>
  `${file} ${inputs} ${n}`;

/** Returns the prefix of the ids of the rows in a problem's table of speeds. */
export const speedRows = (problem: string): string => `speed-${problem}-`;

/** Returns the id of the table row with the speeds on inputs of a kind and a size. */
export const speedRow = (problem: string, inputs: string, n: number): string =>
  `${speedRows(problem)}${inputs}-${n}`;

/**
 * Returns the reason why no sentence may cite the speeds of a problem; undefined if they may be
 * cited.
 */
export const citationError = ({record, fault}: SpeedData): string | undefined =>
  fault ??
  (record && !record.isSteady
    ? 'the recorded speeds vary too much, because the machine was busy; close other programs, and measure them with --again'
    : undefined);
