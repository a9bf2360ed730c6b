import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import OfflineHint from './OfflineHint';
import styles from './styles.module.css';

export interface Props {
  readonly reason: string;
  readonly onRetry: () => void;
}

/**
 * An alert that the index or a part of it could not be loaded, with the reason and a retry
 * button.
 */
export default function Failure({reason, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.failureTitle}>
        <Translate id="localSearch.failed" description="Shown when the index could not be loaded">
          The search index could not be loaded.
        </Translate>
      </p>
      <p className={styles.reason}>
        {reason}
        <OfflineHint />
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="localSearch.retry" description="Button that loads the index again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
