import {type ReactNode} from 'react';
import type {ProblemProps} from '../problemProps';
import CaseTable from './CaseTable';

/** All cases of a problem; the tests run each row on each approach. */
export default function EdgeCases({data}: ProblemProps): ReactNode {
  return <CaseTable cases={data?.cases ?? []} />;
}
