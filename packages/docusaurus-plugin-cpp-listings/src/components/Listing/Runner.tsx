import {type ReactNode} from 'react';
import BuildState from '../BuildState';
import Opener from '../Exercise/Opener';
import Stepper from '../Stepper';
import {fetchStepperAhead} from '../Stepper/fetchStepper';
import type {DataAddresses} from '../../workers/fetchData';
import type {NamedListing} from './shownListing';

export interface Props extends NamedListing {
  /** Addresses of the listing's recorded run and modules. */
  readonly addresses: DataAddresses;
  /** What the server shows until the stepper is there. */
  readonly preview?: ReactNode;
}

/** Fetches what a listing's panel needs, so that it is there when it is used. */
export const fetchAhead = ({addresses}: Props): void => fetchStepperAhead(addresses);

/** What runs a listing: its stepper, and the editor in which a reader changes it. */
export default function Runner({preview, ...listing}: Props): ReactNode {
  const {file, inputs = [], addresses} = listing;
  const stepper = <Stepper {...listing} preview={preview} />;
  return (
    <>
      {process.env.NODE_ENV === 'development' ? (
        <BuildState address={addresses.data} file={file} isWanted isRoomBelow>
          {stepper}
        </BuildState>
      ) : (
        stepper
      )}
      <Opener inputs={inputs} file={file} addresses={addresses} />
    </>
  );
}
