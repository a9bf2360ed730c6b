import {type ReactNode} from 'react';
import BuildState from '../BuildState';
import useCopyButtonNames from '../CopyButton/useCopyButtonNames';
import Opener from '../Exercise/Opener';
import Stepper from '../Stepper';
import {fetchStepperAhead} from '../Stepper/fetchStepper';
import type {DataAddresses} from '../../workers/fetchData';
import type {NamedListing} from './shownListing';

export interface Props extends NamedListing {
  /** The addresses of the listing's recorded run and modules. */
  readonly addresses: DataAddresses;
  /** The static preview that the page shows until the stepper has loaded. */
  readonly preview?: ReactNode;
}

/** Fetches a listing's panel and data ahead of time, so that the panel is ready on first use. */
export const fetchAhead = ({addresses}: Props): void => fetchStepperAhead(addresses);

/** The stepper of a listing, and the editor in which a reader changes its program. */
export default function Runner({preview, ...listing}: Props): ReactNode {
  const {file, inputs = [], addresses} = listing;
  useCopyButtonNames();
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
