import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Build} from '../../../model/manifest';
import {hostOf, manifestOf, root} from '../../../model/__tests__/site';
import {FakeCaches} from '../../../store/__tests__/fakeCaches';
import {FileCache} from '../../../store/FileCache';

const shared = vi.hoisted(() => ({}) as {cache: FileCache; needed: string});
const files = {'index.html': 'home', 'a.js': 'code', 'clang/1.wasm': '1', 'clang/2.wasm': '22'};

// Mocks for what Node does not have: a worker, other tabs, and the files that a page has loaded.
vi.mock('@generated/docusaurus-plugin-offline/default/settings.json', () => ({
  default: {root: '/site/', labels: {}},
}));
vi.mock('../filesOfPage', () => ({
  filesOfPage: ({files: all}: Build) => new Set(all.filter(({path}) => path === shared.needed)),
}));
vi.mock('../otherTabs', () => ({notifyOtherTabs: () => undefined}));
vi.mock('../partLocks', () => ({
  withPartLock: (_name: string, act: () => Promise<unknown>) => act(),
  findActiveParts: () => Promise.resolve(new Set()),
  broadcastProgress: () => undefined,
}));
vi.mock('../../pageWorker', () => ({
  openFileCache: () => shared.cache,
  registerWorker: () => Promise.resolve({active: {}}),
  manifestOf: () => Promise.resolve(manifestOf(files, [{name: 'clang'}])),
}));

let offline: typeof import('../cacheParts') & typeof import('../offlineState');
let fetch: typeof globalThis.fetch;

beforeEach(async () => {
  shared.cache = new FileCache(new FakeCaches().storage, root);
  shared.needed = '';
  ({fetch} = hostOf(files));
  vi.stubGlobal('window', {
    caches: {},
    fetch: (...args: Parameters<typeof globalThis.fetch>) => fetch(...args),
  });
  vi.stubGlobal('navigator', {serviceWorker: {}});
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  offline = {...(await import('../cacheParts')), ...(await import('../offlineState'))};
  await offline.loadOfflineState();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const partNamed = (name: string) =>
  offline.getOfflineState().parts.find((part) => part.name === name);
const countOf = (kind: string) =>
  offline.getOfflineState().kinds.find((one) => one.kind === kind)?.files ?? 0;

/** Creates a promise and the function that resolves it. */
function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((given) => {
    resolve = given;
  });
  return {promise, resolve};
}

/** Blocks calls of a method of the cached files. @returns a function that lets them continue. */
function holdBack(name: 'pages' | 'choose') {
  const {cache} = shared;
  const [begun, held] = [deferred(), deferred()];
  const original = cache[name].bind(cache) as (given: unknown) => Promise<unknown>;
  Object.assign(cache, {
    async [name](given: unknown) {
      begun.resolve();
      await held.promise;
      return original(given);
    },
  });
  return {begun: begun.promise, release: held.resolve};
}

it('removing a part does not reset the progress of another part that is being cached', async () => {
  await offline.cachePart('site');
  const held = deferred();
  const {fetch: ask} = hostOf(files);
  fetch = async (input) => {
    await ((input as string).includes('2.wasm') ? held.promise : undefined);
    return ask(input);
  };
  const caching = offline.cachePart('clang');
  await expect.poll(() => countOf('program')).toBe(1);
  const {begun, release} = holdBack('pages');
  const removing = offline.removePart('site');
  await begun;
  held.resolve();
  await expect.poll(() => countOf('program')).toBe(2);
  const counts: unknown[] = [];
  const end = offline.subscribe(() =>
    counts.push([countOf('program'), countOf('page'), partNamed('clang')?.cachedSize]),
  );
  release();
  await Promise.all([caching, removing]);
  end();
  expect(counts).toEqual(counts.map(() => [2, 0, 3]));
  expect(partNamed('site')).toMatchObject({cachedSize: 0, isChosen: false});
});

it('caching a part while another is being removed does not restore the choice of the removed part', async () => {
  await offline.cachePart('site');
  const {begun, release} = holdBack('choose');
  const removing = offline.removePart('site');
  await begun;
  const caching = offline.cachePart('clang');
  await new Promise(setImmediate);
  release();
  await Promise.all([caching, removing]);
  expect(await shared.cache.choices()).toEqual(['clang']);
});

it('caching a second part keeps the first one, and fetches only files that are not cached yet', async () => {
  const {fetch: ask, requests} = hostOf(files);
  fetch = ask;
  await offline.cachePart('site');
  await offline.cachePart('clang');
  expect(await shared.cache.choices()).toEqual(['site', 'clang']);
  await offline.cachePart('clang');
  expect(requests).toHaveLength(Object.keys(files).length);
});

it('a part is removed except for the files that the offline page needs', async () => {
  await offline.cachePart('site');
  shared.needed = 'a.js';
  await offline.removePart('site');
  expect(await shared.cache.paths()).toEqual(['a.js']);
  expect(partNamed('site')).toMatchObject({cachedSize: 4, removableSize: 0, isChosen: false});
});

it('reports that the browser has no room if a choice cannot be stored', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(shared.cache, 'choose').mockRejectedValueOnce(full);
  await offline.cachePart('site');
  expect(offline.getOfflineState().lastAction).toEqual({name: 'site', outcome: 'full'});
});

it('only one part is cached at a time', async () => {
  const caching = offline.cachePart('site');
  await offline.cachePart('clang');
  await caching;
  expect(await shared.cache.choices()).toEqual(['site']);
});

it('reports that a part could not be removed, and removes it later', async () => {
  await offline.cachePart('site');
  for (const name of ['remove', 'choices', 'pages'] as const) {
    vi.spyOn(shared.cache, name).mockRejectedValueOnce(new DOMException('broken', 'UnknownError'));
    await offline.removePart('site');
    expect(offline.getOfflineState().lastAction).toEqual({name: 'site', outcome: 'broken'});
  }
  await offline.removePart('site');
  expect(offline.getOfflineState().lastAction).toEqual({name: 'site', outcome: 'removed'});
});

it('reports that the browser failed if the cached files cannot be read', async () => {
  vi.spyOn(shared.cache, 'pages').mockRejectedValueOnce(new DOMException('broken', 'UnknownError'));
  await offline.cachePart('site');
  expect(offline.getOfflineState()).toMatchObject({
    active: undefined,
    lastAction: {name: 'site', outcome: 'broken'},
  });
});

it.each(['null', '{"site": true}', '["site'])(
  'the site can be cached although local storage has damaged choices: %s',
  async (stored) => {
    vi.stubGlobal('localStorage', {getItem: () => stored, setItem: () => undefined});
    await offline.loadOfflineState();
    expect(offline.getOfflineState().support).toBe('ready');
    await offline.cachePart('site');
    expect(partNamed('site')?.isChosen).toBe(true);
  },
);

it('a part is shown as evicted if only local storage still has the choice of it', async () => {
  vi.stubGlobal('localStorage', {getItem: () => '["site", "clang"]', setItem: () => undefined});
  await offline.cachePart('site');
  expect(partNamed('site')).toMatchObject({isChosen: true, wasEvicted: false});
  expect(partNamed('clang')).toMatchObject({isChosen: false, wasEvicted: true});
});
