/** The data of a listing for a page; generated at build time from its file. */
export interface ListingData {
  /** The file below the listings' folder, as the author names it. */
  readonly file: string;
  /** First line of the shown region in the file, counted from 1. */
  readonly firstLine: number;
  /** The shown region as in the file, without the region markers. */
  readonly code: string;
  /** One string of highlighted, escaped HTML for each line of `code`. */
  readonly lines: readonly string[];
  /** The address of those lines in the repository; absent if the site names no repository. */
  readonly link?: string;
  /** The output of the whole program; empty if it printed nothing. */
  readonly output: string;
  /** The entry of the file in problem.yaml; absent for a file that is not in it. */
  readonly approach?: ApproachData;
  /** The inputs of an approach, for readers who run it on their own input. */
  readonly inputs?: readonly InputData[];
  /** The entry of the file in problem.yaml if it is a pitfall. */
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
  /** The answer of a correct program to that input. */
  readonly expected: string;
  readonly fails: PitfallFailure;
  /**
   * The behaviour of this program instead: its answer, the sanitizer's message, or a bound on the
   * steps that it takes.
   */
  readonly gives: string;
}

/** A pitfall as in problem.yaml, with the data that only its bug hunt needs. */
export interface BugHuntPitfall extends PitfallData {
  /** Three sentences that lead to an input that breaks it, each further than the one before. */
  readonly hints: readonly [string, string, string];
  /**
   * The input that breaks it in a page, in the notation of problem.yaml, if `input` cannot. For a
   * program that is too slow, `input` is a description in words. For others, `input` may need sizes
   * beyond the 32 bits of a page.
   */
  readonly breaks?: string;
  /** The listing that it is compared with; by default the one with the best bounds. */
  readonly correct?: string;
}

/** One argument of a problem, with its type and constraints. */
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
