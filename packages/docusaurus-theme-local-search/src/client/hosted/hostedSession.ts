import type {Answer} from '../answers';
import {requestKey, setAnswerListener, type PendingRequest, type Request} from '../pendingRequest';
import type {SearchSession, Status} from '../searchSession';

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

/** Milliseconds before the service is retried; doubled after each failure. */
export const initialRetryDelay = 5000;
const maxRetryDelay = 300_000;

/**
 * The maximum Retry-After time of a service, because a timer of more than 24 days fires at once.
 */
const maxRetryAfter = 86_400_000;

const ready: Status = {phase: 'ready'};

/** Returns the Retry-After time of a service's error, in milliseconds; 0 if it has none. */
const retryAfterOf = (error: unknown): number =>
  error instanceof Object && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? Math.min(maxRetryAfter, error.retryAfter)
    : 0;

/**
 * Creates a session that asks a service. If the service fails or times out, the local session
 * answers, including the current request. The service is retried in the background, so that no
 * reader waits for it twice, and is used again once it answers.
 */
export function createHostedSession({local, ask, prepare}: HostedSessionOptions): HostedSession {
  let isUnavailable = false;
  // Whether the code that asks the service is late; the index answers until it is loaded.
  let isCodeLate = false;
  let failures = 0;
  let isRetryDue = false;
  let isRetrying = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
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
    const prepared = prepare().then(() => true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), requestTimeout);
    });
    const isPrepared = await Promise.race([prepared, late]).finally(() => clearTimeout(timer));
    if (!isPrepared) {
      setCodeLate(true);
      const goOn = () => setCodeLate(false);
      // If the code cannot be loaded, the next question reports the error.
      prepared.then(goOn, goOn);
    }
    return isPrepared;
  }

  async function askWithTimeout(request: Request, signal: AbortSignal): Promise<Answer> {
    const inTime = new AbortController();
    const abort = () => inTime.abort();
    signal.addEventListener('abort', abort);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`No response within ${requestTimeout} ms`));
        abort();
      }, requestTimeout);
    });
    try {
      return await Promise.race([ask(request, inTime.signal), late]);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }

  const onFailure = (error: unknown) => {
    console.warn('The search service does not respond; using the site’s own index', error);
    const delay = Math.min(maxRetryDelay, initialRetryDelay * 2 ** failures);
    failures++;
    isRetryDue = false;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(onRetryDue, Math.max(delay, retryAfterOf(error)));
    setUnavailable(true);
  };

  const onSuccess = () => {
    failures = 0;
    isRetryDue = false;
    clearTimeout(retryTimer);
    setUnavailable(false);
  };

  async function retryService(request: Request): Promise<void> {
    if (isRetrying) {
      return;
    }
    isRetrying = true;
    try {
      if (await prepareWithTimeout()) {
        await askWithTimeout(request, new AbortController().signal);
        onSuccess();
      }
    } catch (error) {
      onFailure(error);
    }
    isRetrying = false;
  }

  function onRetryDue(): void {
    isRetryDue = true;
    // If no search box is open, the next question retries the service.
    if (listeners.size > 0 && lastRequest) {
      void retryService(lastRequest);
    }
  }

  const askLocally = (request: Request, onAnswer: (answer: Answer) => void) => {
    if (isRetryDue) {
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
      const answer = await askWithTimeout(asked.request, signal);
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
