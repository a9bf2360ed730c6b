// The records of an article, which are next to its listings and are committed with them.

import type {Machine, SpeedRecord} from './speed';

/** The record of an article's proofs: its `proof.json`. */
export interface ProofRecord {
  /** A key of the listings, cases and proofs that were tested. */
  readonly key: string;
  /** The day, as `2026-11-23`. */
  readonly date: string;
  /** The first line of each compiler's `--version`. */
  readonly compilers: readonly string[];
  /** The compiler flags of the programs that run under the sanitizers. */
  readonly flags: readonly string[];
  /** The number of programs, including those of variants and exercises. */
  readonly listings: number;
  /** The number of programs that must fail. */
  readonly pitfalls: number;
  /** The number of stated bounds that were checked against counts. */
  readonly bounds: number;
  /** The number of inputs that the listings answered correctly, added up over all compilers. */
  readonly inputs: number;
  /** The greatest number of elements of an input. */
  readonly largest: number;
  /** The seed of the random inputs. */
  readonly seed: number;
}

/** The results of the mutants of a listing, as in `mutants.json`. */
export interface MutantsRecord {
  /** A key of the code that the mutants were made from and tested with. */
  readonly key: string;
  /** The number of mutants that the compiler refused. */
  readonly refused: number;
  readonly killed: number;
  /** The names of the mutants that no trial killed. */
  readonly alive: readonly string[];
}

/** The results of an article's mutants, by the paths of its listings below the article's folder. */
export type ArticleMutants = Readonly<Record<string, MutantsRecord>>;

/** The records, by the file's name. */
export interface Records {
  readonly 'mutants.json': ArticleMutants;
  readonly 'proof.json': ProofRecord;
  readonly 'speed.json': SpeedRecord;
}

/** The summary of an article's checks, which a page shows. */
export interface CheckedData {
  readonly article: string;
  readonly proof?: ProofRecord;
  /**
   * The numbers of mutants of all its listings; absent if none was tested. `explained` mutants are
   * alive, each with its reason in mutants.yaml.
   */
  readonly mutants?: {readonly killed: number; readonly explained: number};
  /** The machine on which its approaches were timed; absent if they were not. */
  readonly machine?: Machine;
  /** The commit that changed the listings last; absent when it is not known. */
  readonly commit?: string;
  /** The command that checks the article again. */
  readonly command: string;
  /**
   * Messages about records that are missing or stale, each with the command that makes the record.
   */
  readonly faults: readonly string[];
}
