import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Answer} from '../../answers';
import type {Request} from '../../askedRequest';
import type {SearchSession, Status} from '../../searchSession';
import {createHostedSession, firstDelay, patience, typingPause} from '../hostedSession';

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

/** An index that answers at once, and notes what is asked of it. */
function createLocal() {
  const asked: string[] = [];
  const calls: string[] = [];
  const ready: Status = {phase: 'ready'};
  const session: SearchSession = {
    prepare: () => void calls.push('prepare'),
    prepareFor: (query) => void calls.push(`prepareFor ${query}`),
    retry: () => void calls.push('retry'),
    getStatus: () => ready,
    subscribe: () => () => undefined,
    search({query}, onAnswer) {
      asked.push(query);
      onAnswer(answerOf(query, 'local'));
      return () => undefined;
    },
  };
  return {session, asked, calls};
}

/** A service whose answers the test decides about. */
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

/** The code that asks the service, which comes or fails when the test says so. */
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
  /** Lets time pass, and what was waiting for it happen. */
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
  it('is asked once typing pauses, for the last text alone', async () => {
    const {search, wait, service, answers, askOf, local} = setUp();
    search('r');
    await wait(typingPause - 1);
    search('ro');
    await wait(typingPause);
    expect(service.asked.map(({query}) => query)).toEqual(['ro']);
    askOf(0).answer();
    await wait(0);
    expect(answers).toEqual(['ro: service']);
    expect(local.asked).toEqual([]);
    expect(local.calls).toEqual([]);
  });

  it('is told to stop when another question comes, whose answer alone is given', async () => {
    const {search, wait, answers, askOf} = setUp();
    search('sum');
    await wait(typingPause);
    search('turn');
    await wait(typingPause);
    expect(askOf(0).signal.aborted).toBe(true);
    askOf(1).answer();
    askOf(0).answer();
    await wait(0);
    expect(answers).toEqual(['turn: service']);
  });

  it('is asked once by two that have the same question, and answers the last', async () => {
    const {session, wait, service, askOf} = setUp();
    const [first, second] = [vi.fn(), vi.fn()];
    session.search(request('sum'), first);
    await wait(typingPause);
    session.search(request('sum'), second);
    await wait(typingPause);
    expect(service.asked).toHaveLength(1);
    askOf(0).answer();
    await wait(0);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('answers nobody who has stopped listening', async () => {
    const {search, wait, answers, askOf} = setUp();
    const stop = search('sum');
    await wait(typingPause);
    stop();
    askOf(0).answer();
    await wait(0);
    expect(answers).toEqual([]);
  });
});

