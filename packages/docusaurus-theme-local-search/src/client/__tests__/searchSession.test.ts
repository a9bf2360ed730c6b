import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Answer} from '../answers';
import type {EngineMessage, EngineRequest} from '../searchMessages';
import {createSearchSession} from '../searchSession';

const engine = vi.hoisted(() => ({
  posted: [] as EngineRequest[],
  /** The message callback of each started engine. */
  told: [] as ((message: EngineMessage) => void)[],
  closed: 0,
}));

// Node has no `Worker`, so replace the engine with a fake.
vi.mock('../startEngine', () => ({
  startEngine: (onMessage: (message: EngineMessage) => void) => {
    engine.told.push(onMessage);
    return {
      post: (message: EngineRequest) => engine.posted.push(message),
      close: () => {
        engine.closed++;
      },
    };
  },
}));

beforeEach(() => {
  [engine.posted, engine.told, engine.closed] = [[], [], 0];
  vi.stubGlobal('window', {location: {href: 'http://localhost/'}});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const name = 'current.abc.1.2';

it.each([
  ['a name that is known', () => name],
  ['a name that the page tells', () => Promise.resolve(name)],
])(
  'announces the parts that it fetches before it posts the question that needs them, with %s',
  async (_, findIndex) => {
    const session = createSearchSession({folder: '/search-index/', findIndex, sectionsPerPage: 3});
    session.prepare();
    await expect.poll(() => typesOf(engine.posted)).toEqual(['headings']);
    session.search({query: 'kadane', pages: 5}, () => undefined);
    expect(typesOf(engine.posted)).toEqual(['headings', 'fetching', 'question']);
  },
);

const typesOf = (posted: readonly EngineRequest[]) => posted.map(({type}) => type);

/** Creates a session of a known index, which has begun to load. */
function prepared(index = name) {
  const session = createSearchSession({
    folder: '/search-index/',
    findIndex: () => index,
    sectionsPerPage: 3,
  });
  session.prepare();
  return session;
}

const answerOf = (query: string, change: Partial<Answer>): Answer => ({
  query,
  pages: [],
  counts: {default: 0, blogs: 0, pages: 0},
  words: [],
  unknown: [],
  instead: [],
  isComplete: false,
  ...change,
});

it('sends the first file to the engine as it arrives, and reports how much of it has, but not its end, which its answer follows', async () => {
  const pieces = ['one', 'two'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream({
    start(controller) {
      pieces.forEach((piece) => controller.enqueue(piece));
      controller.close();
    },
  });
  const headers = {'content-length': '6'};
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, {headers})));
  let time = 0;
  vi.stubGlobal('performance', {now: () => (time += 1000)});
  const session = createSearchSession({
    folder: '/search-index/',
    findIndex: () => name,
    sectionsPerPage: 3,
  });
  const progress: number[] = [];
  session.subscribe(() => {
    const status = session.getStatus();
    if (status.phase === 'loading') {
      progress.push(status.progress);
    }
  });
  session.prepare();
  const file = {type: 'headings', folder: 'http://localhost/search-index/', index: name};
  await expect
    .poll(() => engine.posted)
    .toEqual([...pieces.map((bytes) => ({...file, bytes})), file]);
  expect(progress).toEqual([0, 0.5]);
});

describe('a question', () => {
  const ids = () =>
    engine.posted.flatMap((message) => (message.type === 'question' ? [message.id] : []));
  const idOfLast = () => ids().at(-1) ?? 0;
  const answer = (id: number, change: Partial<Answer> = {}) =>
    engine.told.at(-1)?.({type: 'answer', id, answer: answerOf('kadane', change)});

  it('is not posted again while it waits for its whole answer, except after a failure', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const session = prepared();
    const ask = () => session.search({query: 'kadane', pages: 5}, () => undefined);
    ask();
    answer(idOfLast());
    ask();
    expect(ids()).toHaveLength(1);
    answer(idOfLast(), {failure: {message: 'broken'}});
    ask();
    expect(ids()).toHaveLength(2);
    vi.restoreAllMocks();
  });

  it('gets no answer to an earlier one', () => {
    const session = prepared();
    const onAnswer = vi.fn();
    session.search({query: 'kadane', pages: 5}, onAnswer);
    const first = idOfLast();
    session.search({query: 'rotate', pages: 5}, onAnswer);
    answer(first);
    expect(onAnswer).not.toHaveBeenCalled();
    answer(idOfLast());
    expect(onAnswer).toHaveBeenCalledOnce();
  });
});

describe('a session of which nobody has asked anything', () => {
  const idle = () =>
    createSearchSession({folder: '/search-index/', findIndex: () => name, sectionsPerPage: 3});

  it('posts the first question to the engine that it starts for it', () => {
    idle().search({query: 'kadane', pages: 5}, () => undefined);
    expect(engine.told).toHaveLength(1);
    expect(engine.posted).toContainEqual({
      type: 'question',
      id: 1,
      question: {query: 'kadane', pages: 5, sectionsPerPage: 3},
    });
  });

  it('tells a box of each state, until the box stops listening', () => {
    const session = idle();
    const phases: string[] = [];
    const stop = session.subscribe(() => phases.push(session.getStatus().phase));
    session.prepare();
    stop();
    engine.told[0]?.({type: 'ready'});
    expect(phases).toEqual(['loading']);
  });
});

