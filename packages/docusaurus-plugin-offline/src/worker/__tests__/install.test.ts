import {afterEach, expect, it, vi} from 'vitest';
import {FakeCaches} from '../../store/__tests__/fakeCaches';
import {buildOf, hostOf, manifestOf, root, type Files} from '../../model/__tests__/site';
import {KeptFiles, wholeSite} from '../../store/KeptFiles';
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
  const kept = new KeptFiles(caches.storage, root);
  for (const file of buildOf(first).files.filter(({path}) => paths.includes(path))) {
    await kept.keep(file, new Response(first[file.path]));
  }
  return {caches, kept};
}

async function prepareSecond(kept: KeptFiles, host: Files = second) {
  const {fetch, asked} = hostOf(host);
  vi.stubGlobal('fetch', fetch);
  await prepareBuild(kept, 'second.json', manifestOf(second));
  return asked;
}

const keptOf = async (kept: KeptFiles, files: Files) =>
  (await kept.filter(buildOf(files).files)).map(({path}) => path);

it('fetches the new versions of files that were cached in the old build, except for equal ones', async () => {
  const {kept} = await withFirst(Object.keys(first).filter((path) => !path.includes('/b/')));
  const asked = await prepareSecond(kept);
  expect(asked.sort()).toEqual(['', 'assets/main.00000002.js', 'docs/a/', 'offline/']);
  expect(await kept.findManifest('second.json')).toEqual(manifestOf(second));
});

it('keeps the old build complete beside the new one', async () => {
  const {kept} = await withFirst(Object.keys(first));
  await prepareSecond(kept);
  expect(await keptOf(kept, first)).toEqual(Object.keys(first));
});

it('fetches all files of a new build for a reader who caches the whole site', async () => {
  const {kept} = await withFirst([]);
  await kept.choose([wholeSite]);
  await prepareSecond(kept);
  expect(await keptOf(kept, second)).toEqual(Object.keys(second));
});

it('fetches only the offline page for a new reader', async () => {
  const {kept} = await withFirst([]);
  expect(await prepareSecond(kept)).toEqual(['offline/']);
});

it('fails if a file is incomplete, and continues from there at the next attempt', async () => {
  const {kept} = await withFirst(['docs/a/index.html']);
  const broken = {...second, 'docs/a/index.html': 'cut off'};
  await expect(prepareSecond(kept, broken)).rejects.toThrow(/could not be kept: changed/);
  expect(await kept.findManifest('second.json')).toBeUndefined();
  expect(await prepareSecond(kept)).toEqual(['docs/a/']);
});

it('installs a build with as many files as there is room for', async () => {
  const {caches, kept} = await withFirst(Object.keys(first));
  const large = {...second, 'docs/a/index.html': 'a'.repeat(10_000)};
  vi.stubGlobal('fetch', hostOf(large).fetch);
  caches.room = 5000;
  await prepareBuild(kept, 'large.json', manifestOf(large));
  expect(await keptOf(kept, large)).not.toContain('docs/a/index.html');
  expect(await kept.findManifest('large.json')).toEqual(manifestOf(large));
});

it('installs a build even if there is no room for any of its files', async () => {
  const {caches, kept} = await withFirst([]);
  await kept.choose([wholeSite]);
  const manifest = manifestOf(second);
  const {fetch} = hostOf(second);
  vi.stubGlobal('fetch', fetch);
  caches.room = JSON.stringify(manifest).length;
  await prepareBuild(kept, 'second.json', manifest);
  expect(await kept.findManifest('second.json')).toEqual(manifest);
});

it('selects the chosen files, and cached files by their name without the hash', () => {
  const parts = [{name: 'compiler'}];
  const build = buildOf({...second, 'compiler/clang.bin': 'clang'}, parts);
  const paths = (choices: readonly string[], kept: readonly string[]) =>
    wantedFiles(build, choices, kept).map(({path}) => path);
  expect(paths(['compiler'], [])).toEqual(['compiler/clang.bin']);
  expect(paths([], ['assets/main.00000001.js'])).toEqual(['assets/main.00000002.js']);
  expect(paths([wholeSite], [])).toEqual(Object.keys(second));
});
