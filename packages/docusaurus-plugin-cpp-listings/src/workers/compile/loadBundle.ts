import type {CompilerBundle, BundleFile} from '../../toolchain/compilerBundle';
import {unpack} from '../../toolchain/pack';
import {fetchFile} from '../fetchFile';
import type {Progress} from './compileProtocol';

/** The name of the browser's cache of the bundle. */
const cacheName = 'listings.compiler';

/** The unpacked bundle. */
interface LoadedBundle {
  readonly clang: WebAssembly.Module;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Whether it is cached for the next visit. */
  readonly isCached: boolean;
  /** Returns the bytes that an earlier visit made with the same bundle and flags, or makes them. */
  readonly getOrMake: (make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(cacheName);
  } catch {
    // The browser blocks the cache, or has none because the page's connection is not secure.
    return undefined;
  }
}

/** Returns a cached file if it has its full length. */
async function findCached(cache: Cache | undefined, {url, bytes}: BundleFile) {
  const cached = await (await cache?.match(url))?.blob();
  return cached?.size === bytes ? cached : undefined;
}

/** Whether the bundle is cached from an earlier visit. */
export async function isBundleCached({clang, files}: CompilerBundle): Promise<boolean> {
  try {
    if (!(await caches.has(cacheName))) {
      return false;
    }
    const cache = await caches.open(cacheName);
    const found = await Promise.all([clang, files].map(({url}) => cache.match(url)));
    return found.every((response) => response !== undefined);
  } catch {
    return false;
  }
}

/** Returns the SHA-256 of a blob in hexadecimal; undefined if the connection is not secure. */
async function digestOf(blob: Blob): Promise<string | undefined> {
  if (!('subtle' in crypto)) {
    return undefined;
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function download(
  {url, bytes, sha256}: BundleFile,
  onBytes: (count: number) => void,
): Promise<Blob> {
  const {body} = await fetchFile(url);
  if (!body) {
    throw new Error('the download was empty');
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    onBytes(part.value.length);
  }
  const blob = new Blob(chunks);
  // Without a digest, only the length is compared.
  if (blob.size !== bytes || ((await digestOf(blob)) ?? sha256) !== sha256) {
    throw new Error('the download is incomplete');
  }
  return blob;
}

/** Caches a file for the next visit; returns false if the browser does not allow it. */
async function putInCache(cache: Cache | undefined, url: string, blob: Blob): Promise<boolean> {
  try {
    await cache?.put(url, new Response(blob));
    return cache !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns the cache URL of bytes that are made from a bundle. It identifies everything that decides
 * them; the headers are in `files`.
 */
async function madeUrlOf(
  {clang, files}: CompilerBundle,
  flags: readonly string[],
): Promise<string> {
  const madeWith = new Blob([JSON.stringify([clang.sha256, flags])]);
  return `${files.url}?${await digestOf(madeWith)}`;
}

/** Deletes the files of other bundles, and bytes made from this bundle with other flags. */
async function deleteOthers(cache: Cache | undefined, used: readonly string[]): Promise<void> {
  const usedUrls = used.map((url) => new URL(url, location.href).href);
  for (const request of (await cache?.keys()) ?? []) {
    if (!usedUrls.includes(request.url)) {
      await cache?.delete(request);
    }
  }
}

const decompressed = (blob: Blob, type: string) =>
  new Response(blob.stream().pipeThrough(new DecompressionStream('gzip')), {
    headers: {'Content-Type': type},
  });

/**
 * Loads the bundle from the cache or by a download. A file is cached only if it is complete.
 *
 * @param flags the result of `getOrMake` depends on these and on the bundle.
 * @param onProgress called during the download, and when all files have arrived.
 * @throws Error if the download fails.
 */
export async function loadBundle(
  bundle: CompilerBundle,
  flags: readonly string[],
  onProgress: (progress: Progress) => void,
): Promise<LoadedBundle> {
  const cache = await openCache();
  let done = 0;
  const load = async (file: BundleFile) => {
    const cached = await findCached(cache, file);
    if (cached) {
      return {blob: cached, isCached: true};
    }
    const blob = await download(file, (count) => {
      done += count;
      onProgress({type: 'downloading', done});
    });
    return {blob, isCached: await putInCache(cache, file.url, blob)};
  };
  const [clang, files] = await Promise.all([load(bundle.clang), load(bundle.files)]);
  onProgress({type: 'preparing'});
  const madeUrl = await madeUrlOf(bundle, flags);
  await deleteOthers(cache, [bundle.clang.url, bundle.files.url, madeUrl]);
  const packed = await decompressed(files.blob, 'application/octet-stream').arrayBuffer();
  return {
    clang: await WebAssembly.compileStreaming(decompressed(clang.blob, 'application/wasm')),
    files: unpack(new Uint8Array(packed)),
    isCached: clang.isCached && files.isCached,
    async getOrMake(make) {
      const cached = await cache?.match(madeUrl);
      if (cached) {
        return new Uint8Array(await cached.arrayBuffer());
      }
      const bytes = await make();
      await putInCache(cache, madeUrl, new Blob([bytes as Uint8Array<ArrayBuffer>]));
      return bytes;
    },
  };
}
