import {type ReactNode} from 'react';
import RetryHint from './RetryHint';
import styles from './styles.module.css';

export interface Props {
  /** Called by the button; without it there is no button. */
  readonly onRetry?: () => Promise<void>;
  /** The message. */
  readonly children: ReactNode;
}

/** A message that a panel could not be loaded. */
export default function PanelFailure({onRetry, children}: Props): ReactNode {
  return (
    <p className={styles.failure} role="status">
      {children}
      <RetryHint onRetry={onRetry && (() => void onRetry())} />
    </p>
  );
}
