import type {InputData} from './index';
import type {Known} from './judge';

/** A program of a hunt and where its instrumented module is. */
export interface HuntProgram {
  /** The file below `listings/`. */
  readonly file: string;
  /** The whole file, without its final line break. */
  readonly source: string;
  /** The number of the program in its module. */
  readonly entry: number;
  /** Address of the WebAssembly module. */
  readonly module: string;
}

/** What the page needs to let a reader look for an input that breaks a pitfall. */
export interface Hunt extends Known {
  readonly inputs: readonly InputData[];
  /** What the answer ought to be, in words. */
  readonly output: string;
  readonly hints: readonly string[];
  /** An input that the pitfall survives, where the problem's cases have one. */
  readonly start: string;
  /** An input that breaks it. */
  readonly known: string;
  readonly pitfall: HuntProgram;
  readonly correct: HuntProgram & {readonly title: string};
}
