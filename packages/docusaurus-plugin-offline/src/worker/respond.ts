import {isNamedByContent, type Build, type BuildFile} from '../model/manifest';
import type {FileCache} from '../store/FileCache';
import {rangeOf} from './rangeOf';

/** The inputs of a response. */
export interface ResponseContext {
  readonly build: Build;
  readonly cache: FileCache;
  /** Requests the file from the network. */
  readonly fromNetwork: () => Promise<Response>;
  /** Keeps the worker alive for work that continues after the response. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Milliseconds after which a cached page is shown if the network has not responded. */
  readonly timeout: number;
  /** The address of the base path, with scheme and host. */
  readonly root: string;
}

/** Caches a response, unless the site itself caches the part. The response does not wait for it. */
function cacheInBackground(
  file: BuildFile,
  response: Response,
  {cache, waitUntil}: ResponseContext,
): void {
  if (file.part?.cache === undefined) {
    waitUntil(cache.put(file, response.clone()).catch(() => false));
  }
}

async function fetchAndCache(file: BuildFile, context: ResponseContext): Promise<Response> {
  const response = await context.fromNetwork();
  if (response.status === 200) {
    cacheInBackground(file, response, context);
  }
  return response;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Responds from the network first, because the host may have a newer build. If the host fails or is
 * slow, the response comes from the cache.
 */
async function networkFirst(file: BuildFile, context: ResponseContext): Promise<Response> {
  const response = fetchAndCache(file, context);
  // The request may fail before the cached file is found. Marking it as handled avoids an unhandled
  // rejection; awaiting it still rejects.
  response.catch(() => undefined);
  const cached = await context.cache.find(file);
  if (!cached) {
    return response;
  }
  const orCached = response.then(
    (received) => (received.status >= 500 ? cached : received),
    () => cached,
  );
  context.waitUntil(orCached);
  return Promise.race([orCached, wait(context.timeout).then(() => cached)]);
}

async function cacheFirst(file: BuildFile, context: ResponseContext): Promise<Response> {
  return (await context.cache.find(file)) ?? fetchAndCache(file, context);
}

/** Responds to a request for a part of a file. The part is not cached, because its hash is unknown. */
async function respondToRange(
  file: BuildFile,
  range: string,
  {cache, fromNetwork}: ResponseContext,
): Promise<Response> {
  const cached = await cache.find(file);
  return cached ? rangeOf(cached, range) : fromNetwork();
}

/** Responds to a navigation. */
async function respondToNavigation(
  file: BuildFile | undefined,
  address: URL,
  context: ResponseContext,
): Promise<Response> {
  try {
    return await (file ? networkFirst(file, context) : context.fromNetwork());
  } catch (error) {
    const {build, cache, root} = context;
    // The host's page for missing pages, which strips `.html`, is not there to do so.
    const plain = address.origin + address.pathname.replace(/\.html$/, '');
    const named = build.fileAtAddress(plain, root);
    if (named && (await cache.find(named))) {
      return Response.redirect(plain + address.search);
    }
    const page = build.offlinePageFor(address.href.slice(root.length));
    const own = build.fileAt(page);
    if (!own || !(await cache.find(own))) {
      throw error;
    }
    const missing = address.pathname + address.search + address.hash;
    return Response.redirect(`${root}${page}?missing=${encodeURIComponent(missing)}`);
  }
}

/**
 * Responds to a request below the base path. Pages, and files without a hash in their name, come
 * from the network first; other files, and parts of files, come from the cache first.
 *
 * @throws Error of the network if nothing is cached.
 */
export async function respond(request: Request, context: ResponseContext): Promise<Response> {
  const address = new URL(request.url);
  const path = address.pathname.slice(new URL(context.root).pathname.length);
  const file = context.build.fileAtEncoded(path);
  if (request.mode === 'navigate') {
    return respondToNavigation(file, address, context);
  }
  if (!file) {
    return context.fromNetwork();
  }
  const range = request.headers.get('range');
  if (range !== null) {
    return respondToRange(file, range, context);
  }
  return isNamedByContent(file.path) ? cacheFirst(file, context) : networkFirst(file, context);
}
