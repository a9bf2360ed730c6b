import type {Action, History, Location, LocationListener, UnregisterCallback} from 'history';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preloadPage from './preloadPage';

/** Tells the client modules of the site that a location was asked for; returns what ends the wait. */
const tellOfWait = (previousLocation: Location | null, location: Location): (() => void) =>
  dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});

/**
 * Has a history tell its listeners of a location when its page can be shown, and not when it is
 * asked for: the router would have React render the page that is left once more. Where the code of
 * the page does not arrive, the browser loads the page.
 */
export function waitForPages<Kept extends History>(history: Kept): Kept {
  const listeners = new Set<LocationListener>();
  let shown: Location = normalizeLocation(history.location);
  let endWait = tellOfWait(null, shown);

  let asked: Location = shown;

  const show = (location: Location, action: Action) => {
    endWait();
    shown = normalizeLocation(location);
    listeners.forEach((listener) => listener(location, action));
  };

  history.listen((location, action) => {
    const {pathname} = normalizeLocation(location);
    endWait();
    endWait = tellOfWait(shown, normalizeLocation(location));
    asked = location;
    // Another may be asked for meanwhile.
    const isAsked = () => asked === location;
    preloadPage(pathname).then(
      () => isAsked() && show(location, action),
      (error: unknown) => {
        console.warn(error);
        if (isAsked()) {
          window.location.reload();
        }
      },
    );
  });

  history.listen = (listener: LocationListener): UnregisterCallback => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return history;
}
