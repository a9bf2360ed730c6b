import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {pack} from '../../../toolchain/pack';
import type {Progress} from '../compileProtocol';
import {isBundleCached, loadBundle} from '../loadBundle';

const site = 'https://site.example';
/** The smallest WebAssembly module. */
const emptyModule = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
const headers = pack([['headers/a.hpp', Uint8Array.of(1)]]);

const files = new Map([
  ['/clang.bin', gzipSync(emptyModule)],
  ['/files.bin', gzipSync(headers)],
]);

function fileOf(url: string) {
  const bytes = files.get(url) ?? new Uint8Array();
  return {url, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex')};
}

const bundle = {clang: fileOf('/clang.bin'), files: fileOf('/files.bin')};

let kept: Map<string, Response>;
const fetched = vi.fn<(url: string) => Promise<Response>>();
const put = vi.fn<(url: string, response: Response) => Promise<void>>();
const open = vi.fn<() => void>();

const load = (
  loaded = bundle,
  flags = ['-O1'],
  onProgress: (progress: Progress) => void = () => undefined,
) => loadBundle(loaded, flags, onProgress);

beforeEach(() => {
  kept = new Map();
  open.mockReset();
  put.mockReset();
  put.mockImplementation((url, response) => {
    kept.set(url, response);
    return Promise.resolve();
  });
  fetched.mockReset();
  fetched.mockImplementation((url) => Promise.resolve(new Response(files.get(url))));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL(site));
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(open.mock.calls.length > 0),
    open: () => {
      open();
      return Promise.resolve({
        put,
        match: (url: string) => Promise.resolve(kept.get(url)?.clone()),
        delete: ({url}: Request) => Promise.resolve(kept.delete(url.replace(site, ''))),
        keys: () => Promise.resolve([...kept.keys()].map((url) => ({url: site + url}))),
      });
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the browser caches the compiler, so that the next visit fetches nothing', async () => {
  const first = await load();
  expect(first.isCached).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
  const second = await load();
  expect(second.isCached).toBe(true);
  expect([...second.files.keys()]).toEqual(['headers/a.hpp']);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('the browser caches bytes made from the compiler until the flags or the compiler change', async () => {
  let count = 0;
  const makeOf = async (loaded = bundle, flags?: string[]) => {
    const {getOrMake} = await load(loaded, flags);
    const [made] = await getOrMake(() => Promise.resolve(Uint8Array.of(++count)));
    return made;
  };
  expect(await makeOf()).toBe(1);
  expect(await makeOf()).toBe(1);
  expect(await makeOf(bundle, ['-O2'])).toBe(2);
  expect([...kept.keys()]).toHaveLength(3);
  files.set('/other.bin', gzipSync(emptyModule, {level: 0}));
  expect(await makeOf({...bundle, clang: fileOf('/other.bin')}, ['-O2'])).toBe(3);
  expect([...kept.keys()]).toHaveLength(3);
});

it('the compiler loads if storage is full, and the result says that it is not cached', async () => {
  put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const {isCached, clang, files: unpacked, getOrMake} = await load();
  expect(isCached).toBe(false);
  expect(clang).toBeInstanceOf(WebAssembly.Module);
  expect([...unpacked.keys()]).toEqual(['headers/a.hpp']);
  expect(await getOrMake(() => Promise.resolve(Uint8Array.of(2)))).toEqual(Uint8Array.of(2));
});

it('the compiler loads if there is no storage, and the result says that it is not cached', async () => {
  vi.stubGlobal('caches', undefined);
  expect((await load()).isCached).toBe(false);
});

it('the browser caches nothing of an incomplete download', async () => {
  const cut = Uint8Array.of(31, 139, 8, 0);
  fetched.mockImplementation(() => Promise.resolve(new Response(cut)));
  await expect(load()).rejects.toThrow('the download is incomplete');
  const other = new Uint8Array(bundle.clang.bytes);
  fetched.mockImplementation(() => Promise.resolve(new Response(other)));
  await expect(load({...bundle, files: {...bundle.files, bytes: other.length}})).rejects.toThrow(
    'the download is incomplete',
  );
  expect(kept.size).toBe(0);
});

it('a cached file that is incomplete is fetched again', async () => {
  await load();
  kept.set('/clang.bin', new Response(Uint8Array.of(31, 139)));
  expect((await load()).isCached).toBe(true);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    ...['/clang.bin', '/files.bin', '/clang.bin'],
  ]);
});

it('the result says that the compiler is not cached if one of its files is not', async () => {
  put.mockImplementation((url, response) => {
    if (url === '/clang.bin') {
      return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    }
    kept.set(url, response);
    return Promise.resolve();
  });
  expect((await load()).isCached).toBe(false);
});

it('the compiler is known to be cached only with both files, and asking creates no cache', async () => {
  expect(await isBundleCached(bundle)).toBe(false);
  expect(open).not.toHaveBeenCalled();
  await load();
  expect(await isBundleCached(bundle)).toBe(true);
  kept.delete('/files.bin');
  expect(await isBundleCached(bundle)).toBe(false);
  vi.stubGlobal('caches', undefined);
  expect(await isBundleCached(bundle)).toBe(false);
});

it('a download reports how many bytes have arrived, and then that it is being prepared', async () => {
  const reports: Progress[] = [];
  await load(bundle, [], (progress) => reports.push(progress));
  const counts = reports.flatMap((report) => (report.type === 'downloading' ? [report.done] : []));
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(counts.at(-1)).toBe(bundle.clang.bytes + bundle.files.bytes);
  expect(reports.map(({type}) => type)).toEqual([...counts.map(() => 'downloading'), 'preparing']);
});

it('without a secure connection, which gives no digests, the length alone is compared', async () => {
  vi.stubGlobal('crypto', {});
  expect((await load()).clang).toBeInstanceOf(WebAssembly.Module);
  kept.clear();
  await expect(
    load({...bundle, clang: {...bundle.clang, bytes: bundle.clang.bytes + 1}}),
  ).rejects.toThrow('the download is incomplete');
});

it('an empty answer is an error', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response(null)));
  await expect(load()).rejects.toThrow('the download was empty');
});
