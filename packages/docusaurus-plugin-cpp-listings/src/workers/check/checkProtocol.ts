import type {Outcome} from '../../model/trace';

/** A test case: an input and its correct answer, in the notation of problem.yaml. */
export interface TestCase {
  readonly input: string;
  readonly output: string;
}

/** A request to try a reader's program. */
export interface CheckRequest {
  /** The reader's instrumented module. */
  readonly module: Uint8Array;
  /** The correct program: a plain module, and the number of the program in it. */
  readonly solution: {readonly module: WebAssembly.Module; readonly entry: number};
  readonly cases: readonly TestCase[];
  /** How many random inputs are tried if all cases are right, and the seed of the first. */
  readonly random: {readonly count: number; readonly seed: number};
}

/** The result of a program on an input. */
export interface TestResult extends TestCase {
  readonly outcome: Outcome;
  readonly isRight: boolean;
  /** Why the problem's judge rejects the answer, if several answers are right. */
  readonly complaint?: string;
}

/** The messages between the page and a check worker. */
export interface CheckProtocol {
  readonly request: CheckRequest;
  readonly event: {readonly isRandom: boolean} & (
    | {readonly type: 'trying'; readonly testCase: TestCase}
    | {readonly type: 'tried'; readonly tried: TestResult}
  );
  readonly result: undefined;
}
