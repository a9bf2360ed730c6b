import type {CompilerBundle, BundleFile} from '../../toolchain/compilerBundle';
import {unpack} from '../../toolchain/pack';
import {fetchFile} from '../fetchFile';
import type {Progress} from './compileProtocol';

/** The name of the browser's cache of the bundle. */
const cacheName = 'listings.compiler';

/** The bundle when it is unpacked. */
interface LoadedBundle {
  readonly clang: WebAssembly.Module;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Whether it is cached for the next visit. */
  readonly isCached: boolean;
  /** Returns what an earlier visit made of the bundle, or makes it and caches it. */
  readonly getOrMake: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(cacheName);
  } catch {
    // Blocked, or not there where the page did not come over a secure connection.
    return undefined;
  }
}

/** Returns a cached file if it has its whole length. */
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

async function hasDigest(blob: Blob, sha256: string): Promise<boolean> {
  if (!('subtle' in crypto)) {
    return true; // Not over a secure connection; the length has been compared.
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

async function download(
  {url, bytes, sha256}: BundleFile,
  onBytes: (count: number) => void,
): Promise<Blob> {
  const {body} = await fetchFile(url);
  if (!body) {
    throw new Error('nothing arrived');
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    onBytes(part.value.length);
  }
  const blob = new Blob(chunks);
  if (blob.size !== bytes || !(await hasDigest(blob, sha256))) {
    throw new Error('what arrived is not whole');
  }
  return blob;
}

/** Caches a file for the next visit; returns false where the browser does not let it. */
async function putInCache(cache: Cache | undefined, url: string, blob: Blob): Promise<boolean> {
  try {
    await cache?.put(url, new Response(blob));
    return cache !== undefined;
  } catch {
    return false;
  }
}

/** Deletes what belongs to another bundle. */
async function deleteOthers(cache: Cache | undefined, bundle: CompilerBundle): Promise<void> {
  const used = [bundle.clang, bundle.files].map(({url}) => new URL(url, location.href).href);
  for (const request of (await cache?.keys()) ?? []) {
    if (!used.includes(request.url.replace(/\?.*$/, ''))) {
      await cache?.delete(request);
    }
  }
}

const decompressed = (blob: Blob, type: string) =>
  new Response(blob.stream().pipeThrough(new DecompressionStream('gzip')), {
    headers: {'Content-Type': type},
  });

/**
 * Loads the bundle from the cache or by a download, of which nothing is cached before it
 * is whole.
 *
 * @param onProgress called as the download goes on, and when all is there.
 * @throws Error when the download fails.
 */
export async function loadBundle(
  bundle: CompilerBundle,
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
  await deleteOthers(cache, bundle);
  const packed = await decompressed(files.blob, 'application/octet-stream').arrayBuffer();
  return {
    clang: await WebAssembly.compileStreaming(decompressed(clang.blob, 'application/wasm')),
    files: unpack(new Uint8Array(packed)),
    isCached: clang.isCached && files.isCached,
    async getOrMake(name, make) {
      const url = `${bundle.files.url}?${name}`;
      const cached = await cache?.match(url);
      if (cached) {
        return new Uint8Array(await cached.arrayBuffer());
      }
      const made = await make();
      await putInCache(cache, url, new Blob([made as Uint8Array<ArrayBuffer>]));
      return made;
    },
  };
}
