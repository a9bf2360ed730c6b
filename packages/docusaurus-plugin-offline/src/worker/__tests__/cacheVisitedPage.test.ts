import {afterEach, expect, it, vi} from 'vitest';
import {FakeCaches} from '../../store/__tests__/fakeCaches';
import {buildOf, root} from '../../model/__tests__/site';
import {FileCache} from '../../store/FileCache';
import {cacheVisitedPage} from '../cacheVisitedPage';

const build = buildOf({
  'docs/a/index.html': 'a',
  'img/logo.svg': 'logo',
  'assets/main.0123abcd.js': 'code',
});

afterEach(() => vi.unstubAllGlobals());

/** Visits a page that has loaded the picture and the script; returns the paths that are cached. */
async function visit(logo: string) {
  const inHttpCache = new Map([
    [`${root}docs/a/`, 'a'],
    [`${root}img/logo.svg`, logo],
    [`${root}assets/main.0123abcd.js`, 'code'],
  ]);
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(inHttpCache.get(address))),
  );
  const cache = new FileCache(new FakeCaches().storage, root);
  const loaded = [`${root}img/logo.svg`, `${root}assets/main.0123abcd.js`];
  await cacheVisitedPage(
    {type: 'keepVisited', page: `${root}docs/a/`, loaded},
    {build, cache, root},
  );
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
