import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '../controls/Button';
import {passFocusToRun} from '../controls/passFocus';
import OfflineHint from './OfflineHint';

export interface Props {
  /** Called by the button; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
}

/** The hint and the button after a message that something could not be fetched. */
export default function RetryHint({onRetry}: Props): ReactNode {
  return (
    <>
      <OfflineHint />{' '}
      {onRetry && (
        <Button ref={passFocusToRun} onClick={onRetry}>
          <Translate id="cppListings.retry">Retry</Translate>
        </Button>
      )}
    </>
  );
}
