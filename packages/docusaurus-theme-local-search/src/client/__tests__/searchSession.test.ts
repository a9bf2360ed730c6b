import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {EngineRequest} from '../searchMessages';
import {createSearchSession} from '../searchSession';

const engine = vi.hoisted(() => ({posted: [] as EngineRequest[]}));

// A worker, which Node has none of.
vi.mock('../startEngine', () => ({
  startEngine: () => ({
    post: (message: EngineRequest) => engine.posted.push(message),
    close: () => undefined,
  }),
}));

beforeEach(() => {
  engine.posted = [];
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
