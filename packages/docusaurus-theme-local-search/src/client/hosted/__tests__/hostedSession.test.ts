import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Answer} from '../../answers';
import type {Request} from '../../pendingRequest';
import type {SearchSession, Status} from '../../searchSession';
import {createHostedSession, debounceDelay} from '../hostedSession';
import {initialRetryDelay} from '../retrySchedule';
import {requestTimeout} from '../timeouts';

const day = 86_400_000;

const answerOf = (query: string, from: string): Answer => ({
  query,
  pages: [],
  counts: {default: 0, blogs: 0, pages: 0},
  words: [from],
  unknown: [],
  instead: [],
  isComplete: true,
});

const request = (query: string): Request => ({query, pages: 5});

/** A fake index session that answers immediately and records the requests. */
function createLocal() {
  const asked: string[] = [];
  const calls: string[] = [];
  const listeners = new Set<() => void>();
  const loading: Status = {phase: 'loading', progress: 0.5};
  const session: SearchSession = {
    prepare: () => void calls.push('prepare'),
    prepareFor: (query) => void calls.push(`prepareFor ${query}`),
    retry: () => void calls.push('retry'),
    getStatus: () => loading,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search({query}, onAnswer) {
      asked.push(query);
      onAnswer(answerOf(query, 'local'));
      return () => undefined;
    },
  };
  /** Notifies the listeners, as the index does when its status changes. */
  const notify = () => listeners.forEach((listener) => listener());
  return {session, asked, calls, notify};
}

/** A fake service whose answers the test controls. */
function createService() {
  const asked: {
    query: string;
    signal: AbortSignal;
    answer: () => void;
    fail: (error?: Error) => void;
  }[] = [];
  const ask = ({query}: Request, signal: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      asked.push({
        query,
        signal,
        answer: () => resolve(answerOf(query, 'service')),
        fail: (error = new Error('refused')) => reject(error),
      });
    });
  return {ask, asked};
}

/** A fake download of the service code; the test resolves or rejects it. */
function createCode() {
  let come: (() => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    [come, fail] = [resolve, reject];
  });
  return {promise, come: () => come?.(), fail: () => fail?.(new Error('404'))};
}