describe('a service that does not answer', () => {
  it('is replaced by the index when it is late, and stopped', async () => {
    const {search, wait, session, answers, askOf} = setUp();
    search('sum');
    await wait(typingPause + patience - 1);
    expect(answers).toEqual([]);
    expect(session.isAway()).toBe(false);
    await wait(1);
    expect(answers).toEqual(['sum: local']);
    expect(session.isAway()).toBe(true);
    expect(askOf(0).signal.aborted).toBe(true);
    askOf(0).answer();
    await wait(0);
    expect(answers).toEqual(['sum: local']);
  });

  it('is replaced at once when it fails, for later questions, too', async () => {
    const {search, wait, service, answers, askOf} = setUp();
    search('sum');
    await wait(typingPause);
    askOf(0).fail();
    await wait(0);
    search('turn');
    expect(answers).toEqual(['sum: local', 'turn: local']);
    expect(service.asked).toHaveLength(1);
  });

  it('is not blamed for code that is slow to come, until which the index answers', async () => {
    const code = createCode();
    const {search, wait, session, service, answers, askOf} = setUp(() => code.promise);
    search('sum');
    await wait(typingPause + patience - 1);
    expect(answers).toEqual([]);
    await wait(1);
    search('turn');
    expect(answers).toEqual(['sum: local', 'turn: local']);
    expect(session.isAway()).toBe(false);
    code.come();
    await wait(0);
    expect(service.asked).toEqual([]);
    search('rotate');
    await wait(typingPause);
    askOf(0).answer();
    await wait(0);
    expect(answers.at(-1)).toBe('rotate: service');
  });

  it('is not asked for what is no longer wanted when its code comes', async () => {
    const code = createCode();
    const {search, wait, service} = setUp(() => code.promise);
    search('sum');
    await wait(typingPause);
    search('turn');
    await wait(typingPause);
    code.come();
    await wait(0);
    expect(service.asked.map(({query}) => query)).toEqual(['turn']);
  });

  it('is asked again for its code when that came neither in time nor later', async () => {
    const code = createCode();
    const prepare = vi.fn(() => code.promise);
    const {search, wait, session, askOf} = setUp(prepare);
    search('sum');
    await wait(typingPause + patience);
    code.fail();
    await wait(0);
    prepare.mockResolvedValue();
    search('turn');
    await wait(typingPause);
    expect(askOf(0).query).toBe('turn');
    expect(session.isAway()).toBe(false);
  });

  it('is replaced by the index when the code to ask it cannot be had', async () => {
    const {search, wait, answers} = setUp(() => Promise.reject(new Error('404')));
    search('sum');
    await wait(typingPause);
    expect(answers).toEqual(['sum: local']);
  });

  it('is not blamed for a question that was given up', async () => {
    const {search, wait, session, askOf, local} = setUp();
    search('sum');
    await wait(typingPause);
    search('turn');
    askOf(0).fail(new DOMException('Aborted', 'AbortError'));
    await wait(0);
    expect(session.isAway()).toBe(false);
    expect(local.asked).toEqual([]);
  });

  it('tells listeners that it is away, and that it is back', async () => {
    const {search, wait, session, askOf} = setUp();
    const seen: boolean[] = [];
    session.subscribe(() => seen.push(session.isAway()));
    search('sum');
    await wait(typingPause);
    askOf(0).fail();
    await wait(firstDelay);
    askOf(1).answer();
    await wait(0);
    expect(seen).toEqual([true, false]);
    search('turn');
    await wait(typingPause);
    expect(askOf(2).query).toBe('turn');
  });

  it('is tried again after a pause that each failure doubles', async () => {
    const {search, wait, session, service, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(typingPause);
    askOf(0).fail();
    await wait(firstDelay - 1);
    expect(service.asked).toHaveLength(1);
    await wait(1);
    expect(service.asked).toHaveLength(2);
    askOf(1).fail();
    await wait(2 * firstDelay - 1);
    expect(service.asked).toHaveLength(2);
    await wait(1);
    expect(service.asked).toHaveLength(3);
  });

  it('is tried again at least every five minutes, however often it failed', async () => {
    const {search, wait, session, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(typingPause);
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

  it('is tried again after the first pause when it has answered since its last failure', async () => {
    const {search, wait, session, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(typingPause);
    askOf(0).fail();
    await wait(firstDelay);
    askOf(1).answer();
    await wait(0);
    search('turn');
    await wait(typingPause);
    askOf(2).fail();
    await wait(firstDelay);
    expect(askOf(3).query).toBe('turn');
  });

  it('is not tried again before it wants to be', async () => {
    const {search, wait, session, service, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(typingPause);
    askOf(0).fail(Object.assign(new Error('429'), {retryAfter: 60_000}));
    await wait(59_999);
    expect(service.asked).toHaveLength(1);
    await wait(1);
    expect(service.asked).toHaveLength(2);
  });

  it('is not asked without a pause when it wants to be left alone for longer than a timer counts', async () => {
    const {search, wait, session, service, askOf} = setUp();
    session.subscribe(() => undefined);
    search('sum');
    await wait(typingPause);
    askOf(0).fail(Object.assign(new Error('429'), {retryAfter: 30 * day}));
    await wait(day - 1);
    expect(service.asked).toHaveLength(1);
    await wait(1);
    expect(service.asked).toHaveLength(2);
  });

  it('is tried again by the next question where no box is open, which does not wait', async () => {
    const {search, wait, session, service, askOf, answers} = setUp();
    search('sum');
    await wait(typingPause);
    askOf(0).fail();
    await wait(firstDelay);
    expect(service.asked).toHaveLength(1);
    search('turn');
    expect(answers.at(-1)).toBe('turn: local');
    await wait(0);
    askOf(1).answer();
    await wait(0);
    expect(session.isAway()).toBe(false);
    expect(answers.at(-1)).toBe('turn: local');
  });

  it('has the index prepared while it is away, and not before', async () => {
    const {search, wait, session, local, askOf} = setUp();
    session.prepare();
    session.prepareFor('su');
    expect(local.calls).toEqual([]);
    search('sum');
    await wait(typingPause);
    askOf(0).fail();
    await wait(0);
    session.prepare();
    session.prepareFor('su');
    expect(local.calls).toEqual(['prepare', 'prepareFor su']);
  });

  it('is asked again by Retry, as is the index, and not twice at once', async () => {
    const {search, wait, session, local, service, askOf} = setUp();
    search('sum');
    await wait(typingPause);
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
