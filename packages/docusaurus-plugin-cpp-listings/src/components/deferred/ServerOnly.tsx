import {type ComponentType, type ReactNode} from 'react';

interface Props<P> {
  /** The component of a `*.server.tsx` file; undefined in the client bundle. */
  readonly component: ComponentType<P> | undefined;
  readonly props: P;
  /** The element around it; a `noscript` shows it only to readers without JavaScript. */
  readonly as?: 'div' | 'noscript';
  readonly className?: string;
}

/** A component that only the server renders; in the browser its HTML stays as it is. */
export default function ServerOnly<P extends object>({
  component: Component,
  props,
  as: Wrapper = 'div',
  className,
}: Props<P>): ReactNode {
  return Component ? (
    <Wrapper data-still className={className}>
      <Component {...props} />
    </Wrapper>
  ) : (
    // React leaves what the server wrote here: the page needs no data for it.
    <Wrapper
      data-still
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  );
}
