import {afterEach, describe, expect, it, vi} from 'vitest';
import {FakeCaches} from '../../store/__tests__/fakeCaches';
import {manifestOf, root} from '../../model/__tests__/site';
import {bypassHeader} from '../../model/messages';
import {FileCache} from '../../store/FileCache';
import type {WorkerScope} from '../scope';
import {serve} from '../serve';

const manifestFile = 'offline-files.0.json';
const manifest = manifestOf({'docs/a/index.html': 'a'});

afterEach(() => vi.unstubAllGlobals());

/** Starts a worker, and returns a function that sends it an event. */
function startWorker(caches: FakeCaches) {
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    registration: {scope: root},
    caches: caches.storage,
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  };
  serve(scope as unknown as WorkerScope, {manifest: manifestFile});
  return (type: string, event: object) =>
    listeners.get(type)?.({waitUntil: () => undefined, ...event});
}

/** Starts a worker; returns a function that sends it a request. */
function start(caches: FakeCaches): (path: string) => Promise<Response> {
  const send = startWorker(caches);
  return (path) =>
    new Promise((resolve) => {
      send('fetch', {request: new Request(root + path), respondWith: resolve});
    });
}

/** Simulates a host that has the manifest, and the same text at every other address. */
const answer = () =>
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address === root + manifestFile ? Response.json(manifest) : new Response('a')),
  );

it('a worker whose caches the browser has removed finds the files that are cached later, without a network', async () => {
  const caches = new FakeCaches();
  answer();
  const request = start(caches);
  await request('docs/a/');
  const cache = new FileCache(caches.storage, root);
  await expect.poll(() => cache.paths()).toEqual(['docs/a/index.html']);

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const later = start(caches);
  expect(await (await later('docs/a/')).text()).toBe('a');
});

it('a worker answers also if its manifest cannot be cached', async () => {
  const caches = new FakeCaches(0);
  answer();
  expect(await (await start(caches)('docs/a/')).text()).toBe('a');
});

it('a worker tries to load its manifest again after a failure', async () => {
  const caches = new FakeCaches();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('a', {status: 500})));
  const request = start(caches);
  expect((await request('docs/a/')).status).toBe(500);
  answer();
  await request('docs/a/');
  const cache = new FileCache(caches.storage, root);
  await expect.poll(() => cache.paths()).toEqual(['docs/a/index.html']);
});

describe('a worker', () => {
  /** Whether a worker responds to a request. */
  async function responds(send: ReturnType<typeof startWorker>, request: object) {
    const responses: Promise<Response>[] = [];
    const respondWith = (response: Promise<Response>) => responses.push(response);
    send('fetch', {request, respondWith});
    await Promise.all(responses);
    return responses.length > 0;
  }

  it.each([
    [true, 'reads a file of its site', new Request(`${root}a.js`)],
    [false, 'sends something', new Request(`${root}a.js`, {method: 'POST'})],
    [false, 'is for another site', new Request('https://example.org/other/a.js')],
    [false, 'bypasses it', new Request(`${root}a.js`, {headers: {[bypassHeader]: '1'}})],
  ])('responds (%s) to a request that %s', async (isExpected, _, request) => {
    answer();
    expect(await responds(startWorker(new FakeCaches()), request)).toBe(isExpected);
  });

  it('leaves navigations to the host when it is told to, but no other requests, and confirms it', async () => {
    answer();
    const port = {postMessage: vi.fn()};
    const send = startWorker(new FakeCaches());
    const file = {url: `${root}docs/a/`, method: 'GET', headers: new Headers()};
    expect(await responds(send, {...file, mode: 'navigate'})).toBe(true);
    send('message', {data: {type: 'leaveNavigations'}, ports: [port]});
    expect(port.postMessage).toHaveBeenCalledOnce();
    expect(await responds(send, {...file, mode: 'navigate'})).toBe(false);
    expect(await responds(send, {...file, mode: 'cors'})).toBe(true);
  });
});
