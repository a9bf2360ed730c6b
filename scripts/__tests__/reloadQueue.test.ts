import {setImmediate} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {makeReloadQueue} from '../reloadQueue.mjs';

type Site = readonly string[];

it('reloads run one after another, each on the previous result, and files that are saved meanwhile are reloaded', async () => {
  const queued = makeReloadQueue();
  const turns = new Map([
    ['listings', 3],
    ['docs', 1],
  ]);
  const reloadPlugin = queued(async function reloadPlugin(site: Site, plugin: string) {
    for (let turn = 0; turn < (turns.get(plugin) ?? 0); turn += 1) {
      await setImmediate();
    }
    return [...site, plugin];
  });
  const reloads = ['listings', 'docs', 'docs'].map((plugin) => reloadPlugin(['old'], plugin));
  expect(await Promise.all(reloads)).toEqual([
    ['old', 'listings'],
    ['old', 'listings', 'docs'],
    ['old', 'listings', 'docs'],
  ]);
  expect(await reloadPlugin(['old'], 'docs')).toEqual(['old', 'listings', 'docs', 'docs']);
});

it('after a failed reload the next one continues from the last successful result', async () => {
  const queued = makeReloadQueue();
  const reloadSite = queued(async function reloadSite(site: Site) {
    return Promise.resolve([...site, 'whole']);
  });
  const reloadPlugin = queued(async function reloadPlugin(site: Site, plugin: string) {
    return plugin === 'docs'
      ? Promise.reject(new Error('docs/a.mdx:1: wrong'))
      : Promise.resolve([...site, plugin]);
  });
  const [whole, failed, next] = [
    reloadSite(['old']),
    reloadPlugin(['old'], 'docs'),
    reloadPlugin(['old'], 'blog'),
  ];
  await expect(failed).rejects.toThrow('docs/a.mdx:1: wrong');
  expect(await whole).toEqual(['old', 'whole']);
  expect(await next).toEqual(['old', 'whole', 'blog']);
});

it('the error of a reload for several files is reported once', async () => {
  const queued = makeReloadQueue();
  let isWrong = false;
  const reloadPlugin = queued(async function reloadPlugin(site: Site, plugin: string) {
    return isWrong
      ? Promise.reject(new Error('docs/a.mdx:1: wrong'))
      : Promise.resolve([...site, plugin]);
  });
  await reloadPlugin(['old'], 'docs');
  isWrong = true;
  const reloads = ['a.mdx', 'b.mdx', 'c.mdx'].map(() => reloadPlugin(['old'], 'docs'));
  expect(await Promise.allSettled(reloads)).toEqual([
    {status: 'rejected', reason: new Error('docs/a.mdx:1: wrong')},
    {status: 'fulfilled', value: ['old', 'docs']},
    {status: 'fulfilled', value: ['old', 'docs']},
  ]);
});
