import {afterEach, expect, it, vi} from 'vitest';
import type {Category, HostedData} from '../../../shared';
import {askService} from '../askService';

/** Returns the requests to a service that finds nothing. */
async function askedFor(
  query: string,
  data: Partial<HostedData> = {},
  version = 'current',
  category?: Category,
) {
  const asked: Partial<Record<'term' | 'indexes' | 'where', unknown>>[] = [];
  vi.stubGlobal('fetch', (_url: string, {body}: {readonly body: string}) => {
    asked.push(JSON.parse(body) as (typeof asked)[number]);
    return Promise.resolve(Response.json({count: 0, hits: [], elapsed: {}}));
  });
  const service = {
    endpoint: 'https://search.example.org',
    collection: 'docs',
    index: 'site',
    readKey: 'read-1',
    ask: true,
    isVersioned: true,
    ...data,
  };
  const question = {query, pages: 5, sectionsPerPage: 3, category};
  await askService(service, version, question, new AbortController().signal);
  return asked;
}

/** Returns the filters of the requests. */
const filtersOf = async (...args: readonly [Partial<HostedData>, string, Category?]) =>
  (await askedFor('otter', ...args)).map(({where}) => where);

afterEach(() => {
  vi.unstubAllGlobals();
});

it("searches the reader's docs version and the last version of other docs", async () => {
  const versions = {'2.0': ['2.0', 'community/current'], '1.0': ['1.0', 'community/current']};
  const filters = await filtersOf({versions}, '1.0', 'default');
  expect(filters).toContainEqual({
    or: [
      {version: '1.0'},
      {version: 'community/current'},
      {category: 'blogs'},
      {category: 'pages'},
    ],
  });
  expect(filters).toContainEqual({
    or: [
      {category: 'default', version: '1.0'},
      {category: 'default', version: 'community/current'},
    ],
  });
});

it('sends no version filter if each docs plugin has only one version', async () => {
  const filters = await filtersOf({isVersioned: false}, 'current');
  expect(new Set(filters)).toEqual(new Set([undefined]));
  const ofDocs = await filtersOf({isVersioned: false}, 'current', 'default');
  expect(ofDocs).toContainEqual({category: 'default'});
});

it("searches only the site's index of the collection", async () => {
  const indexes = (await askedFor('otter', {index: 'articles'})).map((asked) => asked.indexes);
  expect(indexes).toEqual([['articles'], ['articles']]);
});

it('sends at most 200 characters, and never half of an emoji', async () => {
  const [asked] = await askedFor(`${'a'.repeat(199)}😀`);
  expect(asked?.term).toBe('a'.repeat(199));
});

it.each(['‹=', '😀', '"', '\u202e', `${'='.repeat(200)}otter`])(
  'sends no request if %j contains no word',
  async (query) => {
    expect(await askedFor(query)).toEqual([]);
  },
);
