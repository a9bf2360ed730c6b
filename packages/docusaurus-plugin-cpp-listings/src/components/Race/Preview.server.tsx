import {type ReactNode} from 'react';
import all from '@generated/docusaurus-plugin-cpp-listings/default/speeds.json';
import SpeedLinks from '../RecordedRuns/SpeedLinks';
import {elementAt} from '../elementAt';
import Outcome from './Outcome';

export interface Props {
  /** The folder, below the listings' folder, that contains the problem.yaml. */
  readonly problem: string;
  /** The page and line of the element. */
  readonly place?: string;
}

/**
 * The static preview of a problem's speeds, which the server renders.
 *
 * @throws Error, which fails the build and names file and line, if the record is missing or not of
 * these listings.
 */
export default function Preview({problem, place}: Props): ReactNode {
  const data = all[problem];
  if (data?.fault !== undefined) {
    throw new Error(`${elementAt(place, `<Race problem="${problem}">`)}: ${data.fault}`);
  }
  return data ? (
    <Outcome
      problem={problem}
      data={data}
      tableLink={data.record && <SpeedLinks problem={problem} record={data.record} />}
    />
  ) : null;
}
