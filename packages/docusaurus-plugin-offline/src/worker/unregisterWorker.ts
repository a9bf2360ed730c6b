import {FileCache} from '../store/FileCache';
import type {WorkerScope} from './scope';

async function reloadPages({clients}: WorkerScope): Promise<void> {
  for (const page of await clients.matchAll({type: 'window'})) {
    // Not awaited, because the navigation starts only after this worker is active.
    page.navigate(page.url).catch(() => undefined);
  }
}

/**
 * Replaces a worker that a site no longer wants: removes all its caches and itself.
 *
 * @param reloadsPages whether to reload the pages that it controls.
 */
export function unregisterWorker(scope: WorkerScope, reloadsPages: boolean): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    const cache = new FileCache(scope.caches, scope.registration.scope);
    event.waitUntil(
      cache
        .removeAll()
        .then(() => scope.registration.unregister())
        .then(() => (reloadsPages ? reloadPages(scope) : undefined)),
    );
  });
}
