import type {History, Location, LocationListener} from 'history';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preloadPage from './preloadPage';
import {keepPlace} from './scrollToPlace';

/** Tells the client modules of the site that a location was asked for; returns what ends the wait. */
const tellOfWait = (previousLocation: Location | null, location: Location): (() => void) =>
  dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});

/** Ends no wait. */
const noEnd = () => undefined;

/**
 * Has a history tell its listeners of a location when its page can be shown, and not when it is
 * asked for: the router would have React render the page that is left once more. Where the code of
 * the page does not arrive, the browser loads the page.
 */
export function waitForPages(history: History): History {
  const listeners = new Set<LocationListener>();
  let shown = normalizeLocation(history.location);
  let asked = shown;
  // Nobody waits for the page that was loaded.
  tellOfWait(null, shown);
  let endWait: () => void = noEnd;

  history.listen((location, action) => {
    const next = normalizeLocation(location);
    if (next.pathname !== shown.pathname) {
      keepPlace(shown);
    }
    endWait();
    endWait = tellOfWait(shown, next);
    asked = next;
    // Another may be asked for meanwhile.
    const isAsked = () => asked === next;
    preloadPage(next.pathname).then(
      () => {
        if (isAsked()) {
          endWait();
          endWait = noEnd;
          shown = next;
          listeners.forEach((listener) => listener(location, action));
        }
      },
      (error: unknown) => {
        console.warn(error);
        if (isAsked()) {
          window.location.reload();
        }
      },
    );
  });

  history.listen = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return history;
}
