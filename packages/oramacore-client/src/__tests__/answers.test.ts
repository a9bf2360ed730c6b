import {expect, test, vi} from 'vitest';
import {createAnswerSession} from '../answers';

/** A session that asks by `fetch`. */
const sessionWith = (fetch: typeof globalThis.fetch) =>
  createAnswerSession({
    endpoint: 'https://example.org',
    collectionId: 'docs',
    readKey: 'r',
    fetch,
  });

/** A session whose calls are answered by nobody, and which of them it has ended. */
function createUnanswered() {
  const signals: (AbortSignal | null | undefined)[] = [];
  const session = sessionWith((_address, init) => {
    const signal = init?.signal;
    signals.push(signal);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  return {session, ended: () => signals.map((signal) => signal?.aborted)};
}

test('clearing ends the call that is on its way', async () => {
  const {session, ended} = createUnanswered();
  const {whole} = session.answer('?');
  session.clear();
  expect(ended()).toEqual([true]);
  expect(await whole).toBe('');
});

test('a signal ends its own question, and not the one that came in its place', () => {
  const {session, ended} = createUnanswered();
  const controller = new AbortController();
  session.answer('?', {signal: controller.signal});
  session.answer('!');
  controller.abort();
  expect(ended()).toEqual([true, false]);
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
