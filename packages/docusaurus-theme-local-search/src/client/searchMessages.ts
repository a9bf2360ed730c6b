import type {Answer} from './answers';
import type {Question} from './engine/answerQuery';

/** A message from the page to the engine. */
export type EngineRequest =
  | {readonly type: 'headings'; readonly bytes: Uint8Array<ArrayBuffer>; readonly folder: string}
  | {readonly type: 'question'; readonly id: number; readonly question: Question};

/** An error in a form that can be sent between threads. */
export interface SerializedError {
  readonly message: string;
  /** The HTTP status, where a host answered with an error. */
  readonly status?: number | undefined;
  readonly url?: string | undefined;
}

/** A message from the engine to the page. */
export type EngineMessage =
  /** The engine runs. A worker that a security policy forbids never sends it. */
  | {readonly type: 'started'}
  | {readonly type: 'ready'; readonly isComplete: boolean}
  | {readonly type: 'failed'; readonly error: SerializedError}
  | {readonly type: 'answer'; readonly id: number; readonly answer: Answer};

/** A running engine, in a worker or in the page. */
export interface EnginePort {
  post: (message: EngineRequest) => void;
  close: () => void;
}
