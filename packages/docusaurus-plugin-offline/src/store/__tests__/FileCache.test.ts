import {beforeEach, describe, expect, it} from 'vitest';
import {FakeCaches} from './fakeCaches';
import {buildOf, manifestOf, root} from '../../model/__tests__/site';
import type {Build} from '../../model/manifest';
import {isQuotaError, FileCache} from '../FileCache';

let caches: FakeCaches;
let cache: FileCache;

beforeEach(() => {
  caches = new FakeCaches();
  cache = new FileCache(caches.storage, root);
});

const fileAt = (build: Build, path: string) => {
  const file = build.fileAt(path);
  if (!file) {
    throw new Error(`there is no ${path}`);
  }
  return file;
};

const pathsOf = (files: readonly {readonly path: string}[]) => files.map(({path}) => path);

describe('a file of a build', () => {
  const build = buildOf({'a.txt': 'one', 'b.txt': 'two'});
  const [a, b] = [fileAt(build, 'a.txt'), fileAt(build, 'b.txt')];

  it('is found in the cache, with the content type of the host', async () => {
    const given = new Response('one', {headers: {'Content-Type': 'text/plain', Via: 'proxy'}});
    expect(await cache.put(a, given)).toBe(true);
    const found = await cache.find(a);
    expect(await found?.text()).toBe('one');
    expect(Object.fromEntries(found?.headers ?? [])).toEqual({'content-type': 'text/plain'});
    expect(await cache.find(b)).toBeUndefined();
  });

  it('is not cached if the response has other content', async () => {
    expect(await cache.put(a, new Response('two'))).toBe(false);
    expect(await cache.put(a, new Response('on'))).toBe(false);
    expect(await cache.find(a)).toBeUndefined();
  });

  it('is not mistaken for the file of another build with the same name', async () => {
    await cache.put(a, new Response('one'));
    const next = buildOf({'a.txt': 'ONE'});
    expect(await cache.find(fileAt(next, 'a.txt'))).toBeUndefined();
  });

  it('is shared by builds in which it is equal', async () => {
    await cache.put(a, new Response('one'));
    const next = buildOf({'a.txt': 'one', 'c.txt': 'three'});
    expect(pathsOf(await cache.filter(next.files))).toEqual(['a.txt']);
  });

  it('causes a quota error if there is no room', async () => {
    caches.room = 2;
    const error: unknown = await cache.put(a, new Response('one')).catch((each: unknown) => each);
    expect(isQuotaError(error)).toBe(true);
    expect(isQuotaError(new Error('other'))).toBe(false);
  });

  it('is removed without removing other files', async () => {
    await cache.put(a, new Response('one'));
    await cache.put(b, new Response('two'));
    await cache.remove([a]);
    expect(pathsOf(await cache.filter(build.files))).toEqual(['b.txt']);
  });
});

describe('a file whose path differs from its encoded address', () => {
  it.each(['docs/größe/index.html', 'img/a b.png', 'img/100%.png', 'docs/c#/why?/index.html'])(
    '%s is cached, found, counted and removed like all others',
    async (path) => {
      const build = buildOf({[path]: 'one', 'b.txt': 'two'});
      const file = fileAt(build, path);
      expect(await cache.put(file, new Response('one'))).toBe(true);
      expect(await (await cache.find(file))?.text()).toBe('one');
      expect(pathsOf(await cache.filter(build.files))).toEqual([path]);
      expect(await cache.paths()).toEqual([path]);
      await cache.removeOthers(build, 'one.json');
      expect(pathsOf(await cache.filter(build.files))).toEqual([path]);
      await cache.remove([file]);
      expect(await cache.filter(build.files)).toEqual([]);
    },
  );
});

describe('a part with a cache of its own', () => {
  const parts = [{name: 'compiler', cache: 'site.compiler'}];
  const build = buildOf({'compiler/clang.bin': 'clang', 'a.txt': 'one'}, parts);
  const clang = fileAt(build, 'compiler/clang.bin');

  it('is stored by its address alone in the cache that the site uses', async () => {
    await cache.put(clang, new Response('clang'));
    const found = await (await caches.open('site.compiler')).match(`${root}compiler/clang.bin`);
    expect(await found?.text()).toBe('clang');
    expect(pathsOf(await cache.filter(build.files))).toEqual(['compiler/clang.bin']);
  });

  it('is found in the cache of the site, and no cache is created by looking for it', async () => {
    expect(await cache.find(clang)).toBeUndefined();
    await cache.filter([clang]);
    expect(caches.names()).toEqual([]);
  });

  it('is removed with all caches of the site', async () => {
    await cache.put(clang, new Response('clang'));
    await cache.putManifest('offline-files.one.json', manifestOf({'a.txt': 'one'}, parts));
    await cache.removeAll();
    expect(caches.names()).toEqual([]);
  });

  it('is removed with everything that the site has stored in that cache', async () => {
    await cache.put(clang, new Response('clang'));
    await (await caches.open('site.compiler')).put(`${root}made`, new Response('made'));
    await cache.remove([clang]);
    expect(caches.names()).not.toContain('site.compiler');
  });
});

describe('the cached files', () => {
  it('belong to one build after the others are removed, with its manifest and the choices', async () => {
    const [one, two] = [buildOf({'a.txt': 'one'}), buildOf({'a.txt': 'ONE', 'b.txt': 'two'})];
    for (const [build, text] of [
      [one, 'one'],
      [two, 'ONE'],
    ] as const) {
      await cache.put(fileAt(build, 'a.txt'), new Response(text));
    }
    await cache.putManifest('one.json', manifestOf({'a.txt': 'one'}));
    await cache.putManifest('two.json', manifestOf({'a.txt': 'ONE'}));
    await cache.choose(['site']);
    await cache.removeOthers(two, 'two.json');
    expect(await cache.paths()).toEqual(['a.txt']);
    expect(await cache.filter(one.files)).toEqual([]);
    expect(pathsOf(await cache.filter(two.files))).toEqual(['a.txt']);
    expect(await cache.findManifest('one.json')).toBeUndefined();
    expect(await cache.findManifest('two.json')).toEqual(manifestOf({'a.txt': 'ONE'}));
    expect(await cache.choices()).toEqual(['site']);
  });

  it('are separate from those of another site of the same origin', async () => {
    const build = buildOf({'a.txt': 'one'});
    await cache.put(fileAt(build, 'a.txt'), new Response('one'));
    const other = new FileCache(caches.storage, 'https://example.org/other/');
    await other.choose(['site']);
    await other.removeAll();
    expect(pathsOf(await cache.filter(build.files))).toEqual(['a.txt']);
    expect(await cache.choices()).toEqual([]);
  });

  it('include pages with their titles', async () => {
    const html = '<head><title data-rh=true>π and more</title>';
    const build = buildOf({'docs/a/index.html': html, 'a.txt': 'one'});
    for (const file of build.files) {
      await cache.put(file, new Response(file.path === 'a.txt' ? 'one' : html));
    }
    expect(await cache.pages(build)).toEqual([{address: `${root}docs/a/`, title: 'π and more'}]);
  });
});
