import type {History, Location, LocationListener} from 'history';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preloadPage from './preloadPage';
import {storeScrollPosition} from './scrollToLocation';

/**
 * Notifies the client modules of the site that a location was requested; returns a function that
 * ends the wait.
 */
const notifyOfWait = (previousLocation: Location | null, location: Location): (() => void) =>
  dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});

/** The initial value: there is no wait to end. */
const noEnd = () => undefined;

/**
 * Makes a history notify its listeners of a location when its page can be shown, not when it is
 * requested. Otherwise the router would make React render the old page once more. If the code of
 * the page cannot be loaded, the browser loads the page.
 */
export function waitForPages(history: History): History {
  const listeners = new Set<LocationListener>();
  let shown = normalizeLocation(history.location);
  let requested = shown;
  // The loaded page needs no wait.
  notifyOfWait(null, shown);
  let endWait: () => void = noEnd;

  history.listen((location, action) => {
    const next = normalizeLocation(location);
    if (next.pathname !== shown.pathname) {
      storeScrollPosition(shown);
    }
    endWait();
    endWait = notifyOfWait(shown, next);
    requested = next;
    // The reader may request another page meanwhile.
    const isLatest = () => requested === next;
    preloadPage(next.pathname).then(
      () => {
        if (isLatest()) {
          endWait();
          endWait = noEnd;
          shown = next;
          listeners.forEach((listener) => listener(location, action));
        }
      },
      (error: unknown) => {
        console.warn(error);
        if (isLatest()) {
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
