import {createContext, useContext, type ReactNode} from 'react';

/** The enclosing element: a `noscript`, or a `noscript` whose content `lazyPreviews` creates. */
const Inside = createContext<'noscript' | 'lazy' | undefined>(undefined);

interface Props {
  /** Whether `lazyPreviews` also shows the content to readers with JavaScript. */
  readonly isLazy?: boolean;
  readonly children: ReactNode;
}

/**
 * Content only for readers without JavaScript. Inside another `noscript` it renders no element of
 * its own: with scripts on, a browser takes the inner end tag for the end of the outer element.
 * Inside content that `lazyPreviews` creates, it is an element that becomes a `noscript` then.
 */
export default function NoScript({isLazy = false, children}: Props): ReactNode {
  const inside = useContext(Inside);
  if (inside === 'noscript') {
    return children;
  }
  return (
    <Inside value={isLazy ? 'lazy' : 'noscript'}>
      {inside === 'lazy' ? (
        <div data-without-scripts>{children}</div>
      ) : (
        <noscript data-later={isLazy || undefined}>{children}</noscript>
      )}
    </Inside>
  );
}
