import type {TriedListings, Programs} from './nativeBuilder';

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
export const timeouts = {
  /** For thousands of inputs, or for one large input. */
  large: 120,
  /** For inputs of the stated maximum size, if the listing is slow. */
  full: 900,
  /** For the input that breaks a pitfall; correct programs take milliseconds. */
  pitfall: 3,
};

/** Describes a trial with large inputs that timed out: its oracle may be the slow part. */
export const describeTimeout = (builder: Programs, {id}: TriedListings) =>
  `does not end in ${timeouts.large} seconds; if the oracle takes this long, ` +
  `add a quick_oracle to ${builder.shown(`${id}/proof.cpp`)}`;
