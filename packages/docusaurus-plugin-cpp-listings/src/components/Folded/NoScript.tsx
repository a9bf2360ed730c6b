import {createContext, useContext, type ReactNode} from 'react';

/** The enclosing element: a `noscript`, or a `noscript` whose content `makeLater` creates. */
const Inside = createContext<'noscript' | 'later' | undefined>(undefined);

interface Props {
  /** Whether `makeLater` also shows the content to readers with JavaScript. */
  readonly isLater?: boolean;
  readonly children: ReactNode;
}

/**
 * Content only for readers without JavaScript. Inside another `noscript` it renders no element of
 * its own: with scripts on, a browser takes the inner end tag for the end of the outer element.
 * Inside content that `makeLater` creates, it is an element that becomes a `noscript` then.
 */
export default function NoScript({isLater = false, children}: Props): ReactNode {
  const inside = useContext(Inside);
  if (inside === 'noscript') {
    return children;
  }
  return (
    <Inside value={isLater ? 'later' : 'noscript'}>
      {inside === 'later' ? (
        <div data-without-scripts>{children}</div>
      ) : (
        <noscript data-later={isLater || undefined}>{children}</noscript>
      )}
    </Inside>
  );
}
