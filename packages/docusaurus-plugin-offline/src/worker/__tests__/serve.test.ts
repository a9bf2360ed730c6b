import {afterEach, describe, expect, it, vi} from 'vitest';
import {FakeCaches} from '../../store/__tests__/fakeCaches';
import {Build} from '../../model/manifest';
import {manifestOf, root} from '../../model/__tests__/site';
import {bypassHeader} from '../../model/messages';
import {FileCache} from '../../store/FileCache';
import type {WorkerScope} from '../scope';
import {serve} from '../serve';

const manifestFile = 'offline-files.0.json';
const manifest = manifestOf({'docs/a/index.html': 'a'});

afterEach(() => vi.unstubAllGlobals());

/** Starts a worker, and returns a function that sends it an event. */
function startWorker(caches: FakeCaches, more: object = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    registration: {scope: root},
    caches: caches.storage,
    ...more,
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

describe('the events of a worker', () => {
  /** Sends an event, and waits for the work that keeps the worker alive. */
  async function during(send: ReturnType<typeof startWorker>, type: string, event: object = {}) {
    const work: Promise<unknown>[] = [];
    send(type, {waitUntil: (each: Promise<unknown>) => work.push(each), ...event});
    await Promise.all(work);
  }

  it('installs its build, and then replaces the earlier build and serves the open pages', async () => {
    const caches = new FakeCaches();
    const cache = new FileCache(caches.storage, root);
    const earlier = manifestOf({'docs/a/index.html': 'earlier'});
    for (const file of new Build(earlier).files) {
      await cache.put(file, new Response('earlier'));
    }
    await cache.putManifest('offline-files.earlier.json', earlier);
    const [enable, claim] = [vi.fn(), vi.fn()];
    const send = startWorker(caches, {
      registration: {scope: root, navigationPreload: {enable}},
      clients: {claim},
    });
    answer();
    await during(send, 'install');
    expect(await cache.findManifest(manifestFile)).toEqual(manifest);
    expect(await cache.findManifest('offline-files.earlier.json')).toEqual(earlier);
    expect(claim).not.toHaveBeenCalled();

    await during(send, 'activate');
    expect(await cache.findManifest('offline-files.earlier.json')).toBeUndefined();
    expect(await cache.paths()).toEqual(['docs/a/index.html']);
    expect(await cache.filter(new Build(manifest).files)).toHaveLength(1);
    expect(enable).toHaveBeenCalledOnce();
    expect(claim).toHaveBeenCalledOnce();
  });

  it('is not installed if the host does not send its manifest', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('gone', {status: 404})));
    await expect(during(startWorker(new FakeCaches()), 'install')).rejects.toThrow('HTTP 404');
  });

  it('takes over only when a page tells it to', async () => {
    const skipWaiting = vi.fn();
    const send = startWorker(new FakeCaches(), {skipWaiting});
    answer();
    await during(send, 'install');
    expect(skipWaiting).not.toHaveBeenCalled();
    await during(send, 'message', {data: {type: 'takeOver'}});
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it('tells a page which build it serves', async () => {
    const postMessage = vi.fn();
    await during(startWorker(new FakeCaches()), 'message', {
      data: {type: 'whichBuild'},
      ports: [{postMessage}],
    });
    expect(postMessage.mock.calls).toEqual([[{manifest: manifestFile}]]);
  });

  it('caches a page that the reader has visited', async () => {
    const caches = new FakeCaches();
    answer();
    await during(startWorker(caches), 'message', {
      data: {type: 'keepVisited', page: `${root}docs/a/`, loaded: []},
    });
    expect(await new FileCache(caches.storage, root).paths()).toEqual(['docs/a/index.html']);
  });

  it('responds with the page that the browser has requested while the worker started', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json(manifest)));
    vi.stubGlobal('fetch', fetch);
    const response = await new Promise<Response>((resolve) => {
      startWorker(new FakeCaches())('fetch', {
        request: {url: `${root}docs/a/`, method: 'GET', mode: 'navigate', headers: new Headers()},
        preloadResponse: Promise.resolve(new Response('a')),
        respondWith: resolve,
      });
    });
    expect(await response.text()).toBe('a');
    expect(fetch.mock.calls).toEqual([[root + manifestFile]]);
  });
});
