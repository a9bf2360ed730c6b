import type {ShownProblem} from '../model/problem';

/** The props of an element that shows a part of a problem. */
export interface ProblemProps {
  /** The folder, below the listings' folder, that contains the problem.yaml. */
  readonly problem: string;
  /** Filled in at build time from `problem`; not written by authors. */
  readonly data?: ShownProblem;
}
