import type {Outcome} from '../../model/trace';

/** A test case: an input and its right answer, in the notation of problem.yaml. */
export interface TestCase {
  readonly input: string;
  readonly output: string;
}

/** What a worker is asked to try. */
export interface CheckRequest {
  /** The reader's instrumented module. */
  readonly module: Uint8Array;
  /** The program whose answers are right: a plain module and the number in it. */
  readonly solution: {readonly module: WebAssembly.Module; readonly entry: number};
  readonly cases: readonly TestCase[];
  /** How many random inputs are tried when all cases are right, and which. */
  readonly random: {readonly count: number; readonly seed: number};
}

/** How a program did on an input. */
export interface Tried extends TestCase {
  readonly outcome: Outcome;
  readonly isRight: boolean;
  /** What the problem's judge has against the answer, where many answers are right. */
  readonly complaint?: string;
}

/** What the page and a check worker send each other. */
export interface CheckProtocol {
  readonly request: CheckRequest;
  readonly event: {readonly isRandom: boolean} & (
    | {readonly type: 'trying'; readonly testCase: TestCase}
    | {readonly type: 'tried'; readonly tried: Tried}
  );
  readonly result: undefined;
}
