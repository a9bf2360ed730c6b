import {useState, type ReactElement, type ReactNode} from 'react';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {Route} from './reactRouter';

export interface Props {
  /** Where the router is: the location of a page whose code is there. */
  readonly location: Location;
  readonly children: ReactElement;
}

/**
 * Shows the page of a location, and tells the client modules of the site. Takes the place of what
 * waits for the code of a page in Docusaurus: here the router waits.
 */
export default function ShownPage({location, children}: Props): ReactNode {
  const [previous, setPrevious] = useState<Location | null>(null);
  const [shown, setShown] = useState(location);
  if (shown !== location) {
    setPrevious(shown);
    setShown(location);
  }
  return (
    <ClientLifecyclesDispatcher previousLocation={previous} location={location}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
