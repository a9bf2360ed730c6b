import {setTimeout} from 'node:timers/promises';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {FakeCaches} from '../../store/__tests__/fakeCaches';
import {buildOf, root} from '../../model/__tests__/site';
import {FileCache} from '../../store/FileCache';
import {respond} from '../respond';

const files = {
  'index.html': 'home',
  'offline/index.html': 'controls',
  'docs/a/index.html': 'page a',
  'docs/a/prose.json': 'prose a',
  'assets/main.0123abcd.js': 'code',
  'compiler/clang.0123abcd.bin': 'clang',
};
const parts = [{name: 'compiler', cache: 'site.compiler'}];
const build = buildOf(files, parts);

let cache: FileCache;
let work: Promise<unknown>[];

beforeEach(() => {
  cache = new FileCache(new FakeCaches().storage, root);
  work = [];
});

async function keep(...paths: (keyof typeof files)[]) {
  for (const path of paths) {
    const file = build.fileAt(path);
    expect(file && (await cache.put(file, new Response(files[path])))).toBe(true);
  }
}

interface Network {
  readonly range?: string;
  readonly mode?: 'navigate' | 'cors';
  readonly network: () => Promise<Response>;
}

function ask(path: string, {mode = 'cors', range, network}: Network) {
  // Scripts cannot construct a request with the mode `navigate`.
  const headers = new Headers(range === undefined ? {} : {Range: range});
  const request = {url: root + path, mode, headers} as Request;
  return respond(request, {
    build,
    cache,
    root,
    timeout: 20,
    waitUntil: (each) => work.push(each),
    fromNetwork: network,
  });
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const gives = (text: string, status = 200) =>
  vi.fn(() => Promise.resolve(new Response(text, {status})));
const textOf = async (response: Promise<Response>) => (await response).text();

describe('a page', () => {
  const page = {mode: 'navigate'} as const;

  it('comes from the host even if it is cached, and is cached', async () => {
    expect(await textOf(ask('docs/a', {...page, network: gives('page a')}))).toBe('page a');
    await Promise.all(work);
    expect(await textOf(ask('docs/a', {...page, network: offline}))).toBe('page a');
  });

  it('comes from the cache even if the network fails before the cached page is found', async () => {
    await keep('docs/a/index.html');
    const find = cache.find.bind(cache);
    vi.spyOn(cache, 'find').mockImplementation(async (file) => {
      await setTimeout(20);
      return find(file);
    });
    const errors: unknown[] = [];
    const note = (error: unknown) => errors.push(error);
    process.on('unhandledRejection', note);
    expect(await textOf(ask('docs/a', {...page, network: offline}))).toBe('page a');
    process.off('unhandledRejection', note);
    expect(errors).toEqual([]);
  });

  it('comes from the host if its address cannot be decoded', async () => {
    const network = gives('not found', 404);
    expect(await textOf(ask('docs/100%', {...page, network}))).toBe('not found');
  });

  it('is shown and not cached if it belongs to another build', async () => {
    expect(await textOf(ask('docs/a', {...page, network: gives('newer')}))).toBe('newer');
    await Promise.all(work);
    await expect(ask('docs/a', {...page, network: offline})).rejects.toThrow('Failed to fetch');
  });

  it('comes from the cache if the host fails or is slow', async () => {
    await keep('docs/a/index.html');
    const never = () => new Promise<Response>(() => undefined);
    for (const network of [offline, gives('error', 500), gives('error', 503), never]) {
      expect(await textOf(ask('docs/a', {...page, network}))).toBe('page a');
    }
  });

  it('keeps the worker alive after the cached page is shown, because a slow response may still be cached', async () => {
    await keep('docs/a/index.html');
    let give: ((response: Response) => void) | undefined;
    const network = () => new Promise<Response>((resolve) => (give = resolve));
    await ask('docs/a', {...page, network});
    const ended = vi.fn();
    const waited = Promise.all(work).then(ended);
    await Promise.resolve().then(() => undefined);
    expect(ended).not.toHaveBeenCalled();
    give?.(new Response('page a'));
    await waited;
  });

  it('is reported as gone if the host reports it as gone', async () => {
    await keep('docs/a/index.html');
    const gone = await ask('docs/a', {...page, network: gives('gone', 404)});
    expect(gone.status).toBe(404);
  });

  it('redirects to the offline page if it is not cached and the network fails', async () => {
    await keep('offline/index.html');
    for (const path of ['docs/a', 'docs/unknown?q=1']) {
      const response = await ask(path, {...page, network: offline});
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(
        `${root}offline?missing=${encodeURIComponent(`/site/${path}`)}`,
      );
    }
  });

  it('redirects from its address with .html if it is cached and the network fails', async () => {
    await keep('offline/index.html');
    const target = async () =>
      (await ask('docs/a.html?q=1', {...page, network: offline})).headers.get('location');
    expect(await target()).toContain('offline?missing=');
    await keep('docs/a/index.html');
    expect(await target()).toBe(`${root}docs/a?q=1`);
  });

  it('fails as without a worker if the offline page is not cached', async () => {
    for (const path of ['offline', 'docs/a']) {
      await expect(ask(path, {...page, network: offline})).rejects.toThrow('Failed to fetch');
    }
  });
});

describe('a file that is named by its content', () => {
  it('is not requested if it is cached', async () => {
    await keep('assets/main.0123abcd.js');
    const network = gives('other');
    expect(await textOf(ask('assets/main.0123abcd.js', {network}))).toBe('code');
    expect(network).not.toHaveBeenCalled();
  });

  it('is cached only if it is complete', async () => {
    await textOf(ask('assets/main.0123abcd.js', {network: gives('cut off')}));
    await Promise.all(work);
    await expect(ask('assets/main.0123abcd.js', {network: offline})).rejects.toThrow();
    await textOf(ask('assets/main.0123abcd.js', {network: gives('code')}));
    await Promise.all(work);
    expect(await textOf(ask('assets/main.0123abcd.js', {network: offline}))).toBe('code');
  });

  it('is not cached by the worker if the site caches its part', async () => {
    await textOf(ask('compiler/clang.0123abcd.bin', {network: gives('clang')}));
    await Promise.all(work);
    await expect(ask('compiler/clang.0123abcd.bin', {network: offline})).rejects.toThrow();
  });
});

describe('another file', () => {
  it('comes from the host, because a page of a newer build may request it', async () => {
    await keep('docs/a/prose.json');
    expect(await textOf(ask('docs/a/prose.json', {network: gives('newer')}))).toBe('newer');
    expect(await textOf(ask('docs/a/prose.json', {network: offline}))).toBe('prose a');
  });

  it('comes from the host if the build does not contain it', async () => {
    expect(await textOf(ask('other.json', {network: gives('other')}))).toBe('other');
    await Promise.all(work);
    await expect(ask('other.json', {network: offline})).rejects.toThrow();
  });
});

describe('a part of a file, which an element for audio or video requests', () => {
  const file = 'docs/a/prose.json';

  it.each([
    ['bytes=0-', 206, 'prose a', 'bytes 0-6/7'],
    ['bytes=2-', 206, 'ose a', 'bytes 2-6/7'],
    ['bytes=2-4', 206, 'ose', 'bytes 2-4/7'],
    ['bytes=6-99', 206, 'a', 'bytes 6-6/7'],
    ['bytes=7-', 416, '', 'bytes */7'],
    ['bytes=0-1,3-4', 200, 'prose a', null],
  ])('comes from the cache without a request: %s', async (range, status, text, place) => {
    await keep(file);
    const network = gives('newer');
    const response = await ask(file, {range, network});
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Range')).toBe(place);
    expect(await response.text()).toBe(text);
    expect(network).not.toHaveBeenCalled();
  });

  it('comes from the host if the file is not cached, and is not cached', async () => {
    const response = ask(file, {range: 'bytes=0-', network: gives(files[file])});
    expect(await textOf(response)).toBe('prose a');
    expect(work).toEqual([]);
  });
});
