import {type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import styles from './panelFrame.module.css';

export interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  /** The accessible name. */
  readonly label: string;
  readonly className?: string;
  /** Whether the reader has used the panel. Only a used panel is printed. */
  readonly isUsed?: boolean;
  readonly children: ReactNode;
}

/** The frame of a panel that runs programs. */
export default function PanelFrame({
  ref,
  label,
  className,
  isUsed = false,
  children,
}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.panel, className)}
      ref={ref}
      role="group"
      aria-label={label}
      data-used={isUsed ? '' : undefined}
    >
      {children}
    </div>
  );
}

/** A message about the reader's last action; it takes no room while it is empty. */
export function Notice({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  );
}
