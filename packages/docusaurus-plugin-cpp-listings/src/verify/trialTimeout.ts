import {inputLines} from './finding';
import type {Programs} from './nativeBuilder';
import type {ProcessResult} from './runProgram';

/** How a trial that ran into its time limit is described. */
export interface TrialTimeout {
  /** What was done with the listing, after "when it was". */
  readonly what: string;
  readonly seconds: number;
  /** What an author can do if the listing was running. */
  readonly fix: string;
  /** The same if its proof was. */
  readonly proofFix: string;
}

/** What an author can do about an oracle or a judge that is too slow for large inputs. */
export const quickOracle = 'add a quick_oracle, or make that part faster';

/** What an author can do about a proof that is too slow for random inputs. */
export const smallerInputs = 'make that part faster, or let "random" make smaller inputs';

/** Whether a stopped program spent most of its time in the oracle or other code of the proof. */
export const wasInProof = ({stderr}: Pick<ProcessResult, 'stderr'>): boolean =>
  /^stopped in the proof$/m.test(stderr);

/** Returns the failure of a trial that timed out: the place, what took the time, the fix, the input. */
export function describeTimeout(
  builder: Programs,
  {id, file}: {readonly id: string; readonly file: string},
  {stderr}: Pick<ProcessResult, 'stderr'>,
  {what, seconds, fix, proofFix}: TrialTimeout,
): string {
  const words = wasInProof({stderr})
    ? `${builder.shown(`${id}/proof.cpp`)}: stopped after ${seconds} seconds, most of them in its oracle, its ` +
      `judge or the code that makes inputs, when ${file} was ${what}; ${proofFix}`
    : `${builder.shown(`${id}/${file}`)}: does not end in ${seconds} seconds when it is ${what}; ${fix}`;
  return [words, ...inputLines(stderr)].join('\n');
}