it('a box that stops listening gets no answer', () => {
  const session = prepared();
  const onAnswer = vi.fn();
  const stop = session.search({query: 'kadane', pages: 5}, onAnswer);
  stop();
  engine.told[0]?.({type: 'answer', id: 1, answer: answerOf('kadane', {isComplete: true})});
  expect(onAnswer).not.toHaveBeenCalled();
});

it('a file that the host does not have makes the session fail with its HTTP status, and the page asks for it too', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const requested = vi.fn<typeof fetch>().mockResolvedValue(new Response(''));
  const session = prepared();
  vi.stubGlobal('fetch', requested);
  const error = {message: 'not found', status: 404, url: '/search-index/gone'};
  engine.told[0]?.({type: 'failed', error});
  expect(session.getStatus()).toMatchObject({phase: 'failed', error: {status: 404}});
  expect(requested).toHaveBeenCalledWith('/search-index/gone', {method: 'HEAD'});
  vi.restoreAllMocks();
});

it('an index that cannot be read makes the session fail, without a request of the page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const session = prepared();
  const requested = vi.fn<typeof fetch>().mockResolvedValue(new Response(''));
  vi.stubGlobal('fetch', requested);
  engine.told[0]?.({type: 'failed', error: {message: 'The search index is damaged.'}});
  expect(session.getStatus()).toMatchObject({
    phase: 'failed',
    error: {name: 'IndexError', message: 'The search index is damaged.'},
  });
  expect(requested).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe('the words of a query', () => {
  const countFetches = () => typesOf(engine.posted).filter((type) => type === 'fetching').length;

  it('are fetched ahead once', () => {
    const session = prepared();
    session.prepareFor('kadane');
    session.prepareFor('kadane rotate');
    expect(countFetches()).toBe(1);
  });

  it('are fetched with a higher priority than the texts', async () => {
    const requested = vi.fn<typeof fetch>().mockResolvedValue(new Response(''));
    vi.stubGlobal('fetch', requested);
    prepared('current.abc.1.1').prepareFor('kadane');
    await expect.poll(() => requested).toHaveBeenCalledTimes(3);
    const priorities = new Map(requested.mock.calls.map(([url, init]) => [url, init?.priority]));
    expect(priorities.get('/search-index/current.abc.1.1.words-0.json.gz')).toBeUndefined();
    expect(priorities.get('/search-index/current.abc.1.1.text-0.json.gz')).toBe('low');
  });

  it('are not fetched ahead once the engine can fetch them', () => {
    const session = prepared();
    engine.told[0]?.({type: 'ready'});
    session.prepareFor('kadane');
    expect(countFetches()).toBe(0);
  });

  it('are fetched ahead again for the next engine after a failure', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const session = prepared();
    session.prepareFor('kadane');
    engine.told[0]?.({type: 'failed', error: {message: 'broken'}});
    session.retry();
    session.prepareFor('kadane');
    expect(countFetches()).toBe(2);
    vi.restoreAllMocks();
  });
});

it('a retry does not start a second engine while the first loads', () => {
  prepared().retry();
  expect(engine.told).toHaveLength(1);
});

it('a retry replaces an engine that works but could not load a part', () => {
  const session = prepared();
  engine.told[0]?.({type: 'ready'});
  session.retry();
  expect(engine.told).toHaveLength(2);
  expect(engine.closed).toBe(1);
});

describe('a download that continues after its engine has failed', () => {
  const session = () => {
    const made = prepared();
    engine.told[0]?.({type: 'failed', error: {message: 'broken'}});
    return made;
  };

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({toFake: ['performance']});
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('leaves the session failed, so that the reader can retry', async () => {
    let download: ReadableStreamDefaultController | undefined;
    const body = new ReadableStream({start: (controller) => void (download = controller)});
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    const failed = session();
    vi.advanceTimersByTime(1000);
    download?.enqueue(new Uint8Array(9));
    await setTimeout(20);
    expect(failed.getStatus().phase).toBe('failed');
  });

  it('does not affect the next attempt when it fails', async () => {
    let refuse: ((error: Error) => void) | undefined;
    const first = new Promise<Response>((_, reject) => {
      refuse = reject;
    });
    vi.stubGlobal('fetch', vi.fn().mockReturnValueOnce(first).mockResolvedValue(new Response('')));
    const retried = session();
    retried.retry();
    engine.told[1]?.({type: 'ready'});
    refuse?.(new Error('the network is gone'));
    await setTimeout(20);
    expect(retried.getStatus().phase).toBe('ready');
  });
});
