import {createHash, randomBytes} from 'node:crypto';
import {ServiceError, type Manager} from 'oramacore-client/manager';
import type {PushStateFile} from './pushState';
import type {PushedEntry} from './readEntries';

/** The number of entries per batch. */
export const batchSize = 1000;

/** The entries to push, and their target. */
export interface Push {
  readonly manager: Pick<Manager, 'indexes'>;
  /** The service and the collection; identifies a failed push, so that it can be resumed. */
  readonly target: string;
  /** The id of the index. */
  readonly index: string;
  readonly entries: readonly PushedEntry[];
  readonly state: PushStateFile;
  /** Called with a sentence at each step. */
  readonly onProgress: (sentence: string) => void;
}

const isStatus = (error: unknown, status: number) =>
  error instanceof ServiceError && error.status === status;

/** Creates the index that readers search, if it is missing. */
async function createIndex({manager, index, onProgress}: Push): Promise<void> {
  try {
    await manager.indexes.create({id: index});
    onProgress(`Created the index "${index}".`);
  } catch (error) {
    if (!isStatus(error, 409)) {
      throw error;
    }
  }
}

const fingerprintOf = ({target, index, entries}: Push) =>
  createHash('sha256')
    .update(JSON.stringify([target, index, entries]))
    .digest('hex');

const batchesOf = (entries: readonly PushedEntry[]) =>
  Array.from({length: Math.ceil(entries.length / batchSize)}, (_, at) =>
    entries.slice(at * batchSize, (at + 1) * batchSize),
  );

/**
 * Sends the entries to a temporary index, starting from the first or where a failed push stopped.
 */
async function fillTemporary(push: Push, mayResume: boolean): Promise<string> {
  const {manager, index, entries, state, onProgress} = push;
  const fingerprint = fingerprintOf(push);
  const before = mayResume ? state.read(fingerprint) : undefined;
  const temporaryId = before?.temporaryId ?? `${index}-${randomBytes(6).toString('hex')}`;
  let sent = before?.sent ?? 0;
  if (before) {
    onProgress('Resuming the unfinished push.');
  } else {
    await manager.indexes.createTemporary(index, temporaryId);
    state.write({fingerprint, temporaryId, sent});
  }
  for (const batch of batchesOf(entries).slice(sent)) {
    const first = sent * batchSize + 1;
    const range = `${first}–${first + batch.length - 1} of ${entries.length}`;
    onProgress(`Sending entries ${range}…`);
    const {inserted, replaced, failed} = await manager.indexes.insertDocuments(temporaryId, batch);
    if (failed > 0 || inserted + replaced !== batch.length) {
      // Report both numbers of the service, because they need not add up to the batch.
      const counts = `accepted ${inserted + replaced} and rejected ${failed}`;
      throw new Error(`The service ${counts} of the entries ${range}. Run the command again.`);
    }
    sent++;
    state.write({fingerprint, temporaryId, sent});
  }
  return temporaryId;
}

/**
 * Replaces a site's entries in a service. Readers find the old entries until all new ones are
 * sent. The service then swaps them at once, which also removes entries that the site no longer
 * has. After a failure, the next push resumes where this one stopped.
 *
 * @throws ServiceError when the service fails; Error when it does not accept an entry.
 */
export async function pushEntries(push: Push): Promise<void> {
  const {manager, index, state, onProgress} = push;
  await createIndex(push);
  const replace = async (mayResume: boolean) =>
    manager.indexes.replace(index, await fillTemporary(push, mayResume));
  const isResumed = state.read(fingerprintOf(push)) !== undefined;
  try {
    await replace(true);
  } catch (error) {
    // The service deletes a temporary index after some hours. Or it swapped the indexes, but its
    // response was lost.
    if (!isResumed || !isStatus(error, 400)) {
      throw error;
    }
    onProgress('The entries sent earlier no longer exist. Starting again.');
    await replace(false);
  }
  state.remove();
  onProgress(`Done: readers now search ${push.entries.length} entries.`);
}
