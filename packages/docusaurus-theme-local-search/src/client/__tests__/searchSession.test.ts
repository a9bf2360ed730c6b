import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {EngineMessage, EngineRequest} from '../searchMessages';
import {createSearchSession} from '../searchSession';

const engine = vi.hoisted(() => ({
  posted: [] as EngineRequest[],
  /** What each that was started says is told to. */
  told: [] as ((message: EngineMessage) => void)[],
}));

// A worker, which Node has none of.
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
  'says what it fetches before it asks the question that needs it, with %s',
  async (_, findIndex) => {
    const session = createSearchSession({folder: '/search-index/', findIndex, sectionsPerPage: 3});
    session.prepare();
    await vi.waitFor(() => expect(engine.posted.map(({type}) => type)).toEqual(['headings']));
    session.search({query: 'kadane', pages: 5}, () => undefined);
    expect(engine.posted.map(({type}) => type)).toEqual(['headings', 'coming', 'question']);
  },
);

describe('a download that goes on after its engine has failed', () => {
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

  it('leaves it failed, so that it can be tried again', async () => {
    let download: ReadableStreamDefaultController | undefined;
    const body = new ReadableStream({start: (controller) => void (download = controller)});
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    const failed = session();
    vi.advanceTimersByTime(1000);
    download?.enqueue(new Uint8Array(9));
    await setTimeout(20);
    expect(failed.getStatus().phase).toBe('failed');
  });

  it('fails without ending the try after it', async () => {
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
