import {type ReactNode} from 'react';
import type {ShownProblem} from '../../model/problem';
import CaseTable from './CaseTable';

interface Props {
  /** The folder, below the listings' folder, that contains the problem.yaml. */
  readonly problem: string;
  /** Filled in at build time from `problem`; not written by authors. */
  readonly data?: ShownProblem;
}

/** All cases of a problem; the tests run each row on each approach. */
export default function EdgeCases({data}: Props): ReactNode {
  return <CaseTable cases={data?.cases ?? []} />;
}
