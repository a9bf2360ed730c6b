import {isNamedByContent, type Build, type BuildFile} from '../model/manifest';
import type {KeptFiles} from '../store/KeptFiles';

/** What an answer is made of. */
export interface Answering {
  readonly build: Build;
  readonly kept: KeptFiles;
  /** Asks the network. */
  readonly fromNetwork: () => Promise<Response>;
  /** Goes on with something when the answer is given. */
  readonly later: (work: Promise<unknown>) => void;
  /** Milliseconds after which a page that is kept is shown in place of one that does not come. */
  readonly patience: number;
  /** The address of the base path, with scheme and host. */
  readonly root: string;
}

/** Keeps what came, unless the site keeps it by itself; the answer does not depend on it. */
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
 * Answers with what the host has, for it may have a newer build, and with what is kept when the
 * host does not answer or takes long.
 */
async function networkFirst(file: BuildFile, answering: Answering): Promise<Response> {
  const asked = fromNetworkAndKeep(file, answering);
  // It may fail while what is kept is looked for; whoever waits for it is told.
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

/** Answers the request for a page. */
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
 * Answers a request below the base path: for pages, and what has no hash in its name, with what
 * the host has, and with what is kept otherwise.
 *
 * @throws Error of the network where nothing is kept.
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
