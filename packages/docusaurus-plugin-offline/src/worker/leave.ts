import {KeptFiles} from '../store/KeptFiles';
import type {WorkerScope} from './scope';

/** Takes the place of a worker that a site no longer wants: removes all that it kept, and itself. */
export function leave(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    const kept = new KeptFiles(scope.caches, scope.registration.scope);
    event.waitUntil(kept.removeAll().then(() => scope.registration.unregister()));
  });
}
