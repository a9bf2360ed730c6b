import {afterEach, expect, it, vi} from 'vitest';
import type {Category, HostedData} from '../../../shared';
import {askService} from '../askService';
import {service} from './service';

const entry = {
  title: 'Swimming',
  content: 'An otter swims.',
  section: 'Otters',
  path: '/otters#swimming',
  category: 'pages',
  breadcrumbs: [],
};

const ask = (query: string, signal = new AbortController().signal) =>
  askService(service, 'current', {query, pages: 5, sectionsPerPage: 3}, signal);

/** A service that finds these documents. */
const finding = (documents: readonly unknown[]) =>
  Response.json({
    count: documents.length,
    hits: documents.map((document, at) => ({id: String(at), score: 1, document})),
    elapsed: {},
  });

type Asked = Partial<
  Record<'term' | 'indexes' | 'where' | 'limit' | 'boost' | 'properties' | 'tolerance', unknown>
>;

/** Records the requests to a service that responds with copies of a response. */
function respondWith(response: Response) {
  const asked: Asked[] = [];
  const fetch = vi.fn(
    (_url: string, {body}: {readonly body: string; readonly signal: AbortSignal}) => {
      asked.push(JSON.parse(body) as Asked);
      return Promise.resolve(response.clone());
    },
  );
  vi.stubGlobal('fetch', fetch);
  return {asked, fetch};
}

/** Returns the requests to a service that finds nothing. */
async function askedFor(
  query: string,
  data: Partial<HostedData> = {},
  version = 'current',
  category?: Category,
) {
  const {asked} = respondWith(finding([]));
  const question = {query, pages: 5, sectionsPerPage: 3, category};
  await askService({...service, ...data}, version, question, new AbortController().signal);
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

it('searches only the blog or the pages if they are chosen, whatever the docs version', async () => {
  expect(await filtersOf({}, '2.0', 'blogs')).toContainEqual({category: 'blogs'});
  expect(await filtersOf({isVersioned: false}, '2.0', 'pages')).toContainEqual({category: 'pages'});
});

it('filters by a version as such if the site has no list of versions', async () => {
  expect(await filtersOf({}, '2.0', 'default')).toContainEqual({
    category: 'default',
    version: '2.0',
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

it('asks the collection for at most 100 sections; a heading counts most, the text least', async () => {
  const {asked, fetch} = respondWith(finding([entry]));
  await ask('otter');
  expect(fetch.mock.calls[0]?.[0]).toBe(
    'https://search.example.org/v1/collections/docs/search?api-key=read-1',
  );
  expect(asked[0]?.limit).toBe(100);
  const boosts = Object.entries(asked[0]?.boost as Record<string, number>);
  expect(boosts.sort(([, a], [, b]) => b - a).map(([name]) => name)).toEqual([
    'title',
    'section',
    'content',
  ]);
  expect(new Set(asked[0]?.properties as string[])).toEqual(new Set(boosts.map(([name]) => name)));
});

it.each([
  ['nothing', [], [undefined, 1]],
  ['one section', [entry], [undefined]],
])('tolerates a wrong letter only in a second search: after %s', async (_, found, tolerances) => {
  const {asked} = respondWith(finding(found));
  const {pages} = await ask('otter');
  expect(asked.map(({tolerance}) => tolerance)).toEqual(tolerances);
  expect(pages.map(({path}) => path)).toEqual(found.map(() => '/otters'));
});

it('rejects the whole answer if one document is not an entry of the site', async () => {
  respondWith(finding([entry, {...entry, path: 'https://example.org/'}]));
  await expect(ask('otter')).rejects.toThrow('not an entry of this site');
});

it('does not ask again after a failure', async () => {
  const {asked} = respondWith(new Response('', {status: 503, headers: {'Retry-After': '0'}}));
  await expect(ask('otter')).rejects.toMatchObject({status: 503});
  expect(asked).toHaveLength(1);
});

it('ends its request when it is aborted', async () => {
  const {fetch} = respondWith(finding([entry]));
  const controller = new AbortController();
  await ask('otter', controller.signal);
  expect(fetch.mock.calls[0]?.[1].signal.aborted).toBe(false);
  controller.abort();
  expect(fetch.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

it('sends a query without the spaces around it', async () => {
  expect((await askedFor('  otter ')).map(({term}) => term)).toEqual(['otter', 'otter']);
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
