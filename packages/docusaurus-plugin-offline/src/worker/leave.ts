import {KeptFiles} from '../store/KeptFiles';
import type {WorkerScope} from './scope';

async function reloadPages({clients}: WorkerScope): Promise<void> {
  for (const page of await clients.matchAll({type: 'window'})) {
    // Not waited for: a page is not asked for before this worker is in charge.
    page.navigate(page.url).catch(() => undefined);
  }
}

/**
 * Takes the place of a worker that a site no longer wants: removes all that it kept, and itself.
 *
 * @param reloadsPages whether the pages that it is in charge of are loaded again.
 */
export function leave(scope: WorkerScope, reloadsPages: boolean): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    const kept = new KeptFiles(scope.caches, scope.registration.scope);
    event.waitUntil(
      kept
        .removeAll()
        .then(() => scope.registration.unregister())
        .then(() => (reloadsPages ? reloadPages(scope) : undefined)),
    );
  });
}
