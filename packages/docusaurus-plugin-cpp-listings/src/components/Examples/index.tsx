import {type ReactNode} from 'react';
import CaseTable from '../EdgeCases/CaseTable';
import type {ProblemProps} from '../problemProps';

/** The cases that problem.yaml marks as examples, for the problem's statement. */
export default function Examples({data}: ProblemProps): ReactNode {
  return <CaseTable cases={data?.cases.filter(({example}) => example) ?? []} />;
}
