import type {InputKind} from '../shared/costs';
import type {JudgedRun} from '../shared/judge';
import type {Counted} from '../shared/runModule';
import type {Outcome, Trace} from '../shared/trace';

/** Steps after which a run counts as endless. */
export const stepLimit = 5_000_000;

/** Runs a listing on an input in the notation of problem.yaml. */
export interface RunTask {
  /**
   * `count` answers and counts; `trace` keeps the steps; `judge` keeps them too and has
   * the answer judged, `judgeOnly` does that alone.
   */
  readonly kind: 'count' | 'trace' | 'judge' | 'judgeOnly';
  /** Addresses of the listing's modules; the plain one is there to be counted beside. */
  readonly modules: {readonly plain?: string; readonly traced: string};
  readonly entry: number;
  readonly input: string;
}

/** Counts what a listing costs on inputs of a size. */
export interface MeasureTask {
  readonly kind: 'measure';
  /** Addresses of the listing's two modules. */
  readonly modules: {readonly plain: string; readonly traced: string};
  readonly entry: number;
  readonly inputs: InputKind;
  readonly size: number;
}

export type Task = RunTask | MeasureTask;

/** What a worker is asked to run. */
export type Job = Task & {readonly id: number};

/** What a worker says of the job with that number. */
export type FromWorker = {readonly id: number} & (
  | {readonly type: 'running'}
  /** What the instrumented program came to, while the plain one still runs. */
  | {readonly type: 'counted'; readonly outcome: Outcome}
  | {readonly type: 'answered'; readonly outcome: Outcome}
  | {readonly type: 'traced'; readonly trace: Trace}
  | {readonly type: 'measured'; readonly counted: Counted}
  | {readonly type: 'judged'; readonly run: JudgedRun}
  | {readonly type: 'failed'; readonly message: string}
);
