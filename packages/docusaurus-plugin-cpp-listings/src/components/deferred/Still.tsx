import {type ReactNode} from 'react';

interface Props {
  readonly className?: string | undefined;
  /** What the server shows; the client has none of it. */
  readonly children?: ReactNode;
}

/** What the server alone renders; in the browser its HTML stays as it is. */
export default function Still({className, children}: Props): ReactNode {
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
      {children}
    </div>
  );
}
