import {type ReactNode} from 'react';
import type {ShownProblem} from '../../model/problem';
import CaseTable from '../EdgeCases/CaseTable';

interface Props {
  /** The folder, below the listings' folder, that contains the problem.yaml. */
  readonly problem: string;
  /** Filled in at build time from `problem`; not written by authors. */
  readonly data?: ShownProblem;
}

/** The cases that problem.yaml marks as examples, for the problem's statement. */
export default function Examples({data}: Props): ReactNode {
  return <CaseTable cases={data?.cases.filter(({example}) => example) ?? []} />;
}
