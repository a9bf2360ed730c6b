import {type ReactNode} from 'react';
import NoScript from '../Folded/NoScript';
import styles from './styles.module.css';

interface Props {
  /** Whether its elements are created when it comes near the viewport: see `lazyPreviews`. */
  readonly isLazy?: boolean;
  /** The content that the server renders; the client bundle does not contain it. */
  readonly children?: ReactNode;
}

/** Content that only the server renders; in the browser its HTML stays as it is. */
export default function StaticHtml({isLazy = false, children}: Props): ReactNode {
  const className = isLazy ? styles.lazy : undefined;
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
      {isLazy ? <NoScript isLazy>{children}</NoScript> : children}
    </div>
  );
}
