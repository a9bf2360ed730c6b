import {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Action} from './actions';
import styles from './button.module.css';

export interface Props extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** The look of the button; by default it has a frame. */
  readonly kind?: 'primary' | 'icon';
  /** The action of the button, which the static preview also uses. */
  readonly action?: Action;
  /** Whether a press would do nothing now; unlike a disabled button, an idle one keeps the focus. */
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
