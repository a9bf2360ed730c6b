import type {Caller} from '../../model/trace';
import type {CompilerBundle} from '../../toolchain/compilerBundle';
import type {Compiled} from './compileReaderProgram';

/** A reader's program, and what it is compiled with. */
export interface Program {
  readonly code: string;
  /** Calls the program. */
  readonly caller: Caller;
  /** An object of the problem's proof, that it is linked with. */
  readonly proofs?: Uint8Array;
}

/** What the compile worker is asked. */
interface CompileRequest {
  readonly bundle: CompilerBundle;
  /** Absent to load the compiler alone. */
  readonly program?: Program;
}

/** How far a compilation has come. */
export type Progress =
  /** Bytes of the download that have arrived. */
  | {readonly type: 'downloading'; readonly done: number}
  /** What arrived is unpacked, and the library's headers are read. */
  | {readonly type: 'preparing'}
  | {readonly type: 'compiling'};

/** What the page and the compile worker send each other. */
export interface CompileProtocol {
  readonly request: CompileRequest;
  readonly event: Progress;
  readonly result:
    | {readonly type: 'compiled'; readonly compiled: Compiled; readonly isCached: boolean}
    /** Nothing was to be compiled. */
    | {readonly type: 'loaded'}
    /** The bundle did not arrive. */
    | {readonly type: 'notLoaded'; readonly message: string};
}
