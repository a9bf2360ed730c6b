import {leave} from './leave';
import type {WorkerScope, WorkerSettings} from './scope';
import {serve} from './serve';

/** Written in by the build; null in a build without a worker, which removes an earlier one. */
declare const offlineSettings: WorkerSettings | null;

const scope = self as unknown as WorkerScope;

if (offlineSettings) {
  serve(scope, offlineSettings);
} else {
  leave(scope);
}
