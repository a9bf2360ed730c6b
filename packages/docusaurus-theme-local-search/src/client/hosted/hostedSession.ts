import type {Answer} from '../answers';
import {
  isAwaited,
  requestKey,
  setAnswerListener,
  type PendingRequest,
  type Request,
} from '../pendingRequest';
import type {SearchSession, Status} from '../searchSession';
import {createServiceMonitor} from './serviceMonitor';
import {askWithTimeout, type Ask} from './timeouts';

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
  let lastRequest: Request | undefined;
  let pending: PendingServiceRequest | undefined;
  const monitor = createServiceMonitor({ask, prepare, lastRequest: () => lastRequest});
  const {state} = monitor;

  const askLocally = (request: Request, onAnswer: (answer: Answer) => void) => {
    if (monitor.isRetryDue()) {
      void monitor.retry(request);
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
      const isPrepared = await monitor.prepareWithTimeout();
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
        monitor.onSuccess();
        asked.onAnswer?.(answer);
      }
    } catch (error) {
      if (pending === asked) {
        monitor.onFailure(error);
        answerLocally(asked);
      }
    }
  }

  function startRequest(key: string, request: Request): PendingServiceRequest {
    const controller = new AbortController();
    const timer = setTimeout(() => void askService(asked, controller.signal), debounceDelay);
    const asked: PendingServiceRequest = {
      key,
      request,
      onAnswer: undefined,
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
        void monitor.retry(lastRequest);
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
        pending = startRequest(key, request);
      }
      return setAnswerListener(pending, onAnswer);
    },
  };
}
