import type {Variant} from '../toolchain/toolchain';
import type {Article} from './articles';
import type {ModuleJob, ProofsJob} from './moduleJob';
import type {Folders, RuntimePart} from './runtime';

/** A kind of recording of an article's modules. */
export type Recording = 'traces' | 'costs' | 'openings';

/** Records what an article's modules do. */
export interface RecordJob {
  readonly type: 'record';
  readonly recording: Recording;
  readonly article: Article;
  readonly listingsDir: string;
}

/** A job for a compiling process. Its results are files. */
export type Job =
  | ModuleJob
  | ProofsJob
  /** Precompile the header of a variant. */
  | {readonly type: 'header'; readonly variant: Variant}
  /** Compile a part of the runtime. */
  | {readonly type: 'runtime'; readonly part: RuntimePart}
  | RecordJob
  /** Make the compiler bundle. */
  | {
      readonly type: 'bundle';
      /** The folder to write the bundle to. */
      readonly target: string;
    };

/** A message to a compiling process. */
export interface Request {
  readonly id: number;
  readonly job: Job;
  readonly folders: Folders;
}

/** The reply of a compiling process, when a job has ended. */
export interface Reply {
  /** The id of the request. */
  readonly id: number;
  /** The message of the error that the job threw; absent if it succeeded. */
  readonly error?: string;
}
