import {announceNewBuild} from './newBuild';
import {isOfBuild} from './ownBuild';
import {manifestOf, activateWaiting} from './pageWorker';

/**
 * Makes a new worker take over: at once if this page belongs to its build, otherwise when the
 * reader agrees.
 */
async function onWaiting(worker: ServiceWorker): Promise<void> {
  // If the manifest cannot be fetched, the worker does not belong to the build of this page.
  const manifest = await manifestOf(worker).catch(() => undefined);
  const paths = new Set(manifest?.files.map(([path]) => path));
  if (isOfBuild(paths)) {
    await activateWaiting(worker);
  } else {
    announceNewBuild(() => activateWaiting(worker));
  }
}

/**
 * Finds the workers of newer builds: one that waits, one that is being installed, and later ones.
 */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && registration.active) {
    void onWaiting(registration.waiting);
  }
  const watchInstalling = () => {
    const {installing, active} = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && active) {
        void onWaiting(installing);
      }
    });
  };
  // The browser checks for a new worker at each navigation, and may have found one already.
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
}
