import {isNamedByContent, type Build, type BuildFile} from '../model/manifest';
import type {KeptFiles} from '../store/KeptFiles';

/** The inputs of a response. */
export interface Answering {
  readonly build: Build;
  readonly kept: KeptFiles;
  /** Requests the file from the network. */
  readonly fromNetwork: () => Promise<Response>;
  /** Keeps the worker alive for work that continues after the response. */
  readonly later: (work: Promise<unknown>) => void;
  /** Milliseconds after which a cached page is shown if the network has not responded. */
  readonly patience: number;
  /** The address of the base path, with scheme and host. */
  readonly root: string;
}

/** Caches a response, unless the site itself caches the part. The response does not wait for it. */
function keepLater(file: BuildFile, response: Response, {kept, later}: Answering): void {
  if (file.part?.cache === undefined) {
    later(kept.keep(file, response.clone()).catch(() => false));
  }
}

async function fromNetworkAndKeep(
  file: BuildFile | undefined,
  answering: Answering,
): Promise<Response> {
  const response = await answering.fromNetwork();
  if (file && response.status === 200) {
    keepLater(file, response, answering);
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
async function networkFirst(file: BuildFile, answering: Answering): Promise<Response> {
  const asked = fromNetworkAndKeep(file, answering);
  // The request may fail before the cached file is found. Marking it as handled avoids an unhandled
  // rejection; awaiting it still rejects.
  asked.catch(() => undefined);
  const kept = await answering.kept.find(file);
  if (!kept) {
    return asked;
  }
  const answered = asked.then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  );
  answering.later(answered);
  return Promise.race([answered, wait(answering.patience).then(() => kept)]);
}

async function cacheFirst(file: BuildFile, answering: Answering): Promise<Response> {
  return (await answering.kept.find(file)) ?? fromNetworkAndKeep(file, answering);
}

/** Responds to a navigation. */
async function answerPage(
  file: BuildFile | undefined,
  address: URL,
  answering: Answering,
): Promise<Response> {
  try {
    return await (file ? networkFirst(file, answering) : answering.fromNetwork());
  } catch (error) {
    const {build, kept, root} = answering;
    const page = build.offlinePageFor(address.href.slice(root.length));
    const own = build.fileAt(page);
    if (!own || !(await kept.find(own))) {
      throw error;
    }
    const missing = address.pathname + address.search + address.hash;
    return Response.redirect(`${root}${page}?missing=${encodeURIComponent(missing)}`);
  }
}

/**
 * Responds to a request below the base path. Pages, and files without a hash in their name, come
 * from the network first; other files come from the cache first.
 *
 * @throws Error of the network if nothing is cached.
 */
export async function answer(request: Request, answering: Answering): Promise<Response> {
  const address = new URL(request.url);
  const path = address.pathname.slice(new URL(answering.root).pathname.length);
  const file = answering.build.fileAtEncoded(path);
  if (request.mode === 'navigate') {
    return answerPage(file, address, answering);
  }
  if (!file) {
    return answering.fromNetwork();
  }
  return isNamedByContent(file.path) ? cacheFirst(file, answering) : networkFirst(file, answering);
}
