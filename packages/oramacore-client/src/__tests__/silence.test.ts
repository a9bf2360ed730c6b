import {getEventListeners} from 'node:events';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createAnswerSession} from '../answers';
import {streamJson} from '../jsonEvents';
import {maxSilence} from '../silence';

const connection = {endpoint: 'https://example.org', collectionId: 'docs', readKey: 'r'};

const event = (action: string, result: string) =>
  `data: ${JSON.stringify({type: 'response', message: {action, result}})}\n\n`;

/** Creates a session whose answers stay open, and a function that sends more of them. */
function createOpenAnswer() {
  let send: (text: string) => void = () => undefined;
  const session = createAnswerSession({
    ...connection,
    fetch: (_address, init) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = (text) => controller.enqueue(new TextEncoder().encode(text));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return Promise.resolve(new Response(body));
    },
  });
  return {session, send: (text: string) => send(text)};
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer that falls silent fails like a broken one, and keeps its text', async () => {
  const {session, send} = createOpenAnswer();
  const {whole} = session.answer('?');
  await vi.advanceTimersByTimeAsync(maxSilence - 1);
  send(event('ANSWER_RESPONSE', 'Half'));
  await vi.advanceTimersByTimeAsync(maxSilence - 1);
  send(': keepalive\n\n');
  await vi.advanceTimersByTimeAsync(maxSilence - 1);
  expect(session.interactions[0]?.state).toBe('loading');
  const failing = expect(whole).rejects.toThrow(
    'The search service has sent nothing for 60 seconds',
  );
  await vi.advanceTimersByTimeAsync(1);
  await failing;
  expect(session.interactions[0]).toMatchObject({
    state: 'error',
    text: 'Half',
    error: {status: 'PARSE_ERROR', isNetworkFailure: true},
  });
});

test('a question that the server does not accept in time fails', async () => {
  const session = createAnswerSession({
    ...connection,
    fetch: (_address, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  });
  const failing = expect(session.answer('?').whole).rejects.toMatchObject({
    status: 'PARSE_ERROR',
    isNetworkFailure: true,
  });
  await vi.advanceTimersByTimeAsync(maxSilence);
  await failing;
});

test('a stream may be read slowly, and leaves no timer or listener behind', async () => {
  const {signal} = new AbortController();
  const body = 'data: 1\n\ndata: 2\n\n';
  const events = streamJson(
    {...connection, fetch: () => Promise.resolve(new Response(body))},
    {method: 'POST', path: 'x', key: {query: 'r'}, isRepeatable: false, signal},
  );
  const read: unknown[] = [];
  for await (const value of events) {
    read.push(value);
    await vi.advanceTimersByTimeAsync(2 * maxSilence);
  }
  expect(read).toEqual([1, 2]);
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a stream that is aborted, before or while it is read, rejects with the reason of its signal', async () => {
  const sent: (AbortSignal | null | undefined)[] = [];
  const open = (signal: AbortSignal) =>
    streamJson(
      {
        ...connection,
        fetch(_address, init) {
          sent.push(init?.signal);
          init?.signal?.throwIfAborted();
          const body = new ReadableStream<Uint8Array>({
            start(controller) {
              init?.signal?.addEventListener('abort', () => controller.error(new Error('Closed')));
            },
          });
          return Promise.resolve(new Response(body));
        },
      },
      {method: 'POST', path: 'x', key: {query: 'r'}, isRepeatable: false, signal},
    ).next();
  const reason = new Error('Never mind');
  await expect(open(AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(sent).toEqual([]);
  const controller = new AbortController();
  const reading = expect(open(controller.signal)).rejects.toBe(reason);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
  controller.abort(reason);
  await reading;
});
