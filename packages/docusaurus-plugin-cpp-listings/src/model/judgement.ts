import type {Trace} from './trace';

/** The judgement of a problem's oracle or judge on an answer. */
export interface Judgement {
  /** The fault of the answer, such as "expected [1, 2]"; empty when the answer is right. */
  readonly wrong: string;
  /** Whether no other answer is right. */
  readonly isUnique: boolean;
}

/** A run whose answer was judged. */
export interface JudgedRun extends Judgement {
  readonly trace: Trace;
  /**
   * The number of words of memory that were read or written, including by the library's own code.
   */
  readonly accesses: number;
}
