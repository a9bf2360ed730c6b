import {type ReactNode} from 'react';
import type {Action} from './actions';
import Button, {type Props as ButtonProps} from './Button';

export interface Props<A extends Action> extends Omit<ButtonProps, 'action' | 'onClick'> {
  readonly action: A;
  readonly onAct: (action: A) => void;
}

/** A button for one of a panel's actions. */
export default function ActionButton<A extends Action>({
  action,
  onAct,
  ...others
}: Props<A>): ReactNode {
  return <Button {...others} action={action} onClick={() => onAct(action)} />;
}
