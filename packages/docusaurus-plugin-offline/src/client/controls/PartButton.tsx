import {type MouseEvent, type ReactNode} from 'react';

export interface Props {
  readonly kind: 'primary' | 'secondary';
  /** Whether the button does nothing now. Unlike a disabled button it keeps the focus. */
  readonly isIdle?: boolean;
  /** The id of the element that describes the button. */
  readonly describedBy: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * A button of a part. It ignores the second click of a double click, because another button may be
 * in its place by then.
 */
export default function PartButton({
  kind,
  isIdle = false,
  describedBy,
  onPress,
  children,
}: Props): ReactNode {
  const onClick = ({detail}: MouseEvent) => {
    if (!isIdle && detail <= 1) {
      onPress();
    }
  };
  return (
    <button
      type="button"
      className={`button button--${kind} ${isIdle ? 'disabled' : ''}`}
      aria-disabled={isIdle}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
