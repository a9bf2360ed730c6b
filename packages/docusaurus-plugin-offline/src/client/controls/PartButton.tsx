import {type MouseEvent, type ReactNode} from 'react';

export interface Props {
  readonly kind: 'primary' | 'secondary';
  /** Whether it would do nothing now; unlike a disabled one it keeps the focus. */
  readonly isIdle?: boolean;
  /** The element that says what it is for. */
  readonly describedBy: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button of a part. The second click of a double click is not meant for what stands there by then. */
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
