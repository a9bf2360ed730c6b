import {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The accessible name. */
  readonly label: string;
  /** The table. */
  readonly children: ReactNode;
}

/** A table of numbers that scrolls on its own if it is too large. */
export default function ScrolledTable({label, children}: Props): ReactNode {
  return (
    <div className={styles.scroller} role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
