import {expect, it, vi} from 'vitest';
import {FakeCaches} from './fakeCaches';
import {buildOf, hostOf, root} from '../../model/__tests__/site';
import {download} from '../download';
import {KeptFiles} from '../KeptFiles';

const names = Array.from({length: 20}, (_, index) => `${index}.txt`);
const files = Object.fromEntries(names.map((name) => [name, `text ${name}`]));
const build = buildOf(files);

function keptWith(room = Infinity) {
  const caches = new FakeCaches(room);
  return {caches, kept: new KeptFiles(caches.storage, root)};
}

it('caches all files, reports each one, and fetches each one once', async () => {
  const {kept} = keptWith();
  const {fetch, asked} = hostOf(files);
  const told: string[] = [];
  const onKept = ({path}: {path: string}) => told.push(path);
  expect(await download(build.files, {kept, fetch, onKept})).toBe('done');
  expect(told.sort()).toEqual([...names].sort());
  expect(asked.sort()).toEqual([...names].sort());
});

it('ends if there is no room, and cached files stay', async () => {
  const {kept} = keptWith(30);
  const {fetch, asked} = hostOf(files);
  expect(await download(build.files, {kept, fetch})).toBe('full');
  expect(asked.length).toBeLessThan(names.length);
  expect((await kept.filter(build.files)).length).toBeGreaterThan(0);
});

it('ends when it is aborted, and a second call fetches only the missing files', async () => {
  const {kept} = keptWith();
  const {fetch, asked} = hostOf(files);
  const stop = new AbortController();
  const stoppable: typeof globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    return fetch(input);
  };
  const onKept = () => stop.abort();
  const stopped = await download(build.files, {
    kept,
    fetch: stoppable,
    signal: stop.signal,
    onKept,
  });
  expect(stopped).toBe('stopped');
  const there = new Set(await kept.filter(build.files));
  expect(there.size).toBeLessThan(names.length);
  const missing = build.files.filter((file) => !there.has(file));
  asked.length = 0;
  expect(await download(missing, {kept, fetch})).toBe('done');
  expect(asked).toHaveLength(missing.length);
  expect(await kept.filter(build.files)).toHaveLength(names.length);
});

it('reports that files have changed, and caches the others', async () => {
  const {kept} = keptWith();
  const {fetch} = hostOf({...files, '3.txt': 'newer'});
  expect(await download(build.files, {kept, fetch})).toBe('changed');
  expect(await kept.filter(build.files)).toHaveLength(names.length - 1);
});

it('reports that the host or the network failed', async () => {
  const {kept} = keptWith();
  const {fetch} = hostOf({});
  expect(await download(build.files, {kept, fetch})).toBe('failed');
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await download(build.files, {kept, fetch: offline})).toBe('failed');
  const breaksOff = () =>
    Promise.resolve(
      new Response(
        new ReadableStream({start: (body) => body.error(new TypeError('network error'))}),
      ),
    );
  expect(await download(build.files, {kept, fetch: breaksOff})).toBe('failed');
});

it('reports that the browser could not store a file', async () => {
  const {caches, kept} = keptWith();
  const {fetch} = hostOf(files);
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('broken', 'UnknownError'));
  expect(await download(build.files, {kept, fetch})).toBe('broken');
});

it.each([
  ['main.0123abcd.js', 'default'],
  ['index.html', 'no-cache'],
])('fetches %s with the cache mode %s', async (path, cache) => {
  const {kept} = keptWith();
  const {fetch} = hostOf({[path]: 'text'});
  const asked: unknown[] = [];
  const noting: typeof globalThis.fetch = (input, init) => {
    asked.push(init?.cache);
    return fetch(input);
  };
  await download(buildOf({[path]: 'text'}).files, {kept, fetch: noting});
  expect(asked).toEqual([cache]);
});
