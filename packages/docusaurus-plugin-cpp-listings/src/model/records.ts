// What is recorded of an article next to its listings, and committed with them.

import type {Machine, SpeedRecord} from './speed';

/** What the proofs of an article tried: its `proof.json`. */
export interface ProofRecord {
  /** Of the listings, cases and proofs that were tried. */
  readonly key: string;
  /** The day, as `2026-11-23`. */
  readonly date: string;
  /** The first line of each compiler's `--version`. */
  readonly compilers: readonly string[];
  /** With what programs that are watched by the sanitizers are compiled. */
  readonly flags: readonly string[];
  /** The programs, those of variants and exercises included. */
  readonly listings: number;
  /** The programs that must fail. */
  readonly pitfalls: number;
  /** The stated bounds that were held against counts. */
  readonly bounds: number;
  /** How many inputs the listings answered rightly, with each compiler counted on its own. */
  readonly inputs: number;
  /** The most elements of an input. */
  readonly largest: number;
  /** The seed of the random inputs. */
  readonly seed: number;
}

/** What became of the mutants of a listing, as `mutants.json` has it. */
export interface MutantsRecord {
  /** Of what they were made and tried with. */
  readonly key: string;
  /** How many the compiler refused. */
  readonly refused: number;
  readonly killed: number;
  /** The names of those that no trial killed. */
  readonly alive: readonly string[];
}

/** What became of an article's mutants, by the paths of its listings below the article's folder. */
export type ArticleMutants = Readonly<Record<string, MutantsRecord>>;

/** The records, by the file's name. */
export interface Records {
  readonly 'mutants.json': ArticleMutants;
  readonly 'proof.json': ProofRecord;
  readonly 'speed.json': SpeedRecord;
}

/** What a page tells of how an article was checked. */
export interface CheckedData {
  readonly article: string;
  readonly proof?: ProofRecord;
  /**
   * Those of all its listings; `explained` are alive, each with its reason in mutants.yaml. Absent
   * where none was tried.
   */
  readonly mutants?: {readonly killed: number; readonly explained: number};
  /** Where its approaches were timed; absent where they were not. */
  readonly machine?: Machine;
  /** The commit that changed the listings last; absent when it is not known. */
  readonly commit?: string;
  /** What checks the article again. */
  readonly command: string;
  /** What is missing or older than its listings, and the command that makes it. */
  readonly faults: readonly string[];
}
