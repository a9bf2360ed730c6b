import {afterEach, expect, it, vi} from 'vitest';
import {FakeCaches} from '../../store/__tests__/fakeCaches';
import {manifestOf, root} from '../../model/__tests__/site';
import {FileCache} from '../../store/FileCache';
import type {WorkerScope} from '../scope';
import {serve} from '../serve';

const manifestFile = 'offline-files.0.json';
const manifest = manifestOf({'docs/a/index.html': 'a'});

afterEach(() => vi.unstubAllGlobals());

/** Starts a worker; returns a function that sends it a request. */
function start(caches: FakeCaches): (path: string) => Promise<Response> {
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    registration: {scope: root},
    caches: caches.storage,
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  };
  serve(scope as unknown as WorkerScope, {manifest: manifestFile});
  return (path) =>
    new Promise((resolve) => {
      listeners.get('fetch')?.({
        request: new Request(root + path),
        respondWith: resolve,
        waitUntil: () => undefined,
      });
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
