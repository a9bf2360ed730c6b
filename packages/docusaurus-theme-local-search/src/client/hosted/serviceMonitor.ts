import type {Request} from '../pendingRequest';
import {createRetrySchedule} from './retrySchedule';
import {createServiceState, type ServiceState} from './serviceState';
import {askWithTimeout, isLoadedInTime, type Ask} from './timeouts';

/** Tracks whether the service works, and retries it after a failure. */
export interface ServiceMonitor {
  readonly state: ServiceState;
  /**
   * Waits for the code that asks the service, but no longer than a reader waits for the service.
   * Late code does not mean that the service is unavailable.
   *
   * @returns whether the code is loaded. Rejects when it cannot be loaded.
   */
  readonly prepareWithTimeout: () => Promise<boolean>;
  /** Notes that the service answered. */
  readonly onSuccess: () => void;
  /** Notes that the service failed, and schedules a retry. */
  readonly onFailure: (error: unknown) => void;
  /** Whether the time of the next retry has come. */
  readonly isRetryDue: () => boolean;
  /** Asks the service in the background, to find out whether it works again. */
  readonly retry: (request: Request) => Promise<void>;
}

/** The options of a monitor. */
interface Options {
  readonly ask: Ask;
  /** Loads the code that asks the service, once. */
  readonly prepare: () => Promise<unknown>;
  /** Returns the request with which the service is retried; undefined if there was none. */
  readonly lastRequest: () => Request | undefined;
}

/** Creates the monitor of a service that has not failed. */
export function createServiceMonitor({ask, prepare, lastRequest}: Options): ServiceMonitor {
  const state = createServiceState();
  let isRetrying = false;

  const schedule = createRetrySchedule(() => {
    const request = lastRequest();
    // If no search box is open, the next question retries the service.
    if (state.hasListeners() && request) {
      void retry(request);
    }
  });

  async function prepareWithTimeout(): Promise<boolean> {
    const loading = prepare();
    const isPrepared = await isLoadedInTime(loading);
    if (!isPrepared) {
      state.set({isCodeLate: true});
      const onSettled = () => state.set({isCodeLate: false});
      // If the code cannot be loaded, the next question reports the error.
      loading.then(onSettled, onSettled);
    }
    return isPrepared;
  }

  const onSuccess = () => {
    schedule.reset();
    state.set({isUnavailable: false});
  };

  const onFailure = (error: unknown) => {
    console.warn('The search service failed, so the site’s own index answers', error);
    schedule.scheduleAfter(error);
    state.set({isUnavailable: true});
  };

  async function retry(request: Request): Promise<void> {
    if (isRetrying) {
      return;
    }
    isRetrying = true;
    try {
      if (await prepareWithTimeout()) {
        await askWithTimeout(ask, request, new AbortController().signal);
        onSuccess();
      }
    } catch (error) {
      onFailure(error);
    }
    isRetrying = false;
  }

  return {state, prepareWithTimeout, onSuccess, onFailure, isRetryDue: schedule.isDue, retry};
}
