import type {Part} from '../shared';
import type {Answer} from './answers';
import type {Question} from './engine/answerQuery';
import type {SerializedError} from './errors';

/** A message from the page to the engine. */
export type EngineRequest =
  /** The next piece of the first index file; without bytes, the file has ended. */
  | {
      readonly type: 'headings';
      readonly bytes?: Uint8Array<ArrayBuffer>;
      /** Address of the folder of the index files, with a trailing slash. */
      readonly folder: string;
      readonly index: string;
    }
  /** The page is fetching a part and will send it, so the engine need not fetch it. */
  | {readonly type: 'fetching'; readonly part: Part}
  /** A part is loaded; without bytes, the page could not fetch it. */
  | {readonly type: 'part'; readonly part: Part; readonly bytes?: Uint8Array<ArrayBuffer>}
  | {readonly type: 'question'; readonly id: number; readonly question: Question};

/** A message from the engine to the page. */
export type EngineMessage =
  /** The engine runs. A worker that a security policy blocks never sends this. */
  | {readonly type: 'started'}
  /** The first index file has been read. */
  | {readonly type: 'ready'}
  | {readonly type: 'failed'; readonly error: SerializedError}
  | {readonly type: 'answer'; readonly id: number; readonly answer: Answer};

/** A running engine, in a worker or in the page. */
export interface EnginePort {
  post: (message: EngineRequest) => void;
  close: () => void;
}
