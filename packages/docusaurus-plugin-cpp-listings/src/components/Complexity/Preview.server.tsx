import {type ReactNode} from 'react';
import all from '@generated/docusaurus-plugin-cpp-listings/default/costs.json';
import CountsLink from '../RecordedRuns/CountsLink';
import Panel from './Panel';

export interface Props {
  /** The folder below the listings' folder that has the problem.yaml. */
  readonly problem: string;
}

/** A problem's costs as the server writes them. */
export default function Preview({problem}: Props): ReactNode {
  const found = all[problem];
  return found ? (
    <Panel
      problem={problem}
      data={{...found, modules: {plain: '', traced: ''}}}
      tableLink={<CountsLink problem={problem} />}
    />
  ) : null;
}
