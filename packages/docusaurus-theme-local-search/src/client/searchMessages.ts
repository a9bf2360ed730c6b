import type {Part} from '../shared';
import type {Answer} from './answers';
import type {Question} from './engine/answerQuery';
import type {SerializedError} from './errors';

/** A message from the page to the engine. */
export type EngineRequest =
  /** The first file has come. */
  | {
      readonly type: 'headings';
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Address of the folder of the index files, with a slash at its end. */
      readonly folder: string;
      readonly index: string;
    }
  /** The page fetches a part, and will say when it has: the engine need not. */
  | {readonly type: 'coming'; readonly part: Part}
  /** A part has come, or cannot be fetched where there are no bytes. */
  | {readonly type: 'part'; readonly part: Part; readonly bytes?: Uint8Array<ArrayBuffer>}
  | {readonly type: 'question'; readonly id: number; readonly question: Question};

/** A message from the engine to the page. */
export type EngineMessage =
  /** The engine runs. A worker that a security policy forbids never sends it. */
  | {readonly type: 'started'}
  /** The first file is read. */
  | {readonly type: 'ready'}
  | {readonly type: 'failed'; readonly error: SerializedError}
  | {readonly type: 'answer'; readonly id: number; readonly answer: Answer};

/** A running engine, in a worker or in the page. */
export interface EnginePort {
  post: (message: EngineRequest) => void;
  close: () => void;
}
