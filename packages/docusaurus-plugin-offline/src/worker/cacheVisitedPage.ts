import type {Build, BuildFile} from '../model/manifest';
import type {Message} from '../model/messages';
import type {FileCache} from '../store/FileCache';

type Visit = Extract<Message, {readonly type: 'keepVisited'}>;

interface VisitContext {
  readonly build: Build;
  readonly cache: FileCache;
  readonly root: string;
}

/**
 * Caches a file if the browser's HTTP cache has it, without a request; returns whether it is
 * cached.
 */
async function cacheFromHttpCache(
  file: BuildFile,
  address: string,
  cache: FileCache,
): Promise<boolean> {
  try {
    const found = await fetch(address, {cache: 'only-if-cached', mode: 'same-origin'});
    return await cache.put(file, found);
  } catch {
    // The file is cached at the next request for it.
    return false;
  }
}

/** Caches a visited page, because readers return to its address. */
async function cachePage(file: BuildFile, address: string, cache: FileCache): Promise<void> {
  if (await cacheFromHttpCache(file, address, cache)) {
    return;
  }
  try {
    await cache.put(file, await fetch(address));
  } catch {
    // The page is cached at another visit.
  }
}

/**
 * Caches the files that a page loaded before the worker was active, from the browser's HTTP cache,
 * and the page itself. The HTTP cache does not have the HTML of a page that the application has
 * opened.
 */
export async function cacheVisitedPage(
  {page, loaded}: Visit,
  {build, cache, root}: VisitContext,
): Promise<void> {
  const own = build.fileAtAddress(page, root);
  const files = new Map(
    loaded
      .map((address) => [build.fileAtAddress(address, root), address] as const)
      .filter(([file]) => file && file.part?.cache === undefined),
  );
  const cached = new Set(
    await cache.filter([...files.keys(), own].filter((file) => file !== undefined)),
  );
  await Promise.all([
    ...[...files].map(([file, address]) =>
      file && !cached.has(file) ? cacheFromHttpCache(file, address, cache) : undefined,
    ),
    own && !cached.has(own) ? cachePage(own, page, cache) : undefined,
  ]);
}
