import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {pack} from '../../../toolchain/pack';
import {loadBundle} from '../loadBundle';

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
const ignore = () => undefined;

beforeEach(() => {
  kept = new Map();
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
    open: () =>
      Promise.resolve({
        put,
        match: (url: string) => Promise.resolve(kept.get(url)?.clone()),
        keys: () => Promise.resolve([...kept.keys()].map((url) => ({url: site + url}))),
      }),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the compiler for the next visit, which fetches nothing', async () => {
  const first = await loadBundle(bundle, ignore);
  expect(first.isCached).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
  const second = await loadBundle(bundle, ignore);
  expect(second.isCached).toBe(true);
  expect([...second.files.keys()]).toEqual(['headers/a.hpp']);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('loads the compiler where storage is full, and says that it is not kept', async () => {
  put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const {isCached, clang, files: unpacked, getOrMake} = await loadBundle(bundle, ignore);
  expect(isCached).toBe(false);
  expect(clang).toBeInstanceOf(WebAssembly.Module);
  expect([...unpacked.keys()]).toEqual(['headers/a.hpp']);
  expect(await getOrMake('made', () => Promise.resolve(Uint8Array.of(2)))).toEqual(
    Uint8Array.of(2),
  );
});

it('loads the compiler where there is no storage, and says that it is not kept', async () => {
  vi.stubGlobal('caches', undefined);
  expect((await loadBundle(bundle, ignore)).isCached).toBe(false);
});

it('keeps nothing of a download that is not whole', async () => {
  const cut = Uint8Array.of(31, 139, 8, 0);
  fetched.mockImplementation(() => Promise.resolve(new Response(cut)));
  await expect(loadBundle(bundle, ignore)).rejects.toThrow('what arrived is not whole');
  const other = new Uint8Array(bundle.clang.bytes);
  fetched.mockImplementation(() => Promise.resolve(new Response(other)));
  await expect(
    loadBundle({...bundle, files: {...bundle.files, bytes: other.length}}, ignore),
  ).rejects.toThrow('what arrived is not whole');
  expect(kept.size).toBe(0);
});
