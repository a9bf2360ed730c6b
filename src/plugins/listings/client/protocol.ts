import type {Outcome, Trace} from '../shared/trace';

/** Steps after which a run counts as endless. */
export const stepLimit = 5_000_000;

/** What a worker is asked to run. */
export interface Job {
  readonly id: number;
  /** `count` answers and counts; `trace` keeps the steps. */
  readonly kind: 'count' | 'trace';
  /** Addresses of the listing's two modules. */
  readonly modules: {readonly plain: string; readonly traced: string};
  readonly entry: number;
  /** In the notation of problem.yaml. */
  readonly input: string;
}

/** What a worker says of the job with that number. */
export type FromWorker = {readonly id: number} & (
  | {readonly type: 'running'}
  /** What the instrumented program came to, while the plain one still runs. */
  | {readonly type: 'counted'; readonly outcome: Outcome}
  | {readonly type: 'answered'; readonly outcome: Outcome}
  | {readonly type: 'traced'; readonly trace: Trace}
  | {readonly type: 'failed'; readonly message: string}
);
