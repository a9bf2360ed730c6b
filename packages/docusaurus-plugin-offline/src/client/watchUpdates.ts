import {announceNewBuild} from './newBuild';
import {isOfBuild} from './ownBuild';
import {manifestOf, takeOver} from './pageWorker';

/** Lets a new worker take over: at once where this page is of its build, else when the reader says. */
async function onWaiting(worker: ServiceWorker): Promise<void> {
  // One that cannot be had is not that of this page.
  const manifest = await manifestOf(worker).catch(() => undefined);
  const paths = new Set(manifest?.files.map(([path]) => path));
  if (isOfBuild(paths)) {
    await takeOver(worker);
  } else {
    announceNewBuild(() => takeOver(worker));
  }
}

/** Finds the workers of newer builds: one that waits, one that is being installed, and later ones. */
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
  // The browser looks for a new one at each navigation, and may have found it before.
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
}
