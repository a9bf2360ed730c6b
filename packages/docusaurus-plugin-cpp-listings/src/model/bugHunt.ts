import type {InputData, PitfallFailure} from './problem';

/** The number of reads and writes of memory by both programs of a bug hunt on an ordinary input. */
export interface BaselineWork {
  readonly pitfall: number;
  readonly correct: number;
}

/** The build's findings about a pitfall, against which runs are judged. */
export interface PitfallBaseline {
  /** The way in which it fails. Only a pitfall that is too slow is judged by its work. */
  readonly fails: PitfallFailure;
  readonly baseline: BaselineWork;
}

/** A program of a bug hunt and the address of its instrumented module. */
export interface BugHuntProgram {
  /** The file below the listings' folder. */
  readonly file: string;
  /** The whole file, without its final line break. */
  readonly source: string;
  /** The number of the program in its module. */
  readonly entry: number;
  /** Address of the WebAssembly module. */
  readonly module: string;
}

/** The data that a page needs for a bug hunt: a search for an input that breaks a pitfall. */
export interface BugHuntData extends PitfallBaseline {
  readonly inputs: readonly InputData[];
  /** A description of the answer. */
  readonly output: string;
  readonly hints: readonly string[];
  /** An input that the pitfall survives, where the problem's cases have one. */
  readonly startInput: string;
  /** An input that breaks it. */
  readonly breakingInput: string;
  readonly pitfall: BugHuntProgram;
  readonly correct: BugHuntProgram & {readonly title: string};
}

type WithoutModule<Program> = Omit<Program, 'module'>;

/** A bug hunt as it is stored, without the addresses of the modules, which only its page knows. */
export type StoredBugHunt = Omit<BugHuntData, 'pitfall' | 'correct'> & {
  readonly pitfall: WithoutModule<BugHuntData['pitfall']>;
  readonly correct: WithoutModule<BugHuntData['correct']>;
};
