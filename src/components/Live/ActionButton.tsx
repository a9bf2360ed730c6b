import {type ReactNode} from 'react';
import type {Action} from './actions';
import styles from './controls.module.css';

export interface Props {
  readonly action: Action;
  /** Whether it would do nothing now; it keeps the focus all the same. */
  readonly isIdle?: boolean;
  readonly onAct: (action: Action) => void;
  /** What it does, in words. */
  readonly children: ReactNode;
}

/** A button that says what it does in words. */
export default function ActionButton({action, isIdle, onAct, children}: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.text}
      data-action={action}
      aria-disabled={isIdle}
      onClick={() => onAct(action)}
    >
      {children}
    </button>
  );
}
