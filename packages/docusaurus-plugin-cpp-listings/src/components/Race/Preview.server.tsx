import {type ReactNode} from 'react';
import all from '@generated/docusaurus-plugin-cpp-listings/default/speeds.json';
import SpeedLinks from '../RecordedRuns/SpeedLinks';
import Outcome from './Outcome';

export interface Props {
  /** The folder below the listings' folder that has the problem.yaml. */
  readonly problem: string;
}

/**
 * A problem's speeds as the server writes them.
 *
 * @throws Error, which fails the build, when none were recorded, or not of these listings.
 */
export default function Preview({problem}: Props): ReactNode {
  const data = all[problem];
  if (data?.fault !== undefined) {
    throw new Error(`<Race problem="${problem}">: ${data.fault}`);
  }
  return data ? (
    <Outcome
      problem={problem}
      data={data}
      tableLink={data.record && <SpeedLinks problem={problem} record={data.record} />}
    />
  ) : null;
}
