import {expect, it, vi} from 'vitest';
import {FakeCaches} from './fakeCaches';
import {buildOf, hostOf, root} from '../../model/__tests__/site';
import {bypassHeader} from '../../model/messages';
import {download} from '../download';
import {FileCache} from '../FileCache';

const names = Array.from({length: 20}, (_, index) => `${index}.txt`);
const files = Object.fromEntries(names.map((name) => [name, `text ${name}`]));
const build = buildOf(files);

function cacheWith(room = Infinity) {
  const caches = new FakeCaches(room);
  return {caches, cache: new FileCache(caches.storage, root)};
}

it('caches all files, reports each one, and fetches each one once', async () => {
  const {cache} = cacheWith();
  const {fetch, requests} = hostOf(files);
  const told: string[] = [];
  const onCached = ({path}: {path: string}) => told.push(path);
  expect(await download(build.files, {cache, fetch, onCached})).toBe('done');
  expect(told.sort()).toEqual([...names].sort());
  expect(requests.sort()).toEqual([...names].sort());
});

it('tells the worker to leave its requests to the network', async () => {
  const {cache} = cacheWith();
  const {fetch: ask} = hostOf(files);
  const fetch = vi.fn((...[address]: Parameters<typeof globalThis.fetch>) => ask(address));
  await download(build.files, {cache, fetch});
  const isLeft = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).has(bypassHeader));
  expect(isLeft).toEqual(names.map(() => true));
});

it('ends if there is no room, and cached files stay', async () => {
  const {cache} = cacheWith(30);
  const {fetch, requests} = hostOf(files);
  expect(await download(build.files, {cache, fetch})).toBe('full');
  expect(requests.length).toBeLessThan(names.length);
  expect((await cache.filter(build.files)).length).toBeGreaterThan(0);
});

it('ends when it is aborted, and a second call fetches only the missing files', async () => {
  const {cache} = cacheWith();
  const {fetch, requests} = hostOf(files);
  const stop = new AbortController();
  const stoppable: typeof globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    return fetch(input);
  };
  const onCached = () => stop.abort();
  const stopped = await download(build.files, {
    cache,
    fetch: stoppable,
    signal: stop.signal,
    onCached,
  });
  expect(stopped).toBe('stopped');
  const cached = new Set(await cache.filter(build.files));
  expect(cached.size).toBeLessThan(names.length);
  const missing = build.files.filter((file) => !cached.has(file));
  requests.length = 0;
  expect(await download(missing, {cache, fetch})).toBe('done');
  expect(requests).toHaveLength(missing.length);
  expect(await cache.filter(build.files)).toHaveLength(names.length);
});

it('reports that files have changed, and caches the others', async () => {
  const {cache} = cacheWith();
  const {fetch} = hostOf({...files, '3.txt': 'newer'});
  expect(await download(build.files, {cache, fetch})).toBe('changed');
  expect(await cache.filter(build.files)).toHaveLength(names.length - 1);
});

it('reports that the host or the network failed', async () => {
  const {cache} = cacheWith();
  const {fetch} = hostOf({});
  expect(await download(build.files, {cache, fetch})).toBe('failed');
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await download(build.files, {cache, fetch: offline})).toBe('failed');
  const breaksOff = () =>
    Promise.resolve(
      new Response(
        new ReadableStream({start: (body) => body.error(new TypeError('network error'))}),
      ),
    );
  expect(await download(build.files, {cache, fetch: breaksOff})).toBe('failed');
});

it('reports that the browser could not store a file', async () => {
  const {caches, cache} = cacheWith();
  const {fetch} = hostOf(files);
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('broken', 'UnknownError'));
  expect(await download(build.files, {cache, fetch})).toBe('broken');
});

it.each([
  ['main.0123abcd.js', 'default'],
  ['index.html', 'no-cache'],
])('fetches %s with the cache mode %s', async (path, mode) => {
  const {cache} = cacheWith();
  const {fetch} = hostOf({[path]: 'text'});
  const requests: unknown[] = [];
  const recordingFetch: typeof globalThis.fetch = (input, init) => {
    requests.push(init?.cache);
    return fetch(input);
  };
  await download(buildOf({[path]: 'text'}).files, {cache, fetch: recordingFetch});
  expect(requests).toEqual([mode]);
});
