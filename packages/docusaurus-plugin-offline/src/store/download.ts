import {isNamedByContent, type BuildFile} from '../model/manifest';
import {bypassHeader} from '../model/messages';
import {isQuotaError, type FileCache} from './FileCache';

/** The outcome of a download. */
export type Outcome =
  | 'done'
  | 'stopped'
  /** The storage quota is exceeded. */
  | 'full'
  /** Some files do not belong to the build. */
  | 'changed'
  /** The network or the host failed. */
  | 'failed'
  /** The browser could not store a file. */
  | 'broken';

/** The cache to fill, and how files are fetched. */
export interface DownloadOptions {
  readonly cache: FileCache;
  readonly fetch: typeof fetch;
  readonly signal?: AbortSignal;
  /** Called with each cached file. */
  readonly onCached?: (file: BuildFile) => void;
}

/** The number of files that are fetched at a time. */
const concurrency = 6;

const severity: readonly Outcome[] = ['done', 'changed', 'failed', 'broken', 'stopped', 'full'];

/** Fetches a complete file; undefined if the host refuses. @throws Error if offline. */
async function fetchWhole(
  file: BuildFile,
  {cache, fetch, signal}: DownloadOptions,
): Promise<Response | undefined> {
  const response = await fetch(cache.address(file), {
    headers: {[bypassHeader]: '1'},
    // The browser's HTTP cache may have a file without a hash in its name from an earlier build.
    cache: isNamedByContent(file.path) ? 'default' : 'no-cache',
    ...(signal && {signal}),
  });
  const {ok, headers} = response;
  return ok ? new Response(await response.arrayBuffer(), {headers}) : undefined;
}

async function cacheFile(file: BuildFile, options: DownloadOptions): Promise<Outcome> {
  const {cache, signal, onCached} = options;
  let response: Response | undefined;
  try {
    response = await fetchWhole(file, options);
  } catch {
    return signal?.aborted ? 'stopped' : 'failed';
  }
  if (!response) {
    return 'failed';
  }
  try {
    if (!(await cache.put(file, response))) {
      return 'changed';
    }
  } catch (error) {
    return isQuotaError(error) ? 'full' : 'broken';
  }
  onCached?.(file);
  return 'done';
}

/**
 * Fetches and caches files, several at a time. Cached files stay if it ends early, so that the next
 * call has less to do.
 */
export async function download(
  files: readonly BuildFile[],
  options: DownloadOptions,
): Promise<Outcome> {
  const waiting = [...files];
  let worst: Outcome = 'done';
  const note = (outcome: Outcome) => {
    if (severity.indexOf(outcome) > severity.indexOf(worst)) {
      worst = outcome;
    }
  };
  const isOver = () => worst !== 'done' && worst !== 'changed';
  const work = async () => {
    for (let next = waiting.shift(); next && !isOver(); next = waiting.shift()) {
      note(await cacheFile(next, options));
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  return worst;
}
