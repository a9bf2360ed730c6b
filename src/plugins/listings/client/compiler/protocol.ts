import type {Kit} from '../../shared/kit';
import type {Compiled} from './workshop';

/** What the compiling worker is asked. */
export interface CompileJob {
  readonly id: number;
  readonly kit: Kit;
  readonly code: string;
  readonly proof: string;
}

/** Where a job is. */
export type Progress =
  /** Bytes of the download that have arrived. */
  | {readonly type: 'downloading'; readonly done: number}
  /** What arrived is unpacked, and the library's headers are read. */
  | {readonly type: 'preparing'}
  | {readonly type: 'compiling'};

/** What it says of the job with that number. */
export type FromCompiler = {readonly id: number} & (
  | Progress
  | {readonly type: 'compiled'; readonly compiled: Compiled; readonly isKept: boolean}
  /** The kit did not arrive. */
  | {readonly type: 'notLoaded'; readonly message: string}
  /** The compiler itself broke off. */
  | {readonly type: 'broken'; readonly message: string}
);
