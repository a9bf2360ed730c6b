import type {Kit, KitFile} from '../../shared/kit';
import {unpack} from '../../shared/pack';
import {fetchFile} from '../fetchFile';
import type {Progress} from './protocol';

/** Where the browser keeps the kit. */
const cacheName = 'listings.compiler';

/** The kit as it was loaded. */
export interface Parts {
  readonly clang: WebAssembly.Module;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Whether it is kept for the next visit. */
  readonly isKept: boolean;
  /** Gives what an earlier visit made of the kit, or makes it and keeps it. */
  readonly once: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(cacheName);
  } catch {
    // Blocked, or not there where the page did not come over a secure connection.
    return undefined;
  }
}

const wholeOf = async (cache: Cache | undefined, {url, bytes}: KitFile) => {
  const kept = await (await cache?.match(url))?.blob();
  return kept?.size === bytes ? kept : undefined;
};

/** Whether the kit is kept from an earlier visit. */
export async function isKitKept({clang, files}: Kit): Promise<boolean> {
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

async function isTrue(blob: Blob, sha256: string): Promise<boolean> {
  if (!('subtle' in crypto)) {
    return true; // Not over a secure connection; the length has been compared.
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

async function download(
  {url, bytes, sha256}: KitFile,
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
  if (blob.size !== bytes || !(await isTrue(blob, sha256))) {
    throw new Error('what arrived is not whole');
  }
  return blob;
}

/** Puts a file where the next visit finds it; false where the browser does not let it. */
async function keep(cache: Cache | undefined, url: string, blob: Blob): Promise<boolean> {
  try {
    await cache?.put(url, new Response(blob));
    return cache !== undefined;
  } catch {
    return false;
  }
}

async function clearOthers(cache: Cache | undefined, kit: Kit): Promise<void> {
  const used = [kit.clang, kit.files].map(({url}) => new URL(url, location.href).href);
  for (const request of (await cache?.keys()) ?? []) {
    if (!used.includes(request.url.replace(/\?.*$/, ''))) {
      await cache?.delete(request);
    }
  }
}

const inflated = (blob: Blob, type: string) =>
  new Response(blob.stream().pipeThrough(new DecompressionStream('gzip')), {
    headers: {'Content-Type': type},
  });

/**
 * Loads the kit, from what is kept or by a download, of which nothing is kept before
 * it is whole.
 *
 * @param onProgress called as the download goes on, and when all is there.
 * @throws Error when the download fails.
 */
export async function loadParts(
  kit: Kit,
  onProgress: (progress: Progress) => void,
): Promise<Parts> {
  const cache = await openCache();
  let done = 0;
  const load = async (file: KitFile) => {
    const kept = await wholeOf(cache, file);
    if (kept) {
      return {blob: kept, isKept: true};
    }
    const blob = await download(file, (count) => {
      done += count;
      onProgress({type: 'downloading', done});
    });
    return {blob, isKept: await keep(cache, file.url, blob)};
  };
  const [clang, files] = await Promise.all([load(kit.clang), load(kit.files)]);
  onProgress({type: 'preparing'});
  await clearOthers(cache, kit);
  const packed = await inflated(files.blob, 'application/octet-stream').arrayBuffer();
  return {
    clang: await WebAssembly.compileStreaming(inflated(clang.blob, 'application/wasm')),
    files: unpack(new Uint8Array(packed)),
    isKept: clang.isKept && files.isKept,
    async once(name, make) {
      const url = `${kit.files.url}?${name}`;
      const kept = await cache?.match(url);
      if (kept) {
        return new Uint8Array(await kept.arrayBuffer());
      }
      const made = await make();
      await keep(cache, url, new Blob([made as Uint8Array<ArrayBuffer>]));
      return made;
    },
  };
}
