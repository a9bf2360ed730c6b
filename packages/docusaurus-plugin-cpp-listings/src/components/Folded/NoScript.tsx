import {createContext, useContext, type ReactNode} from 'react';

/** Whether what is rendered is in a `noscript` already. */
const IsInside = createContext(false);

/** Whether what is rendered is for readers without JavaScript alone. */
export const useIsNoScript = (): boolean => useContext(IsInside);

/**
 * What is there for readers without JavaScript alone. One in another has no element of its
 * own: where scripts run, a browser takes the end of the inner one for that of the outer.
 */
export default function NoScript({children}: {readonly children: ReactNode}): ReactNode {
  return useIsNoScript() ? (
    children
  ) : (
    <IsInside value>
      <noscript>{children}</noscript>
    </IsInside>
  );
}
