import {type ReactNode} from 'react';
import clsx from 'clsx';
import NoScript from '../Folded/NoScript';
import styles from './styles.module.css';

interface Props {
  /** Whether its elements are made when it comes near the view: see `makeLater`. */
  readonly isLater?: boolean;
  /** What the server shows; the client has none of it. */
  readonly children?: ReactNode;
}

/** What the server alone renders; in the browser its HTML stays as it is. */
export default function Still({isLater = false, children}: Props): ReactNode {
  const className = clsx(isLater && styles.later);
  return children === undefined ? (
    // React leaves what the server wrote here: the page needs no data for it.
    <div
      data-still
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  ) : (
    <div data-still className={className}>
      {isLater ? <NoScript isLater>{children}</NoScript> : children}
    </div>
  );
}
