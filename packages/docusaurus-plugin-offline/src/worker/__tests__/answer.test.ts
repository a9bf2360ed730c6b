import {setTimeout} from 'node:timers/promises';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {FakeCaches} from '../../store/__tests__/fakeCaches';
import {buildOf, root} from '../../model/__tests__/site';
import {KeptFiles} from '../../store/KeptFiles';
import {answer} from '../answer';

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

let kept: KeptFiles;
let work: Promise<unknown>[];

beforeEach(() => {
  kept = new KeptFiles(new FakeCaches().storage, root);
  work = [];
});

async function keep(...paths: (keyof typeof files)[]) {
  for (const path of paths) {
    const file = build.fileAt(path);
    expect(file && (await kept.keep(file, new Response(files[path])))).toBe(true);
  }
}

interface Network {
  readonly mode?: 'navigate' | 'cors';
  readonly network: () => Promise<Response>;
}

function ask(path: string, {mode = 'cors', network}: Network) {
  // A request for a page cannot be made by hand.
  const request = {url: root + path, mode} as Request;
  return answer(request, {
    build,
    kept,
    root,
    patience: 20,
    later: (each) => work.push(each),
    fromNetwork: network,
  });
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const gives = (text: string, status = 200) =>
  vi.fn(() => Promise.resolve(new Response(text, {status})));
const textOf = async (response: Promise<Response>) => (await response).text();

describe('a page', () => {
  const page = {mode: 'navigate'} as const;

  it('is what the host has, though one is kept, and is kept', async () => {
    expect(await textOf(ask('docs/a', {...page, network: gives('page a')}))).toBe('page a');
    await Promise.all(work);
    expect(await textOf(ask('docs/a', {...page, network: offline}))).toBe('page a');
  });

  it('is what is kept, though the network has failed before it is found', async () => {
    await keep('docs/a/index.html');
    const find = kept.find.bind(kept);
    vi.spyOn(kept, 'find').mockImplementation(async (file) => {
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

  it('at an address that cannot be decoded is what the host says', async () => {
    const network = gives('not found', 404);
    expect(await textOf(ask('docs/100%', {...page, network}))).toBe('not found');
  });

  it('of another build is shown, and not kept', async () => {
    expect(await textOf(ask('docs/a', {...page, network: gives('newer')}))).toBe('newer');
    await Promise.all(work);
    await expect(ask('docs/a', {...page, network: offline})).rejects.toThrow('Failed to fetch');
  });

  it('is the one that is kept when the host fails or takes long', async () => {
    await keep('docs/a/index.html');
    const never = () => new Promise<Response>(() => undefined);
    for (const network of [offline, gives('error', 503), never]) {
      expect(await textOf(ask('docs/a', {...page, network}))).toBe('page a');
    }
  });

  it('that takes long is waited for after the kept one is shown, for it may be kept', async () => {
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

  it('that is gone is told as gone', async () => {
    await keep('docs/a/index.html');
    const gone = await ask('docs/a', {...page, network: gives('gone', 404)});
    expect(gone.status).toBe(404);
  });

  it('that is not kept leads to the page with the controls when the network fails', async () => {
    await keep('offline/index.html');
    for (const path of ['docs/a', 'docs/unknown?q=1']) {
      const response = await ask(path, {...page, network: offline});
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(
        `${root}offline?missing=${encodeURIComponent(`/site/${path}`)}`,
      );
    }
  });

  it('with the controls that is not kept fails as without a worker', async () => {
    for (const path of ['offline', 'docs/a']) {
      await expect(ask(path, {...page, network: offline})).rejects.toThrow('Failed to fetch');
    }
  });
});

describe('a file that is named by its content', () => {
  it('is not asked for when it is kept', async () => {
    await keep('assets/main.0123abcd.js');
    const network = gives('other');
    expect(await textOf(ask('assets/main.0123abcd.js', {network}))).toBe('code');
    expect(network).not.toHaveBeenCalled();
  });

  it('is kept when it comes whole', async () => {
    await textOf(ask('assets/main.0123abcd.js', {network: gives('cut off')}));
    await Promise.all(work);
    await expect(ask('assets/main.0123abcd.js', {network: offline})).rejects.toThrow();
    await textOf(ask('assets/main.0123abcd.js', {network: gives('code')}));
    await Promise.all(work);
    expect(await textOf(ask('assets/main.0123abcd.js', {network: offline}))).toBe('code');
  });

  it('of a part that the site keeps by itself is left to it', async () => {
    await textOf(ask('compiler/clang.0123abcd.bin', {network: gives('clang')}));
    await Promise.all(work);
    await expect(ask('compiler/clang.0123abcd.bin', {network: offline})).rejects.toThrow();
  });
});

describe('another file', () => {
  it('is what the host has, for a page of a newer build may ask', async () => {
    await keep('docs/a/prose.json');
    expect(await textOf(ask('docs/a/prose.json', {network: gives('newer')}))).toBe('newer');
    expect(await textOf(ask('docs/a/prose.json', {network: offline}))).toBe('prose a');
  });

  it('that the build does not have is the host’s to answer', async () => {
    expect(await textOf(ask('other.json', {network: gives('other')}))).toBe('other');
    await Promise.all(work);
    await expect(ask('other.json', {network: offline})).rejects.toThrow();
  });
});
