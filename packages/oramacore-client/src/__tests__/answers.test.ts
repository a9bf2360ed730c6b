import {expect, test, vi} from 'vitest';
import {createAnswerSession} from '../answers';

/** A session of which a server hears nothing but what `fetch` does. */
const sessionWith = (fetch: typeof globalThis.fetch) =>
  createAnswerSession({
    endpoint: 'https://example.org',
    collectionId: 'docs',
    readKey: 'r',
    fetch,
  });

test('clearing ends the call that is on its way', async () => {
  let signal: AbortSignal | null | undefined;
  const session = sessionWith((_address, init) => {
    signal = init?.signal;
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal?.reason as Error));
    });
  });
  const {whole} = session.answer('?');
  session.clear();
  expect(signal?.aborted).toBe(true);
  expect(await whole).toBe('');
});

test('an answer that fails troubles nobody who does not wait for the whole of it', async () => {
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  const session = sessionWith(() => Promise.reject(new Error('offline')));
  session.answer('?');
  await vi.waitFor(() => expect(session.interactions.at(-1)?.state).toBe('error'));
  // Node tells of such a rejection once all that waited for it has run.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
