import type {Answer} from '../answers';
import {keyOfRequest, listenTo, type AskedRequest, type Request} from '../askedRequest';
import type {SearchSession, Status} from '../searchSession';

/** A search that the service answers, with the site's own index as a fallback. */
export interface HostedSession extends SearchSession {
  /** Whether the service is away: it failed to answer, or answered incorrectly. */
  readonly isAway: () => boolean;
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
interface PendingRequest extends AskedRequest {
  readonly stop: () => void;
}

/** Milliseconds after the last key press before the service is asked; debounces its requests. */
export const typingPause = 100;

/** Milliseconds that a reader waits for the service. */
export const patience = 1500;

/** Milliseconds before the service is retried; doubled after each failure. */
export const firstDelay = 5000;
const longestDelay = 300_000;

/**
 * The maximum Retry-After time of a service, because a timer of more than 24 days fires at once.
 */
const longestWantedDelay = 86_400_000;

const ready: Status = {phase: 'ready'};

/** Returns the Retry-After time of a service's error, in milliseconds; 0 if it has none. */
const wantedDelay = (error: unknown): number =>
  error instanceof Object && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? Math.min(longestWantedDelay, error.retryAfter)
    : 0;

/**
 * Creates a session that asks a service. If the service fails or times out, the local session
 * answers, including the current request. The service is retried in the background, so that no
 * reader waits for it twice, and is used again once it answers.
 */
export function createHostedSession({local, ask, prepare}: HostedSessionOptions): HostedSession {
  let isAway = false;
  // Whether the code that asks the service is late; the index answers until it is loaded.
  let isCodeLate = false;
  let failures = 0;
  let isDue = false;
  let isTrying = false;
  let dueTimer: ReturnType<typeof setTimeout> | undefined;
  let last: Request | undefined;
  let pending: PendingRequest | undefined;
  const listeners = new Set<() => void>();

  const isLocal = () => isAway || isCodeLate;

  const tellListeners = () => listeners.forEach((listener) => listener());

  const setAway = (next: boolean) => {
    if (next !== isAway) {
      isAway = next;
      tellListeners();
    }
  };

  const setCodeLate = (next: boolean) => {
    if (next !== isCodeLate) {
      isCodeLate = next;
      tellListeners();
    }
  };

  /**
   * Waits for the code that asks the service, but no longer than a reader waits for the service.
   * Late code does not mean that the service is away.
   *
   * @returns whether the code is loaded. Rejects when it cannot be loaded.
   */
  async function prepareInTime(): Promise<boolean> {
    const prepared = prepare().then(() => true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patience);
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

  async function askInTime(request: Request, signal: AbortSignal): Promise<Answer> {
    const inTime = new AbortController();
    const abort = () => inTime.abort();
    signal.addEventListener('abort', abort);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`No answer within ${patience} ms`));
        abort();
      }, patience);
    });
    try {
      return await Promise.race([ask(request, inTime.signal), late]);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }

  const onFailure = (error: unknown) => {
    console.warn('The search service does not answer; the site’s own index does', error);
    const delay = Math.min(longestDelay, firstDelay * 2 ** failures);
    failures++;
    isDue = false;
    clearTimeout(dueTimer);
    dueTimer = setTimeout(onDue, Math.max(delay, wantedDelay(error)));
    setAway(true);
  };

  const onSuccess = () => {
    failures = 0;
    isDue = false;
    clearTimeout(dueTimer);
    setAway(false);
  };

  async function tryAgain(request: Request): Promise<void> {
    if (isTrying) {
      return;
    }
    isTrying = true;
    try {
      if (await prepareInTime()) {
        await askInTime(request, new AbortController().signal);
        onSuccess();
      }
    } catch (error) {
      onFailure(error);
    }
    isTrying = false;
  }

  function onDue(): void {
    isDue = true;
    // If no search box is open, the next question retries the service.
    if (listeners.size > 0 && last) {
      void tryAgain(last);
    }
  }

  const askLocally = (request: Request, onAnswer: (answer: Answer) => void) => {
    if (isDue) {
      void tryAgain(request);
    }
    return local.search(request, onAnswer);
  };

  const answerLocally = (asked: PendingRequest) => {
    pending = undefined;
    local.search(asked.request, (answer) => asked.onAnswer(answer));
  };

  async function askService(asked: PendingRequest, signal: AbortSignal): Promise<void> {
    try {
      const isPrepared = await prepareInTime();
      if (pending !== asked) {
        return;
      }
      if (!isPrepared) {
        answerLocally(asked);
        return;
      }
      const answer = await askInTime(asked.request, signal);
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
    onAnswer: PendingRequest['onAnswer'],
  ): PendingRequest {
    const controller = new AbortController();
    const timer = setTimeout(() => void askService(asked, controller.signal), typingPause);
    const asked: PendingRequest = {
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
    isAway: () => isAway,
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
      if (last) {
        void tryAgain(last);
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
      last = request;
      const key = keyOfRequest(request);
      if (pending?.key !== key) {
        pending?.stop();
        pending = undefined;
        if (isLocal()) {
          return askLocally(request, onAnswer);
        }
        pending = startRequest(key, request, onAnswer);
      }
      return listenTo(pending, onAnswer);
    },
  };
}
