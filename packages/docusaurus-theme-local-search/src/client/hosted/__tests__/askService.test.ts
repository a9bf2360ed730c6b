import {afterEach, expect, it, vi} from 'vitest';
import type {Category, HostedData} from '../../../shared';
import {askService} from '../askService';

/** The filters of what is asked of a service that finds nothing. */
async function filtersOf(data: Partial<HostedData>, version: string, category?: Category) {
  const filters: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, {body}: {readonly body: string}) => {
    filters.push((JSON.parse(body) as {where?: unknown}).where);
    return Promise.resolve(Response.json({count: 0, hits: [], elapsed: {}}));
  });
  const service = {
    endpoint: 'https://search.example.org',
    collection: 'site',
    readKey: 'read-1',
    ask: true,
    isVersioned: true,
    ...data,
  };
  const question = {query: 'otter', pages: 5, sectionsPerPage: 3, category};
  await askService(service, version, question, new AbortController().signal);
  return filters;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for the version of the docs, and for the last version of other docs', async () => {
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

it('asks for all where the docs have one version each', async () => {
  const filters = await filtersOf({isVersioned: false}, 'current');
  expect(new Set(filters)).toEqual(new Set([undefined]));
});
