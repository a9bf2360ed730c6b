import type {Variant} from '../../shared/toolchain';
import type {RuntimePart} from './runtime';
import type {Unit} from './unit';

/** To build one module. */
export interface ModuleJob {
  readonly type: 'module';
  readonly variant: Variant;
  readonly unit: Unit;
  /** The file to write. */
  readonly target: string;
}

/** What a compiling process is asked to do; results are files. */
export type Job =
  | ModuleJob
  /** Precompile the header of a variant. */
  | {readonly type: 'header'; readonly variant: Variant}
  /** Compile a part of the runtime. */
  | {readonly type: 'runtime'; readonly part: RuntimePart}
  /** Make the files of the compiler in the page. */
  | {
      readonly type: 'kit';
      /** The folder to write them to. */
      readonly target: string;
    };

/** Where the processes find what they need. */
export interface Folders {
  readonly listingsDir: string;
  /** For what the modules share; its name changes with the toolchain and the runtime. */
  readonly sharedDir: string;
}

export interface Request {
  readonly id: number;
  readonly job: Job;
  readonly folders: Folders;
}

export interface Reply {
  readonly id: number;
  /** Absent when the job is done. */
  readonly error?: string;
}