/** @param prepare fetches the code that asks the service. */
function setUp(prepare = () => Promise.resolve()) {
  const local = createLocal();
  const service = createService();
  const session = createHostedSession({
    local: local.session,
    ask: service.ask,
    prepare,
  });
  const answers: string[] = [];
  const search = (query: string) =>
    session.search(request(query), ({query: of, words}) => answers.push(`${of}: ${words[0]}`));
  /** Advances the fake timers and runs the callbacks that become due. */
  const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const askOf = (index: number) => service.asked[index] ?? expect.fail(`not asked ${index}`);
  return {local, service, session, answers, search, wait, askOf};
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a service that answers', () => {
  it('is asked when typing pauses, and only for the latest text', async () => {
    const {search, wait, service, answers, askOf, local} = setUp();
    search('r');
    await wait(debounceDelay - 1);
    search('ro');
    await wait(debounceDelay);
    expect(service.asked.map(({query}) => query)).toEqual(['ro']);
    askOf(0).answer();
    await wait(0);
    expect(answers).toEqual(['ro: service']);
    expect(local.asked).toEqual([]);
    expect(local.calls).toEqual([]);
  });

  it('is aborted when another question is asked, and only the later answer is used', async () => {
    const {search, wait, answers, askOf} = setUp();
    search('sum');
    await wait(debounceDelay);
    search('turn');
    await wait(debounceDelay);
    expect(askOf(0).signal.aborted).toBe(true);
    askOf(1).answer();
    askOf(0).answer();
    await wait(0);
    expect(answers).toEqual(['turn: service']);
  });

  it('is asked once for two equal requests, and answers only the second caller', async () => {
    const {session, wait, service, askOf} = setUp();
    const [first, second] = [vi.fn(), vi.fn()];
    session.search(request('sum'), first);
    await wait(debounceDelay);
    session.search(request('sum'), second);
    await wait(debounceDelay);
    expect(service.asked).toHaveLength(1);
    askOf(0).answer();
    await wait(0);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('is asked again when a question is repeated after its answer', async () => {
    const {search, wait, answers, askOf} = setUp();
    for (const at of [0, 1]) {
      search('sum');
      await wait(debounceDelay);
      askOf(at).answer();
      await wait(0);
    }
    expect(answers).toEqual(['sum: service', 'sum: service']);
  });

  it('is asked for the latest text if the caller stopped listening to the text before it', async () => {
    const {search, wait, answers, askOf} = setUp();
    search('r')();
    await wait(debounceDelay - 1);
    search('ro');
    await wait(debounceDelay);
    askOf(0).answer();
    await wait(0);
    expect(answers).toEqual(['ro: service']);
  });

  it('has its code loaded when the session prepares, and reports a failure only to a question', async () => {
    let loads = 0;
    // No mock of Vitest, because that would handle the rejection.
    const {session, search, wait, answers} = setUp(() => {
      loads++;
      return Promise.reject(new Error('404'));
    });
    session.prepare();
    await wait(0);
    expect(loads).toBe(1);
    expect(session.isUnavailable()).toBe(false);
    search('sum');
    await wait(debounceDelay);
    expect(session.isUnavailable()).toBe(true);
    expect(answers).toEqual(['sum: local']);
  });

  it('is not asked by a retry before the first question', async () => {
    const {session, service, local, wait} = setUp();
    session.retry();
    await wait(0);
    expect(local.calls).toEqual(['retry']);
    expect(service.asked).toEqual([]);
    expect(session.isUnavailable()).toBe(false);
  });

  it('makes the session ready, whatever the status of the index', async () => {
    const {session, search, wait, askOf} = setUp();
    expect(session.getStatus()).toEqual({phase: 'ready'});
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(0);
    expect(session.getStatus()).toEqual({phase: 'loading', progress: 0.5});
  });

  it('does not answer a caller that has stopped listening', async () => {
    const {search, wait, answers, askOf} = setUp();
    const stop = search('sum');
    await wait(debounceDelay);
    stop();
    askOf(0).answer();
    await wait(0);
    expect(answers).toEqual([]);
  });

  it('is not asked if the caller has stopped listening before typing pauses, but is if it asks again', async () => {
    const {search, wait, service, answers, askOf} = setUp();
    const stop = search('sum');
    stop();
    await wait(debounceDelay);
    expect(service.asked).toEqual([]);
    search('sum');
    await wait(debounceDelay);
    askOf(0).answer();
    await wait(0);
    expect(answers).toEqual(['sum: service']);
  });
});

describe('a service that does not answer', () => {
  it.each(['refuses', 'is late'])(
    'and %s is not replaced by the index for a caller that has stopped listening',
    async (reason) => {
      const {search, wait, session, local, askOf} = setUp();
      const stop = search('sum');
      await wait(debounceDelay);
      stop();
      if (reason === 'refuses') {
        askOf(0).fail();
      }
      await wait(requestTimeout);
      expect(session.isUnavailable()).toBe(true);
      expect(local.asked).toEqual([]);
    },
  );

  it('is aborted after the timeout, and the index answers instead', async () => {
    const {search, wait, session, answers, askOf} = setUp();
    search('sum');
    await wait(debounceDelay + requestTimeout - 1);
    expect(answers).toEqual([]);
    expect(session.isUnavailable()).toBe(false);
    await wait(1);
    expect(answers).toEqual(['sum: local']);
    expect(session.isUnavailable()).toBe(true);
    expect(askOf(0).signal.aborted).toBe(true);
    askOf(0).answer();
    await wait(0);
    expect(answers).toEqual(['sum: local']);
  });

  it('is replaced by the index as soon as it fails, also for later questions', async () => {
    const {search, wait, service, answers, askOf} = setUp();
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(0);
    search('turn');
    expect(answers).toEqual(['sum: local', 'turn: local']);
    expect(service.asked).toHaveLength(1);
  });

  it('does not count as unavailable while its code is slow to load, and the index answers meanwhile', async () => {
    const code = createCode();
    const {search, wait, session, service, answers, askOf} = setUp(() => code.promise);
    search('sum');
    await wait(debounceDelay + requestTimeout - 1);
    expect(answers).toEqual([]);
    await wait(1);
    search('turn');
    expect(answers).toEqual(['sum: local', 'turn: local']);
    expect(session.isUnavailable()).toBe(false);
    code.come();
    await wait(0);
    expect(service.asked).toEqual([]);
    search('rotate');
    await wait(debounceDelay);
    askOf(0).answer();
    await wait(0);
    expect(answers.at(-1)).toBe('rotate: service');
  });

  it('notifies listeners when its code is late, and when it has loaded', async () => {
    const code = createCode();
    const {search, wait, session} = setUp(() => code.promise);
    const phases: string[] = [];
    session.subscribe(() => phases.push(session.getStatus().phase));
    search('sum');
    await wait(debounceDelay + requestTimeout);
    code.come();
    await wait(0);
    expect(phases).toEqual(['loading', 'ready']);
  });

  it('is not asked an outdated question after its code has loaded', async () => {
    const code = createCode();
    const {search, wait, service} = setUp(() => code.promise);
    search('sum');
    await wait(debounceDelay);
    search('turn');
    await wait(debounceDelay);
    code.come();
    await wait(0);
    expect(service.asked.map(({query}) => query)).toEqual(['turn']);
  });

  it('has its code requested again if the first request timed out and then failed', async () => {
    const code = createCode();
    const prepare = vi.fn(() => code.promise);
    const {search, wait, session, askOf} = setUp(prepare);
    search('sum');
    await wait(debounceDelay + requestTimeout);
    code.fail();
    await wait(0);
    prepare.mockResolvedValue();
    search('turn');
    await wait(debounceDelay);
    expect(askOf(0).query).toBe('turn');
    expect(session.isUnavailable()).toBe(false);
  });

  it('is replaced by the index if its code cannot be loaded', async () => {
    const {search, wait, answers} = setUp(() => Promise.reject(new Error('404')));
    search('sum');
    await wait(debounceDelay);
    expect(answers).toEqual(['sum: local']);
  });

  it('does not count as unavailable if an aborted request fails', async () => {
    const {search, wait, session, askOf, local} = setUp();
    search('sum');
    await wait(debounceDelay);
    search('turn');
    askOf(0).fail(new DOMException('Aborted', 'AbortError'));
    await wait(0);
    expect(session.isUnavailable()).toBe(false);
    expect(local.asked).toEqual([]);
  });

  it('notifies listeners when it becomes unavailable and when it is available again', async () => {
    const {search, wait, session, askOf} = setUp();
    const seen: boolean[] = [];
    session.subscribe(() => seen.push(session.isUnavailable()));
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(initialRetryDelay);
    // Another failure changes nothing that a listener shows.
    askOf(1).fail();
    await wait(2 * initialRetryDelay);
    askOf(2).answer();
    await wait(0);
    expect(seen).toEqual([true, false]);
    search('turn');
    await wait(debounceDelay);
    expect(askOf(3).query).toBe('turn');
  });

  it('is available again if it answers a question after it failed to answer a retry', async () => {
    const {search, wait, session, askOf} = setUp();
    search('sum');
    await wait(debounceDelay);
    session.retry();
    await wait(0);
    askOf(1).fail();
    await wait(0);
    expect(session.isUnavailable()).toBe(true);
    askOf(0).answer();
    await wait(0);
    expect(session.isUnavailable()).toBe(false);
  });

  it('is replaced by the index also when the same question is asked again', async () => {
    const {search, wait, answers, askOf} = setUp();
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(0);
    search('sum');
    expect(answers).toEqual(['sum: local', 'sum: local']);
  });

  it('is replaced by the index also for a question that it was asked while it still answered', async () => {
    const {search, wait, session, answers, askOf} = setUp();
    search('sum');
    await wait(debounceDelay);
    session.retry();
    await wait(0);
    askOf(1).fail();
    await wait(0);
    search('turn');
    search('sum');
    expect(answers).toEqual(['turn: local', 'sum: local']);
  });

  it('and its index notify listeners, until these stop listening', async () => {
    const {search, wait, session, local, askOf} = setUp();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    local.notify();
    expect(listener).toHaveBeenCalledOnce();
    stop();
    local.notify();
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(0);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is retried after a delay that doubles with each failure', async () => {
    const {search, wait, session, service, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(initialRetryDelay - 1);
    expect(service.asked).toHaveLength(1);
    await wait(1);
    expect(service.asked).toHaveLength(2);
    // As the error of a response without the header Retry-After.
    askOf(1).fail(Object.assign(new Error('500'), {retryAfter: undefined}));
    await wait(2 * initialRetryDelay - 1);
    expect(service.asked).toHaveLength(2);
    await wait(1);
    expect(service.asked).toHaveLength(3);
  });

  it('is retried at least every five minutes, however often it failed', async () => {
    const {search, wait, session, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(debounceDelay);
    let pause = 0;
    for (let at = 0; at < 10; at++) {
      askOf(at).fail();
      await wait(0);
      const failed = Date.now();
      await vi.advanceTimersToNextTimerAsync();
      pause = Date.now() - failed;
    }
    expect(pause).toBe(300_000);
  });

  it('is retried after the first delay if it has answered since its last failure', async () => {
    const {search, wait, session, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(initialRetryDelay);
    askOf(1).answer();
    await wait(0);
    search('turn');
    await wait(debounceDelay);
    askOf(2).fail();
    await wait(initialRetryDelay);
    expect(askOf(3).query).toBe('turn');
  });

  it('is not retried before its Retry-After time', async () => {
    const {search, wait, session, service, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail(Object.assign(new Error('429'), {retryAfter: 60_000}));
    await wait(59_999);
    expect(service.asked).toHaveLength(1);
    await wait(1);
    expect(service.asked).toHaveLength(2);
  });

  it('is retried after a day if its Retry-After time is longer', async () => {
    const {search, wait, session, service, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail(Object.assign(new Error('429'), {retryAfter: 30 * day}));
    await wait(day - 1);
    expect(service.asked).toHaveLength(1);
    await wait(1);
    expect(service.asked).toHaveLength(2);
  });

  it('is retried with the next question if no search box is open, while the index answers that question', async () => {
    const {search, wait, session, service, askOf, answers} = setUp();
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(initialRetryDelay);
    expect(service.asked).toHaveLength(1);
    search('turn');
    expect(answers.at(-1)).toBe('turn: local');
    await wait(0);
    askOf(1).answer();
    await wait(0);
    expect(session.isUnavailable()).toBe(false);
    expect(answers.at(-1)).toBe('turn: local');
  });

  it('is not retried with each question after a retry with a question has failed', async () => {
    const {search, wait, service, askOf, answers} = setUp();
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(initialRetryDelay);
    search('turn');
    await wait(0);
    askOf(1).fail();
    await wait(0);
    search('rotate');
    await wait(0);
    expect(service.asked).toHaveLength(2);
    expect(answers.at(-1)).toBe('rotate: local');
  });

  it('is retried later if a retry that the reader wanted has failed in the meantime', async () => {
    const {search, wait, session, service, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(initialRetryDelay - 1);
    session.retry();
    await wait(0);
    askOf(1).fail();
    await wait(2 * initialRetryDelay - 1);
    expect(service.asked).toHaveLength(2);
    await wait(1);
    expect(service.asked).toHaveLength(3);
  });

  it('is not asked by a retry while its code is late', async () => {
    const {search, wait, session, service} = setUp(() => new Promise(() => undefined));
    search('sum');
    await wait(debounceDelay + requestTimeout);
    session.retry();
    await wait(requestTimeout);
    expect(service.asked).toEqual([]);
    expect(session.isUnavailable()).toBe(false);
  });

  it('is not retried after the delay if it has answered since', async () => {
    const {search, wait, session, service, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(0);
    session.retry();
    await wait(0);
    askOf(1).answer();
    await wait(initialRetryDelay);
    expect(service.asked).toHaveLength(2);
  });

  it('makes the session prepare the index only while it is unavailable', async () => {
    const {search, wait, session, local, askOf} = setUp();
    session.prepare();
    session.prepareFor('su');
    expect(local.calls).toEqual([]);
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(0);
    session.prepare();
    session.prepareFor('su');
    expect(local.calls).toEqual(['prepare', 'prepareFor su']);
  });

  it('is asked again by a retry, together with the index, but not twice at once', async () => {
    const {search, wait, session, local, service, askOf} = setUp();
    search('sum');
    await wait(debounceDelay);
    askOf(0).fail();
    await wait(0);
    session.retry();
    await wait(0);
    expect(local.calls).toEqual(['retry']);
    expect(service.asked).toHaveLength(2);
    session.retry();
    await wait(0);
    expect(service.asked).toHaveLength(2);
  });
});
