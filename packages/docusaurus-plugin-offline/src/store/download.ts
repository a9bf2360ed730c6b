import {isNamedByContent, type BuildFile} from '../model/manifest';
import {passHeader} from '../model/messages';
import {isQuotaError, type KeptFiles} from './KeptFiles';

/** How a download ended. */
export type Outcome =
  | 'done'
  | 'stopped'
  /** There is no room for more. */
  | 'full'
  /** Some files are not those of the build. */
  | 'changed'
  /** The network failed, or the host. */
  | 'failed';

/** Where files are kept, and how they are fetched. */
export interface DownloadOptions {
  readonly kept: KeptFiles;
  readonly fetch: typeof fetch;
  readonly signal?: AbortSignal;
  /** Called with each file that is kept. */
  readonly onKept?: (file: BuildFile) => void;
}

/** Files that are fetched at a time. */
const concurrency = 6;

const severity: readonly Outcome[] = ['done', 'changed', 'failed', 'stopped', 'full'];

async function keepOne(
  file: BuildFile,
  {kept, fetch, signal, onKept}: DownloadOptions,
): Promise<Outcome> {
  try {
    const response = await fetch(kept.address(file), {
      headers: {[passHeader]: '1'},
      // What has no hash in its name may be there, of an earlier build.
      cache: isNamedByContent(file.path) ? 'default' : 'no-cache',
      ...(signal && {signal}),
    });
    if (!response.ok) {
      return 'failed';
    }
    if (!(await kept.keep(file, response))) {
      return 'changed';
    }
    onKept?.(file);
    return 'done';
  } catch (error) {
    return signal?.aborted ? 'stopped' : isQuotaError(error) ? 'full' : 'failed';
  }
}

/**
 * Fetches files and keeps them, several at a time. What is kept stays when it ends early, so that
 * the next call has less to do.
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
      note(await keepOne(next, options));
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  return worst;
}
