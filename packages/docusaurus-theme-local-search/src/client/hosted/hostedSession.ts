import type {Answer} from '../answers';
import {
  isAwaited,
  requestKey,
  setAnswerListener,
  type PendingRequest,
  type Request,
} from '../pendingRequest';
import type {SearchSession, Status} from '../searchSession';
import {createRetrySchedule} from './retrySchedule';
import {createServiceState} from './serviceState';
import {askWithTimeout, isLoadedInTime, type Ask} from './timeouts';

/** A search that the service answers, with the site's own index as a fallback. */
export interface HostedSession extends SearchSession {
  /** Whether the service is unavailable: it failed to answer, or answered incorrectly. */
  readonly isUnavailable: () => boolean;
}

/** The options of a session. */
export interface HostedSessionOptions {
  /** The session of the site's own index; it fetches nothing until it is used. */
  readonly local: SearchSession;
  readonly ask: Ask;
  /** Loads the code that asks the service, once. */
  readonly prepare: () => Promise<unknown>;
}

/** A request that is waiting for the service. */
interface PendingServiceRequest extends PendingRequest {
  readonly stop: () => void;
}

/** Milliseconds after the last key press before the service is asked; debounces its requests. */
export const debounceDelay = 100;

const ready: Status = {phase: 'ready'};

/**
 * Creates a session that asks a service. If the service fails or times out, the local session
 * answers, including the current request. The service is retried in the background, so that no
 * reader waits for it twice, and is used again once it answers.
 */
export function createHostedSession({local, ask, prepare}: HostedSessionOptions): HostedSession {
  const state = createServiceState();
  let isRetrying = false;
  let lastRequest: Request | undefined;
  let pending: PendingServiceRequest | undefined;

  /**
   * Waits for the code that asks the service, but no longer than a reader waits for the service.
   * Late code does not mean that the service is unavailable.
   *
   * @returns whether the code is loaded. Rejects when it cannot be loaded.
   */
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

  const schedule = createRetrySchedule(() => {
    // If no search box is open, the next question retries the service.
    if (state.hasListeners() && lastRequest) {
      void retryService(lastRequest);
    }
  });

  const onFailure = (error: unknown) => {
    console.warn('The search service failed, so the site’s own index answers', error);
    schedule.scheduleAfter(error);
    state.set({isUnavailable: true});
  };

  const onSuccess = () => {
    schedule.reset();
    state.set({isUnavailable: false});
  };

  async function retryService(request: Request): Promise<void> {
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

  const askLocally = (request: Request, onAnswer: (answer: Answer) => void) => {
    if (schedule.isDue()) {
      void retryService(request);
    }
    return local.search(request, onAnswer);
  };

  const answerLocally = (asked: PendingServiceRequest) => {
    pending = undefined;
    // Without this condition, the index would be fetched for a search box that was closed.
    if (isAwaited(asked)) {
      local.search(asked.request, (answer) => asked.onAnswer?.(answer));
    }
  };

  async function askService(asked: PendingServiceRequest, signal: AbortSignal): Promise<void> {
    if (!isAwaited(asked)) {
      pending = undefined;
      return;
    }
    try {
      const isPrepared = await prepareWithTimeout();
      if (pending !== asked) {
        return;
      }
      if (!isPrepared) {
        answerLocally(asked);
        return;
      }
      const answer = await askWithTimeout(ask, asked.request, signal);
      if (pending === asked) {
        pending = undefined;
        onSuccess();
        asked.onAnswer?.(answer);
      }
    } catch (error) {
      if (pending === asked) {
        onFailure(error);
        answerLocally(asked);
      }
    }
  }

  function startRequest(
    key: string,
    request: Request,
    onAnswer: PendingServiceRequest['onAnswer'],
  ): PendingServiceRequest {
    const controller = new AbortController();
    const timer = setTimeout(() => void askService(asked, controller.signal), debounceDelay);
    const asked: PendingServiceRequest = {
      key,
      request,
      onAnswer,
      stop() {
        clearTimeout(timer);
        controller.abort();
      },
    };
    return asked;
  }

  return {
    isUnavailable: state.isUnavailable,
    prepare() {
      // If this fails, the first question reports the error.
      prepare().catch(() => undefined);
      if (state.isLocal()) {
        local.prepare();
      }
    },
    prepareFor(query) {
      if (state.isLocal()) {
        local.prepareFor(query);
      }
    },
    retry() {
      local.retry();
      if (lastRequest) {
        void retryService(lastRequest);
      }
    },
    getStatus: () => (state.isLocal() ? local.getStatus() : ready),
    subscribe(listener) {
      const stops = [state.subscribe(listener), local.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    search(request, onAnswer) {
      lastRequest = request;
      const key = requestKey(request);
      if (pending?.key !== key) {
        pending?.stop();
        pending = undefined;
        if (state.isLocal()) {
          return askLocally(request, onAnswer);
        }
        pending = startRequest(key, request, onAnswer);
      }
      return setAnswerListener(pending, onAnswer);
    },
  };
}
