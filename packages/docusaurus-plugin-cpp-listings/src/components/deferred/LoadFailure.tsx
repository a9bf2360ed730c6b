import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {canRun} from '../../workers/run/runListing';
import Button from '../controls/Button';
import {passFocusToRun} from '../controls/passFocus';
import OfflineHint from './OfflineHint';
import styles from './styles.module.css';

interface MessageProps {
  /** What could not be loaded. */
  readonly what: 'program' | 'programs' | 'compiler';
  /** Why, in a few words; empty if unknown. */
  readonly reason: string;
}

export interface Props extends MessageProps {
  /** Called by the button; without it there is no button. */
  readonly onRetry?: () => void;
}

function Message({what, reason}: MessageProps): ReactNode {
  const values = {reason: reason === '' ? '' : ` (${reason})`};
  switch (what) {
    case 'program':
      return (
        <Translate id="cppListings.loadFailure.program" values={values}>
          {'The program could not be loaded{reason}.'}
        </Translate>
      );
    case 'programs':
      return (
        <Translate id="cppListings.loadFailure.programs" values={values}>
          {'The programs could not be loaded{reason}.'}
        </Translate>
      );
    case 'compiler':
      return (
        <Translate id="cppListings.loadFailure.compiler" values={values}>
          {'The compiler could not be loaded{reason}.'}
        </Translate>
      );
  }
}

/**
 * A message that something that a loaded panel needs could not be loaded, or that the browser
 * cannot run it.
 */
export default function LoadFailure({onRetry, ...message}: Props): ReactNode {
  if (!canRun()) {
    return (
      <Translate id="cppListings.loadFailure.noRuns">
        This browser cannot run programs on this page.
      </Translate>
    );
  }
  return (
    <span className={styles.failed}>
      <Message {...message} />
      <OfflineHint />{' '}
      {onRetry && (
        <Button ref={passFocusToRun} onClick={onRetry}>
          <Translate id="cppListings.retry">Retry</Translate>
        </Button>
      )}
    </span>
  );
}
