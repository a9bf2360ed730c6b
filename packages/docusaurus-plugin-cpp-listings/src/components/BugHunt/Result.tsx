import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {BugHuntData} from '../../model/bugHunt';
import Button from '../controls/Button';
import {passFocusToRun} from '../controls/passFocus';
import LoadFailure from '../deferred/LoadFailure';
import Outcome from './Outcome';
import type {Comparison} from './useBugHunt';
import styles from './styles.module.css';

export interface Props {
  readonly comparison: Comparison | undefined;
  readonly hunt: BugHuntData;
  /** Whether the comparison takes so long that the page says it is running. */
  readonly isSlow: boolean;
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

/** The result of the last comparison, or a message that a comparison is running. */
export default function Result({comparison, hunt, isSlow, onStop, onRetry}: Props): ReactNode {
  return (
    <div className={styles.result} aria-live="polite" data-result>
      {isSlow && (
        <p>
          <Translate id="cppListings.result.running">Running …</Translate>{' '}
          <Button ref={passFocusToRun} onClick={onStop}>
            <Translate id="cppListings.result.stop">Stop</Translate>
          </Button>
        </p>
      )}
      {comparison?.type === 'judged' && <Outcome comparison={comparison} hunt={hunt} />}
      {comparison?.type === 'stopped' && (
        <p>
          <Translate id="cppListings.result.stopped">Stopped.</Translate>
        </p>
      )}
      {comparison?.type === 'failed' && (
        <p>
          <LoadFailure what="programs" reason={comparison.message} onRetry={onRetry} />
        </p>
      )}
    </div>
  );
}
