import {useLayoutEffect, useState, type ReactElement, type ReactNode} from 'react';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {useSiteHistory} from '../prose/useSiteHistory';
import {Route} from './reactRouter';
import {scrollToLocation} from './scrollToLocation';

export interface Props {
  /** The location of the router: a page whose code is loaded. */
  readonly location: Location;
  readonly children: ReactElement;
}

/**
 * Renders the page of a location, scrolls, and notifies the client modules of the site. It replaces
 * Docusaurus' `PendingNavigation`, which waits for the code of a page: here the router waits.
 */
export default function ShownPage({location, children}: Props): ReactNode {
  const history = useSiteHistory();
  const [previous, setPrevious] = useState<Location | null>(null);
  const [shown, setShown] = useState(location);
  if (shown !== location) {
    setPrevious(shown);
    setShown(location);
  }
  useLayoutEffect(() => {
    if (previous !== location) {
      scrollToLocation(history.action, location, previous);
      dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: previous, location});
    }
  }, [history, previous, location]);
  return <Route location={location} render={() => children} />;
}
