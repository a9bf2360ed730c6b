import {setImmediate, setTimeout} from 'node:timers/promises';
import {it} from 'vitest';
import {makeReloadQueue, pauseAfterSave} from '../reloadQueue.mjs';

type Site = readonly string[];

it.concurrent('reloads run one after another, each on the previous result, and files that are saved meanwhile are reloaded', async ({
  expect,
}) => {
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

it.concurrent('after a failed reload the next one continues from the last successful result', async ({
  expect,
}) => {
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

it.concurrent('the error of a reload for several files is reported once', async ({expect}) => {
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

it.concurrent('an error that is printed already is shown, but not thrown', async ({expect}) => {
  const shown: (readonly string[])[] = [];
  const queued = makeReloadQueue({
    show: (messages) => shown.push(messages),
    isPrinted: (message) => message === 'docs/a.mdx:1: wrong',
  });
  const reloadPlugin = queued(async function reloadPlugin(_site: Site, _plugin: string) {
    return Promise.reject<Site>(new Error('docs/a.mdx:1: wrong'));
  });
  expect(await reloadPlugin(['old'], 'docs')).toEqual(['old']);
  expect(shown).toEqual([['docs/a.mdx:1: wrong']]);
});

it.concurrent('a reload that failed runs again after another one has succeeded, and its error is shown until then', async ({
  expect,
}) => {
  const shown: (readonly string[])[] = [];
  const printed: string[] = [];
  const queued = makeReloadQueue({
    show: (messages) => shown.push(messages),
    print: (message) => printed.push(message),
  });
  let mistake: string | undefined = 'problem.yaml:1: wrong';
  const reloadPlugin = queued(async function reloadPlugin(site: Site, plugin: string) {
    return plugin === 'listings' && mistake !== undefined
      ? Promise.reject(new Error(mistake))
      : Promise.resolve([...site, plugin]);
  });
  await expect(reloadPlugin(['old'], 'listings')).rejects.toThrow('problem.yaml:1: wrong');
  await reloadPlugin(['old'], 'docs');
  mistake = 'problem.yaml:2: wrong, too';
  await reloadPlugin(['old'], 'docs');
  mistake = undefined;
  expect(await reloadPlugin(['old'], 'blog')).toEqual(['old', 'docs', 'docs', 'blog', 'listings']);
  expect(shown).toEqual([
    ['problem.yaml:1: wrong'],
    ['problem.yaml:1: wrong'],
    ['problem.yaml:2: wrong, too'],
    [],
  ]);
  expect(printed).toEqual(['problem.yaml:2: wrong, too']);
});

it.concurrent('a reload of the whole site ends the errors of all reloads', async ({expect}) => {
  const shown: (readonly string[])[] = [];
  const queued = makeReloadQueue({show: (messages) => shown.push(messages)});
  const reloadPlugin = queued(async function reloadPlugin(_site: Site, _plugin: string) {
    return Promise.reject<Site>(new Error('there is no such plugin'));
  });
  const reloadSite = queued(async function reloadSite(_site: Site) {
    return Promise.resolve(['new']);
  });
  await expect(reloadPlugin(['old'], 'listings')).rejects.toThrow('there is no such plugin');
  expect(await reloadSite(['old'])).toEqual(['new']);
  expect(shown).toEqual([['there is no such plugin'], []]);
});

it.concurrent('a file that is written in two steps is read when both are done', async ({
  expect,
}) => {
  const queued = makeReloadQueue();
  let page = 'before';
  const reloadPlugin = queued(async function reloadPlugin(_site: string, _plugin: string) {
    return Promise.resolve(page);
  });
  const other = reloadPlugin('old', 'listings');
  await setTimeout(pauseAfterSave / 2);
  page = '';
  const reloaded = reloadPlugin('old', 'docs');
  await setTimeout(pauseAfterSave / 2);
  page = 'after';
  expect(await Promise.all([other, reloaded])).toEqual(['after', 'after']);
});
