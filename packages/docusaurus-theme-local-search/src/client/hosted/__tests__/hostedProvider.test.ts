import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {HostedData} from '../../../shared';
import type {Answer} from '../../answers';
import {debounceDelay} from '../hostedSession';
import {service} from './service';

const shared = vi.hoisted(() => ({
  hosted: undefined as HostedData | undefined,
  /** Milliseconds that the service takes to answer. */
  delay: 10,
  recorded: [] as unknown[],
  canRecord: true,
  sessions: new Map<string, object>(),
}));

// Mocks for the data of the site, its own index, the service and the address that collects events.
vi.mock('../../searchData', () => ({
  searchData: {
    limits: {sectionsPerPage: 3},
    get hosted() {
      return shared.hosted;
    },
  },
}));
vi.mock('../../localProvider', () => ({
  sessionOf: (version: string) => shared.sessions.get(version),
}));
vi.mock('../askService', () => ({
  async askService(_service: HostedData, version: string, {query}: {readonly query: string}) {
    await new Promise((resolve) => {
      setTimeout(resolve, shared.delay);
    });
    return answerOf(`${query} in ${version}`);
  },
}));
vi.mock('../recordSearches', () => ({
  recordSearches: () =>
    shared.canRecord
      ? {add: (event: unknown) => shared.recorded.push(event)}
      : expect.fail('recording failed'),
}));

const answerOf = (query: string): Answer => ({
  query,
  pages: [],
  counts: {default: 2, blogs: 1, pages: 0},
  words: [],
  unknown: [],
  instead: [],
  isComplete: true,
});

const recorded: HostedData = {
  ...service,
  analytics: {endpoint: 'https://events.example.org', privacyPath: '/search-privacy'},
};

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Loads the provider as a page does. */
async function load(hosted: HostedData = recorded) {
  vi.resetModules();
  shared.hosted = hosted;
  shared.delay = 10;
  shared.recorded = [];
  shared.canRecord = true;
  shared.sessions.clear();
  ['1.0', '2.0'].forEach((version) => shared.sessions.set(version, {}));
  const {sessionOf} = await import('../hostedProvider');
  // What the provider imports on use arrives without a pause, as if a page had prefetched it.
  await Promise.all([import('../askService'), import('../recordSearches')]);
  const answers: string[] = [];
  const search = async (query: string) => {
    sessionOf('2.0').search({query, pages: 5}, ({query: answered}) => answers.push(answered));
    await wait(debounceDelay);
    // First comes the code that asks, and then the code that records.
    for (let imports = 0; imports < 2; imports++) {
      await vi.dynamicImportSettled();
      await wait(0);
    }
    await wait(shared.delay);
  };
  return {sessionOf, search, answers};
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('there is one session for each docs version, which asks for that version', async () => {
  const {sessionOf, search, answers} = await load();
  expect(sessionOf('1.0')).toBe(sessionOf('1.0'));
  expect(sessionOf('1.0')).not.toBe(sessionOf('2.0'));
  await search('kadane');
  expect(answers).toEqual(['kadane in 2.0']);
});

describe('a search is recorded', () => {
  it('when its answer has stayed for a second, with the number of pages and the time that it took', async () => {
    const {search} = await load();
    shared.delay = 300;
    await search('kadane');
    await wait(999);
    expect(shared.recorded).toEqual([]);
    await wait(1);
    expect(shared.recorded).toEqual([
      {term: 'kadane', query: 'kadane', resultsCount: 3, roundTripTime: 300},
    ]);
  });

  it('unless the reader types on before that, however long the next answer takes', async () => {
    const {search} = await load();
    await search('kad');
    await wait(800);
    shared.delay = 1200;
    await search('kadane');
    await wait(1000);
    expect(shared.recorded).toEqual([expect.objectContaining({term: 'kadane'})]);
  });

  it('only if the owner wants that', async () => {
    const {search, answers} = await load(service);
    await search('kadane');
    await wait(2000);
    expect(answers).toHaveLength(1);
    expect(shared.recorded).toEqual([]);
  });

  it('or is answered nevertheless if it cannot be recorded', async () => {
    const {search, answers} = await load();
    shared.canRecord = false;
    await search('kadane');
    await wait(2000);
    expect(answers).toHaveLength(1);
  });
});
