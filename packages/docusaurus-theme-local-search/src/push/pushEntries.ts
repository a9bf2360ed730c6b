import {createHash, randomBytes} from 'node:crypto';
import {ServiceError, type Manager} from 'oramacore-client/manager';
import type {PushStateFile} from './pushState';
import type {PushedEntry} from './readEntries';

/** The number of entries that are sent at a time. */
export const batchSize = 1000;

/** What is pushed, and where to. */
export interface Push {
  readonly manager: Pick<Manager, 'indexes'>;
  /** The service and the collection, by which a push that failed is known again. */
  readonly target: string;
  /** The id of the index. */
  readonly index: string;
  readonly entries: readonly PushedEntry[];
  readonly state: PushStateFile;
  /** Is called with a sentence at each step. */
  readonly onProgress: (sentence: string) => void;
}

const isStatus = (error: unknown, status: number) =>
  error instanceof ServiceError && error.status === status;

/** Creates the index that readers search, when it is missing. */
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

/** Sends the entries to a temporary index, from the first or from where it stopped. */
async function fillTemporary(push: Push, mayResume: boolean): Promise<string> {
  const {manager, index, entries, state, onProgress} = push;
  const fingerprint = fingerprintOf(push);
  const before = mayResume ? state.read(fingerprint) : undefined;
  const temporaryId = before?.temporaryId ?? `${index}-${randomBytes(6).toString('hex')}`;
  let sent = before?.sent ?? 0;
  if (before) {
    onProgress('Going on with the push that did not come to its end.');
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
      // Both numbers, as the service has them: they need not add up.
      const taken = `took ${inserted + replaced} and refused ${failed}`;
      throw new Error(`Of the entries ${range} the service ${taken}. Run the command again.`);
    }
    sent++;
    state.write({fingerprint, temporaryId, sent});
  }
  return temporaryId;
}

/**
 * Replaces what a service has of a site by its entries. Readers find what was there before until
 * all is there; then it is exchanged at once, and what is gone from the site is gone from the
 * service. After a failure the next push goes on where this one stopped.
 *
 * @throws ServiceError when the service fails; Error when it does not take an entry.
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
    // The service drops a temporary index after some hours; or it was exchanged, unheard.
    if (!isResumed || !isStatus(error, 400)) {
      throw error;
    }
    onProgress('What had been sent is no longer there. Beginning again.');
    await replace(false);
  }
  state.remove();
  onProgress(`Readers find the ${push.entries.length} entries now.`);
}
