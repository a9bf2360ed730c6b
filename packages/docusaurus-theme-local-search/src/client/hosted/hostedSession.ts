import type {Answer} from '../answers';
import {keyOfRequest, listenTo, type AskedRequest, type Request} from '../askedRequest';
import type {SearchSession, Status} from '../searchSession';

/** A search that a service answers, and the site's own index while it does not. */
export interface HostedSession extends SearchSession {
  /** Whether the service is away: it did not answer, or not as it should. */
  readonly isAway: () => boolean;
}

/** The options of a session. */
export interface HostedSessionOptions {
  /** The session of the site's own index; it fetches nothing before it is asked. */
  readonly local: SearchSession;
  /** Asks the service. Rejects when it does not answer as it should, or when it is aborted. */
  readonly ask: (request: Request, signal: AbortSignal) => Promise<Answer>;
  /** Fetches the code that asks, once. */
  readonly prepare: () => Promise<unknown>;
}

/** A request that waits for the service. */
interface PendingRequest extends AskedRequest {
  readonly stop: () => void;
}

/** Milliseconds without a key after which the service is asked: each question travels. */
export const typingPause = 100;

/** Milliseconds for which a reader waits for the service. */
export const patience = 1500;

/** Milliseconds after which the service is tried again; each failure doubles them. */
export const firstDelay = 5000;
const longestDelay = 300_000;

/** The longest that a service may put it off: a timer of more than 24 days would end at once. */
const longestWantedDelay = 86_400_000;

const ready: Status = {phase: 'ready'};

/** The milliseconds after which a service that refuses wants to be asked again. */
const wantedDelay = (error: unknown): number =>
  error instanceof Object && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? Math.min(longestWantedDelay, error.retryAfter)
    : 0;

/**
 * Creates a session that asks a service. When it does not answer in time or as it should, the
 * local session answers, from the same request on; the service is tried again in the
 * background, so that no reader waits for it twice, and answers again when it can.
 */
export function createHostedSession({local, ask, prepare}: HostedSessionOptions): HostedSession {
  let isAway = false;
  // Whether the code that asks has not come in time; until it does, the index answers.
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
   * Waits for the code that asks, as long as a reader waits for the service, of which it says
   * nothing when this takes longer.
   *
   * @returns whether the code has come. Rejects when it cannot be had.
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
      // What failed then is told by the next question.
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
    // Where no box is open, the next question tries it.
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
      // What fails now is told by the first question.
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
