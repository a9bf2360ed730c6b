import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {EngineMessage, EngineRequest} from '../searchMessages';
import {createSearchSession} from '../searchSession';

const engine = vi.hoisted(() => ({
  posted: [] as EngineRequest[],
  /** The message callback of each started engine. */
  told: [] as ((message: EngineMessage) => void)[],
}));

// Node has no `Worker`, so replace the engine with a fake.
vi.mock('../startEngine', () => ({
  startEngine: (onMessage: (message: EngineMessage) => void) => {
    engine.told.push(onMessage);
    return {
      post: (message: EngineRequest) => engine.posted.push(message),
      close: () => undefined,
    };
  },
}));

beforeEach(() => {
  [engine.posted, engine.told] = [[], []];
  vi.stubGlobal('window', {location: {href: 'http://localhost/'}});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const name = 'current.1.1.abc';

it.each([
  ['a name that is known', () => name],
  ['a name that the page tells', () => Promise.resolve(name)],
])(
  'announces the parts that it fetches before it posts the question that needs them, with %s',
  async (_, findIndex) => {
    const session = createSearchSession({folder: '/search-index/', findIndex, sectionsPerPage: 3});
    session.prepare();
    await vi.waitFor(() => expect(engine.posted.map(({type}) => type)).toEqual(['headings']));
    session.search({query: 'kadane', pages: 5}, () => undefined);
    expect(engine.posted.map(({type}) => type)).toEqual(['headings', 'fetching', 'question']);
  },
);

describe('a download that continues after its engine has failed', () => {
  const session = () => {
    const made = createSearchSession({
      folder: '/search-index/',
      findIndex: () => name,
      sectionsPerPage: 3,
    });
    made.prepare();
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
