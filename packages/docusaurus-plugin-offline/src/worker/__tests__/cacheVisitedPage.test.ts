import {afterEach, describe, expect, it, vi} from 'vitest';
import {FakeCaches} from '../../store/__tests__/fakeCaches';
import {buildOf, root} from '../../model/__tests__/site';
import {FileCache} from '../../store/FileCache';
import {cacheVisitedPage} from '../cacheVisitedPage';

const files = {
  'docs/a/index.html': 'a',
  'img/logo.svg': 'logo',
  'assets/main.0123abcd.js': 'code',
};
const build = buildOf(files);

afterEach(() => vi.unstubAllGlobals());

/** Visits a page that has loaded the picture and the script; returns the paths that are cached. */
async function visit(logo: string) {
  const inHttpCache = new Map([
    [`${root}docs/a/`, 'a'],
    [`${root}img/logo.svg`, logo],
    [`${root}assets/main.0123abcd.js`, 'code'],
  ]);
  const otherRequests: string[] = [];
  vi.stubGlobal('fetch', (address: string, {cache, mode}: RequestInit = {}) => {
    // Browsers accept that cache mode only for requests to the same origin.
    if (cache !== 'only-if-cached' || mode !== 'same-origin') {
      otherRequests.push(address);
    }
    return Promise.resolve(new Response(inHttpCache.get(address)));
  });
  const cache = new FileCache(new FakeCaches().storage, root);
  const loaded = [`${root}img/logo.svg`, `${root}assets/main.0123abcd.js`];
  await cacheVisitedPage(
    {type: 'keepVisited', page: `${root}docs/a/`, loaded},
    {build, cache, root},
  );
  expect(otherRequests).toEqual([]);
  return [...(await cache.paths())].sort();
}

it('caches the files that a page has loaded, with and without a hash in their names', async () => {
  expect(await visit('logo')).toEqual([
    'assets/main.0123abcd.js',
    'docs/a/index.html',
    'img/logo.svg',
  ]);
});

it('does not cache a file of which the HTTP cache has another version', async () => {
  expect(await visit('an earlier logo')).toEqual(['assets/main.0123abcd.js', 'docs/a/index.html']);
});

describe('a page that the application has opened', () => {
  /** Visits the page when the HTTP cache has nothing; returns the cached paths and the requests. */
  async function visitFromHost(host: () => Promise<Response>, cachedBefore = false) {
    const requests: unknown[] = [];
    vi.stubGlobal('fetch', (address: string, {cache = 'default'}: RequestInit = {}) => {
      requests.push([address, cache]);
      return cache === 'default' ? host() : Promise.reject(new TypeError('not in the HTTP cache'));
    });
    const cache = new FileCache(new FakeCaches().storage, root);
    for (const file of cachedBefore ? build.files : []) {
      await cache.put(file, new Response(files[file.path as keyof typeof files]));
    }
    await cacheVisitedPage(
      {type: 'keepVisited', page: `${root}docs/a/`, loaded: [`${root}img/logo.svg`]},
      {build, cache, root},
    );
    return {paths: await cache.paths(), requests};
  }

  const fromCache = (path: string) => [root + path, 'only-if-cached'];

  it('is requested from the host, but not the files that it has loaded', async () => {
    const {paths, requests} = await visitFromHost(() => Promise.resolve(new Response('a')));
    expect(paths).toEqual(['docs/a/index.html']);
    expect(requests).toEqual([
      fromCache('img/logo.svg'),
      fromCache('docs/a/'),
      [`${root}docs/a/`, 'default'],
    ]);
  });

  it('is not requested again if it is cached, and neither are the files that it has loaded', async () => {
    const {requests} = await visitFromHost(() => Promise.reject(new TypeError('offline')), true);
    expect(requests).toEqual([]);
  });

  it('is cached at another visit if the host does not respond', async () => {
    const {paths} = await visitFromHost(() => Promise.reject(new TypeError('offline')));
    expect(paths).toEqual([]);
  });
});

it('does not cache files that the site itself caches, that are of another site or not in the build', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('clang')));
  vi.stubGlobal('fetch', fetch);
  const parts = [{name: 'compiler', cache: 'site.compiler'}];
  const loaded = ['compiler/clang.bin', 'other.js'].map((path) => root + path);
  await cacheVisitedPage(
    {type: 'keepVisited', page: `${root}unknown`, loaded: [...loaded, 'https://example.org/a']},
    {
      build: buildOf({'compiler/clang.bin': 'clang'}, parts),
      cache: new FileCache(new FakeCaches().storage, root),
      root,
    },
  );
  expect(fetch).not.toHaveBeenCalled();
});
