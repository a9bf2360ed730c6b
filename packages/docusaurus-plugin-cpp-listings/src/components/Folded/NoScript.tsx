import {createContext, useContext, type ReactNode} from 'react';

/** What is rendered is in: a `noscript`, and one whose content `makeLater` makes. */
const Inside = createContext<'noscript' | 'later' | undefined>(undefined);

interface Props {
  /** Whether `makeLater` shows it to readers with JavaScript, too. */
  readonly isLater?: boolean;
  readonly children: ReactNode;
}

/**
 * What is there for readers without JavaScript alone. One in another has no such element of its
 * own: where scripts run, a browser takes the end of the inner one for that of the outer. In one
 * that is made later it is an element that becomes one then.
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
