import {type ReactNode} from 'react';
import clsx from 'clsx';
import NoScript from '../Folded/NoScript';
import styles from './styles.module.css';

interface Props {
  /** Whether its elements are created when it comes near the viewport: see `makeLater`. */
  readonly isLater?: boolean;
  /** The content that the server renders; the client bundle does not contain it. */
  readonly children?: ReactNode;
}

/** Content that only the server renders; in the browser its HTML stays as it is. */
export default function Still({isLater = false, children}: Props): ReactNode {
  const className = clsx(isLater && styles.later);
  return children === undefined ? (
    // React keeps the server-rendered HTML here, so the page needs no data for it.
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
