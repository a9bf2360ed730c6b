import type {Answer} from './answers';
import type {Question} from './engine/answerQuery';

/** What the page asks of the engine. */
export type ToEngine =
  | {readonly type: 'headings'; readonly bytes: Uint8Array<ArrayBuffer>; readonly folder: string}
  | {readonly type: 'question'; readonly id: number; readonly question: Question};

/** An error, as it travels between threads. */
export interface Failure {
  readonly message: string;
  /** The HTTP status, where a host answered with an error. */
  readonly status?: number | undefined;
  readonly url?: string | undefined;
}

/** What the engine says to the page. */
export type FromEngine =
  /** It runs: a worker that a policy forbids never says so. */
  | {readonly type: 'started'}
  | {readonly type: 'ready'; readonly isComplete: boolean}
  | {readonly type: 'failed'; readonly failure: Failure}
  | {readonly type: 'answer'; readonly id: number; readonly answer: Answer};

/** A running engine, in a worker or beside the page's own code. */
export interface EnginePort {
  post: (message: ToEngine) => void;
  close: () => void;
}
