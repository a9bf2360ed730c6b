import {unregisterWorker} from './unregisterWorker';
import type {WorkerScope, WorkerSettings} from './scope';
import {serve} from './serve';

/**
 * The build inserts this value; null if the plugin is disabled, so that the worker removes an
 * earlier one.
 */
declare const offlineSettings: WorkerSettings | null;

/** The build inserts this value, too: whether the worker reloads the pages of an earlier worker. */
declare const reloadsPages: boolean;

const scope = self as unknown as WorkerScope;

if (offlineSettings) {
  serve(scope, offlineSettings);
} else {
  unregisterWorker(scope, reloadsPages);
}
