import type {Answer} from '../answers';
import {requestKey, setAnswerListener, type PendingRequest, type Request} from '../pendingRequest';
import type {SearchSession, Status} from '../searchSession';
import {createRetrySchedule} from './retrySchedule';

/** A search that the service answers, with the site's own index as a fallback. */
export interface HostedSession extends SearchSession {
  /** Whether the service is unavailable: it failed to answer, or answered incorrectly. */
  readonly isUnavailable: () => boolean;
}

/** The options of a session. */
export interface HostedSessionOptions {
  /** The session of the site's own index; it fetches nothing until it is used. */
  readonly local: SearchSession;
  /** Asks the service. Rejects when the service does not answer correctly, or when aborted. */
  readonly ask: (request: Request, signal: AbortSignal) => Promise<Answer>;
  /** Loads the code that asks the service, once. */
  readonly prepare: () => Promise<unknown>;
}

/** A request that is waiting for the service. */
interface PendingServiceRequest extends PendingRequest {
  readonly stop: () => void;
}

/** Milliseconds after the last key press before the service is asked; debounces its requests. */
export const debounceDelay = 100;

/** The timeout of a request to the service, in milliseconds. */
export const requestTimeout = 1500;

const ready: Status = {phase: 'ready'};

/** Waits until code is loaded or the timeout has passed. @returns whether the code is loaded. */
function isLoadedInTime(loading: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), requestTimeout);
  });
  return Promise.race([loading.then(() => true), late]).finally(() => clearTimeout(timer));
}

/** Asks the service; rejects and aborts the request after the timeout. */
async function askWithTimeout(
  ask: HostedSessionOptions['ask'],
  request: Request,
  signal: AbortSignal,
): Promise<Answer> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No response within ${requestTimeout} ms`));
      abort();
    }, requestTimeout);
  });
  try {
    return await Promise.race([ask(request, controller.signal), late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Creates a session that asks a service. If the service fails or times out, the local session
 * answers, including the current request. The service is retried in the background, so that no
 * reader waits for it twice, and is used again once it answers.
 */
export function createHostedSession({local, ask, prepare}: HostedSessionOptions): HostedSession {
  let isUnavailable = false;
  // Whether the code that asks the service is late; the index answers until it is loaded.
  let isCodeLate = false;
  let isRetrying = false;
  let lastRequest: Request | undefined;
  let pending: PendingServiceRequest | undefined;
  const listeners = new Set<() => void>();

  const isLocal = () => isUnavailable || isCodeLate;

  const notifyListeners = () => listeners.forEach((listener) => listener());

  const setUnavailable = (next: boolean) => {
    if (next !== isUnavailable) {
      isUnavailable = next;
      notifyListeners();
    }
  };

  const setCodeLate = (next: boolean) => {
    if (next !== isCodeLate) {
      isCodeLate = next;
      notifyListeners();
    }
  };

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
      setCodeLate(true);
      const onSettled = () => setCodeLate(false);
      // If the code cannot be loaded, the next question reports the error.
      loading.then(onSettled, onSettled);
    }
    return isPrepared;
  }

  const schedule = createRetrySchedule(() => {
    // If no search box is open, the next question retries the service.
    if (listeners.size > 0 && lastRequest) {
      void retryService(lastRequest);
    }
  });

  const onFailure = (error: unknown) => {
    console.warn('The search service failed, so the site’s own index answers', error);
    schedule.scheduleAfter(error);
    setUnavailable(true);
  };

  const onSuccess = () => {
    schedule.reset();
    setUnavailable(false);
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
    local.search(asked.request, (answer) => asked.onAnswer(answer));
  };

  async function askService(asked: PendingServiceRequest, signal: AbortSignal): Promise<void> {
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
        asked.onAnswer(answer);
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
    isUnavailable: () => isUnavailable,
    prepare() {
      // If this fails, the first question reports the error.
      prepare().catch(() => undefined);
      if (isLocal()) {
        local.prepare();
      }
    },
    prepareFor(query) {
      if (isLocal()) {
        local.prepareFor(query);
      }
    },
    retry() {
      local.retry();
      if (lastRequest) {
        void retryService(lastRequest);
      }
    },
    getStatus: () => (isLocal() ? local.getStatus() : ready),
    subscribe(listener) {
      listeners.add(listener);
      const stop = local.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    search(request, onAnswer) {
      lastRequest = request;
      const key = requestKey(request);
      if (pending?.key !== key) {
        pending?.stop();
        pending = undefined;
        if (isLocal()) {
          return askLocally(request, onAnswer);
        }
        pending = startRequest(key, request, onAnswer);
      }
      return setAnswerListener(pending, onAnswer);
    },
  };
}
