import type {Outcome} from '../../shared/trace';

/** An input and what a right program answers, in the notation of problem.yaml. */
export interface Wanted {
  readonly input: string;
  readonly output: string;
}

/** What a worker is asked to try. */
export interface CheckJob {
  /** The reader's instrumented module. */
  readonly module: Uint8Array;
  /** The program whose answers are right: a plain module and the number in it. */
  readonly solution: {readonly module: WebAssembly.Module; readonly entry: number};
  readonly cases: readonly Wanted[];
  /** How many random inputs are tried when all cases are right, and which. */
  readonly random: {readonly count: number; readonly seed: number};
}

/** How a program did on an input. */
export interface Tried extends Wanted {
  readonly outcome: Outcome;
  readonly isRight: boolean;
  /** What the problem's judge has against the answer, where many answers are right. */
  readonly complaint?: string;
}

/** What a worker says. */
export type FromChecker =
  /** When its script has arrived. */
  | {readonly type: 'ready'}
  /** Before an input is tried. */
  | {readonly type: 'trying'; readonly wanted: Wanted; readonly isRandom: boolean}
  | {readonly type: 'tried'; readonly tried: Tried; readonly isRandom: boolean}
  | {readonly type: 'done'}
  | {readonly type: 'failed'; readonly message: string};
