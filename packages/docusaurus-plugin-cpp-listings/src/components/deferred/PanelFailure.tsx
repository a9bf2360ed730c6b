import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Button from '../controls/Button';
import OfflineHint from './OfflineHint';
import type {DeferredPanel} from './useDeferredPanel';
import styles from './styles.module.css';

export interface Props {
  /** The status of the panel. */
  readonly status: DeferredPanel<unknown>['status'];
  /** Called by the button; without it there is no button. */
  readonly onRetry?: () => Promise<void>;
  /** The message. */
  readonly children: ReactNode;
}

/** A message that a panel could not be loaded; its button stays while the panel is fetched again. */
export default function PanelFailure({status, onRetry, children}: Props): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  if (status === 'failed' && !hasFailed) {
    setHasFailed(true);
  }
  if (status === 'idle' || status === 'loaded') {
    return null;
  }
  return (
    // Inline before the first failure: a block would have a margin.
    <span className={clsx(styles.failed, hasFailed && styles.panel)}>
      {/* Empty during each attempt, so that screen readers announce every failure. */}
      <span role="status">
        {status === 'failed' && (
          <span>
            {children}
            {onRetry && <OfflineHint />}
          </span>
        )}
      </span>{' '}
      {hasFailed && onRetry && (
        <Button name="retry" onClick={() => void onRetry()}>
          <Translate id="cppListings.retry">Retry</Translate>
        </Button>
      )}
    </span>
  );
}
