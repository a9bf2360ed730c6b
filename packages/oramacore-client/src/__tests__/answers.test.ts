import {expect, test, vi} from 'vitest';
import {createAnswerSession} from '../answers';

/** Creates a session that sends its requests with `fetch`. */
const sessionWith = (fetch: typeof globalThis.fetch) =>
  createAnswerSession({
    endpoint: 'https://example.org',
    collectionId: 'docs',
    readKey: 'r',
    fetch,
  });

/**
 * Creates a session whose requests are never answered, and reports which of them it has aborted.
 */
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

test('clear() aborts the pending request', async () => {
  const {session, ended} = createUnanswered();
  const {whole} = session.answer('?');
  session.clear();
  expect(ended()).toEqual([true]);
  expect(await whole).toBe('');
});

test('clear() starts another conversation, whose id all of its questions have', () => {
  const ids: unknown[] = [];
  const session = sessionWith((_address, init) => {
    const body = JSON.parse(init?.body as string) as {conversation_id: unknown};
    ids.push(body.conversation_id);
    return Promise.reject(new Error('offline'));
  });
  session.answer('a');
  session.answer('b');
  session.clear();
  session.answer('c');
  session.answer('d');
  expect(ids).toEqual([expect.any(String), ids[0], expect.any(String), ids[2]]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a signal aborts its own question, but not the question that replaced it', () => {
  const {session, ended} = createUnanswered();
  const controller = new AbortController();
  session.answer('?', {signal: controller.signal});
  session.answer('!');
  controller.abort();
  expect(ended()).toEqual([true, false]);
});

test('a failed answer causes no unhandled rejection if nothing waits for the whole answer', async () => {
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  const session = sessionWith(() => Promise.reject(new Error('offline')));
  session.answer('?');
  await expect.poll(() => session.interactions.at(-1)?.state).toBe('error');
  // Node reports an unhandled rejection after all pending microtasks.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
