/** The result of one trial. */
export interface TrialResult {
  /** What was tried, for the report. */
  readonly name: string;
  /** What is wrong, where, and how to fix it; absent if the trial passed. */
  readonly failure?: string;
  /** How many inputs of the problem a listing answered correctly. */
  readonly inputs?: number;
  /** Whether the other trials of the listing would only show the same fault, or take as long. */
  readonly isLast?: boolean;
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
