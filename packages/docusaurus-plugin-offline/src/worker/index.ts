import {leave} from './leave';
import type {WorkerScope, WorkerSettings} from './scope';
import {serve} from './serve';

/** Written in by the build; null in a build without a worker, which removes an earlier one. */
declare const offlineSettings: WorkerSettings | null;

/** Written in, too: whether the pages that an earlier worker has given are loaded again. */
declare const reloadsPages: boolean;

const scope = self as unknown as WorkerScope;

if (offlineSettings) {
  serve(scope, offlineSettings);
} else {
  leave(scope, reloadsPages);
}
