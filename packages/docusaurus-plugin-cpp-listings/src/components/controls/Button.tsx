import {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Action} from './actions';
import styles from './button.module.css';

export interface Props extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** Its look; a frame when left out. */
  readonly kind?: 'primary' | 'icon';
  /** The action that it stands for, also before the panel is there. */
  readonly action?: Action;
  /** Whether it would do nothing now; unlike a disabled one it keeps the focus. */
  readonly isIdle?: boolean;
}

/** A button of a panel. */
export default function Button({
  kind,
  action,
  isIdle,
  className,
  children,
  ...others
}: Props): ReactNode {
  return (
    <button
      {...others}
      type="button"
      className={clsx(styles.button, kind && styles[kind], className)}
      data-action={action}
      aria-disabled={isIdle}
    >
      {children}
    </button>
  );
}
