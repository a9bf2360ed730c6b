import {afterEach, expect, it, vi} from 'vitest';
import {FakeCaches} from '../../store/__tests__/fakeCaches';
import {buildOf, hostOf, manifestOf, root, type Files} from '../../model/__tests__/site';
import {FileCache, wholeSite} from '../../store/FileCache';
import {prepareBuild, wantedFiles} from '../install';

afterEach(() => vi.unstubAllGlobals());

const first: Files = {
  'index.html': 'home 1',
  'offline/index.html': 'controls 1',
  'docs/a/index.html': 'a 1',
  'docs/b/index.html': 'b 1',
  'assets/main.00000001.js': 'main 1',
  'assets/same.00000001.js': 'same',
};
const second: Files = {
  'index.html': 'home 2',
  'offline/index.html': 'controls 2',
  'docs/a/index.html': 'a 2',
  'docs/b/index.html': 'b 2',
  'docs/new/index.html': 'new',
  'assets/main.00000002.js': 'main 2',
  'assets/same.00000001.js': 'same',
};

/** Caches some files of the first build. */
async function withFirst(paths: readonly string[]) {
  const caches = new FakeCaches();
  const cache = new FileCache(caches.storage, root);
  for (const file of buildOf(first).files.filter(({path}) => paths.includes(path))) {
    await cache.put(file, new Response(first[file.path]));
  }
  return {caches, cache};
}

async function prepareSecond(cache: FileCache, host: Files = second) {
  const {fetch, requests} = hostOf(host);
  vi.stubGlobal('fetch', fetch);
  await prepareBuild(cache, 'second.json', manifestOf(second));
  return requests;
}

const cachedPathsOf = async (cache: FileCache, files: Files) =>
  (await cache.filter(buildOf(files).files)).map(({path}) => path);

it('fetches the new versions of files that were cached in the old build, except for equal ones', async () => {
  const {cache} = await withFirst(Object.keys(first).filter((path) => !path.includes('/b/')));
  const requests = await prepareSecond(cache);
  expect(requests.sort()).toEqual(['', 'assets/main.00000002.js', 'docs/a/', 'offline/']);
  expect(await cache.findManifest('second.json')).toEqual(manifestOf(second));
});

it('keeps the old build complete next to the new one', async () => {
  const {cache} = await withFirst(Object.keys(first));
  await prepareSecond(cache);
  expect(await cachedPathsOf(cache, first)).toEqual(Object.keys(first));
});

it('fetches all files of a new build for a reader who caches the whole site', async () => {
  const {cache} = await withFirst([]);
  await cache.choose([wholeSite]);
  await prepareSecond(cache);
  expect(await cachedPathsOf(cache, second)).toEqual(Object.keys(second));
});

it('fetches only the offline page for a new reader', async () => {
  const {cache} = await withFirst([]);
  expect(await prepareSecond(cache)).toEqual(['offline/']);
});

it('fetches the offline page of only the default language for a new reader', async () => {
  const {cache} = await withFirst([]);
  const {fetch, requests} = hostOf(second);
  vi.stubGlobal('fetch', fetch);
  const offlinePages = ['offline', 'docs/new'];
  await prepareBuild(cache, 'second.json', {...manifestOf(second), offlinePages});
  expect(requests).toEqual(['offline/']);
});

it('fails if a file is incomplete, and continues from there at the next attempt', async () => {
  const {cache} = await withFirst(['docs/a/index.html']);
  const broken = {...second, 'docs/a/index.html': 'cut off'};
  await expect(prepareSecond(cache, broken)).rejects.toThrow(/could not be cached: changed/);
  expect(await cache.findManifest('second.json')).toBeUndefined();
  expect(await prepareSecond(cache)).toEqual(['docs/a/']);
});

it('installs a build with as many files as there is room for', async () => {
  const {caches, cache} = await withFirst(Object.keys(first));
  const large = {...second, 'docs/a/index.html': 'a'.repeat(10_000)};
  vi.stubGlobal('fetch', hostOf(large).fetch);
  caches.room = 5000;
  await prepareBuild(cache, 'large.json', manifestOf(large));
  expect(await cachedPathsOf(cache, large)).not.toContain('docs/a/index.html');
  expect(await cache.findManifest('large.json')).toEqual(manifestOf(large));
});

it('installs a build even if there is no room for any of its files', async () => {
  const {caches, cache} = await withFirst([]);
  await cache.choose([wholeSite]);
  const manifest = manifestOf(second);
  const {fetch} = hostOf(second);
  vi.stubGlobal('fetch', fetch);
  caches.room = JSON.stringify(manifest).length;
  await prepareBuild(cache, 'second.json', manifest);
  expect(await cache.findManifest('second.json')).toEqual(manifest);
});

it('selects the chosen files, and cached files by their name without the hash', () => {
  const parts = [{name: 'compiler'}];
  const build = buildOf({...second, 'compiler/clang.bin': 'clang'}, parts);
  const paths = (choices: readonly string[], cached: readonly string[]) =>
    wantedFiles(build, choices, cached).map(({path}) => path);
  expect(paths(['compiler'], [])).toEqual(['compiler/clang.bin']);
  expect(paths([], ['assets/main.00000001.js'])).toEqual(['assets/main.00000002.js']);
  expect(paths([wholeSite], [])).toEqual(Object.keys(second));
});
