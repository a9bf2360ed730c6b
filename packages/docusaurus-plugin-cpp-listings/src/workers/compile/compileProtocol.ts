import type {Caller} from '../../model/trace';
import type {CompilerBundle} from '../../toolchain/compilerBundle';
import type {Compiled} from './compileReaderProgram';

/** A reader's program, and what it is compiled with. */
export interface Program {
  readonly code: string;
  /** The code that calls the program. */
  readonly caller: Caller;
  /** The object of the problem's proof that the program is linked with. */
  readonly proofs?: Uint8Array;
}

/** A request to the compile worker. */
interface CompileRequest {
  readonly bundle: CompilerBundle;
  /** Absent if the worker should only load the compiler. */
  readonly program?: Program;
}

/** The progress of a compilation. */
export type Progress =
  /** Bytes of the download that have arrived. */
  | {readonly type: 'downloading'; readonly done: number}
  /** The worker unpacks the download and precompiles the library's headers. */
  | {readonly type: 'preparing'}
  | {readonly type: 'compiling'};

/** The messages between the page and the compile worker. */
export interface CompileProtocol {
  readonly request: CompileRequest;
  readonly event: Progress;
  readonly result:
    | {readonly type: 'compiled'; readonly compiled: Compiled; readonly isCached: boolean}
    /** The compiler is loaded, and there was no program to compile. */
    | {readonly type: 'loaded'}
    /** The bundle could not be loaded. */
    | {readonly type: 'notLoaded'; readonly message: string};
}
