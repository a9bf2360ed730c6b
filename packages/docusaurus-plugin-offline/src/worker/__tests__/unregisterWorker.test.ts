import {expect, it} from 'vitest';
import {manifestOf, root} from '../../model/__tests__/site';
import {FakeCaches} from '../../store/__tests__/fakeCaches';
import {FileCache} from '../../store/FileCache';
import type {WorkerScope} from '../scope';
import {unregisterWorker} from '../unregisterWorker';

/** Replaces an earlier worker, and returns what was done in order. */
async function replaceWorker(reloadsPages: boolean) {
  const caches = new FakeCaches();
  await new FileCache(caches.storage, root).putManifest('offline-files.a.json', manifestOf({}));
  await caches.open('another cache of the site');
  const done: string[] = [];
  const work: Promise<unknown>[] = [];
  const page = (url: string) => ({
    url,
    navigate(address: string) {
      done.push(`reload ${address}`);
      return Promise.reject(new TypeError('The page was closed'));
    },
  });
  const scope = {
    registration: {
      scope: root,
      unregister() {
        done.push(`unregister with ${caches.names().join()}`);
        return Promise.resolve(true);
      },
    },
    clients: {matchAll: () => Promise.resolve([page(root), page(`${root}docs/a/`)])},
    caches: caches.storage,
    skipWaiting() {
      done.push('skip waiting');
      return Promise.resolve();
    },
    addEventListener: (_: string, listener: (event: unknown) => void) =>
      listener({waitUntil: (each: Promise<unknown>) => work.push(each)}),
  };
  unregisterWorker(scope as unknown as WorkerScope, reloadsPages);
  await Promise.all(work);
  return done;
}

const removal = ['skip waiting', 'unregister with another cache of the site'];

it('a worker that a site no longer wants is replaced at once, and its caches and the worker are removed', async () => {
  expect(await replaceWorker(false)).toEqual(removal);
});

it('the pages of such a worker are then reloaded in development, except for those that are closed', async () => {
  expect(await replaceWorker(true)).toEqual([
    ...removal,
    `reload ${root}`,
    `reload ${root}docs/a/`,
  ]);
});
