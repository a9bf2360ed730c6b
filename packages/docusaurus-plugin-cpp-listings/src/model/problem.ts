/** The data of a listing for a page; generated at build time from its file. */
export interface ListingData {
  /** The file below the listings' folder, as the author names it. */
  readonly file: string;
  /** First line of the shown region in the file, counted from 1. */
  readonly firstLine: number;
  /** The shown region as it stands in the file, without the region markers. */
  readonly code: string;
  /** One string of highlighted, escaped HTML for each line of `code`. */
  readonly lines: readonly string[];
  /** Where the repository shows those lines; absent where the site names no repository. */
  readonly link?: string;
  /** What the whole program printed; empty when it printed nothing. */
  readonly output: string;
  /** What problem.yaml says of the file; absent for a file it does not list. */
  readonly approach?: ApproachData;
  /** What an approach is given, for readers who run it on their own input. */
  readonly inputs?: readonly InputData[];
  /** What problem.yaml says of the file when it is a pitfall. */
  readonly pitfall?: PitfallData;
}

/** One right way to solve a problem. */
export interface ApproachData {
  readonly file: string;
  readonly title: string;
  /** Stated bound on the steps, checked by counting: `O(n log n)`. */
  readonly time: string;
  /** Stated bound on the extra space, checked by counting: `O(1)`. */
  readonly space: string;
}

/** The ways in which a pitfall is allowed to fail. */
export const pitfallFailures = ['wrong answer', 'trap', 'endless loop', 'too slow'] as const;

/** A way in which a pitfall is allowed to fail. */
export type PitfallFailure = (typeof pitfallFailures)[number];

/** A real program with a real bug. */
export interface PitfallData {
  readonly file: string;
  readonly title: string;
  /** The input that breaks it, in the notation of problem.yaml. */
  readonly input: string;
  /** What a right program answers on that input. */
  readonly expected: string;
  readonly fails: PitfallFailure;
  /**
   * What this program does instead: its answer, the sanitizer's words, or the
   * steps it takes as a bound.
   */
  readonly gives: string;
}

/** A pitfall as problem.yaml has it, with what only its bug hunt needs. */
export interface BugHuntPitfall extends PitfallData {
  /** Three sentences that lead to an input that breaks it, each further than the one before. */
  readonly hints: readonly [string, string, string];
  /**
   * The input that breaks it in a page, in the notation of problem.yaml, where that is
   * not `input`: which is words for a program that is too slow, and may ask for
   * more than a page's 32-bit sizes.
   */
  readonly breaks?: string;
  /** The listing that it is compared with; the one of the best bounds when left out. */
  readonly correct?: string;
}

/** One argument of a problem and what it may be. */
export interface InputData {
  readonly name: string;
  readonly type: string;
  /** Least and greatest number of elements of an array. */
  readonly size?: readonly [number, number];
  /** Least and greatest value of the argument, or of its elements. */
  readonly values?: readonly [number, number];
  /** Whether each element must be at least the one before it. */
  readonly sorted?: boolean;
  /** A further constraint, as text: `duplicates allowed`. */
  readonly note?: string;
}

/** One row of the table of edge cases; the tests run each. */
export interface CaseData {
  readonly name: string;
  readonly input: string;
  readonly output: string;
  readonly note?: string;
  /** Whether the problem's statement shows it as an example. */
  readonly example?: boolean;
}

/** A `problem.yaml`. */
export interface ProblemData {
  /** The folder below the listings' folder: `maximum-subarray-sum/circular`. */
  readonly id: string;
  readonly title: string;
  readonly inputs: readonly InputData[];
  /** A description of the answer. */
  readonly output: string;
  readonly listings: readonly ApproachData[];
  readonly pitfalls: readonly BugHuntPitfall[];
  readonly cases: readonly CaseData[];
}

/** The data of a problem for a page. */
export type ShownProblem = Omit<ProblemData, 'pitfalls'>;

/** A summary of the articles' problems, and the number of claims of each kind that are tested. */
export interface CatalogueData {
  readonly problems: readonly Pick<ProblemData, 'id' | 'title' | 'listings'>[];
  readonly totals: {
    readonly listings: number;
    readonly pitfalls: number;
    readonly cases: number;
    /** Stated bounds on time and on extra space. */
    readonly bounds: number;
  };
}
