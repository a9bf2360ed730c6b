import {type ReactNode} from 'react';
import all from '@generated/docusaurus-plugin-cpp-listings/default/costs.json';
import CountsLink from '../RecordedRuns/CountsLink';
import Panel from './Panel';

export interface Props {
  /** The folder, below the listings' folder, that contains the problem.yaml. */
  readonly problem: string;
}

/** The static preview of a problem's costs, which the server renders. */
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
