import {getEventListeners} from 'node:events';
import {afterEach, expect, test, vi} from 'vitest';
import {request, type Call, type Connection} from '../request';

const call: Call = {method: 'GET', path: 'stats', key: {query: 'r'}, isRepeatable: true};

const connectTo = (...answers: readonly Response[]) => {
  const asked = vi.fn<typeof fetch>();
  answers.forEach((answer) => asked.mockResolvedValueOnce(answer));
  const connection: Connection = {
    endpoint: 'https://example.org',
    collectionId: 'docs',
    fetch: asked,
  };
  return {connection, asked};
};

const refused = (text: string, headers?: HeadersInit) => new Response(text, {status: 503, headers});

afterEach(() => void vi.useRealTimers());

test('a request contains neither cookies nor the address of the page', async () => {
  const {connection, asked} = connectTo(Response.json({}));
  await request(connection, call);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    referrerPolicy: 'no-referrer',
    credentials: 'omit',
  });
});

test('an error contains only the beginning of a long explanation', async () => {
  const {connection} = connectTo(refused('x'.repeat(1000)));
  await expect(request({...connection, retries: 0}, call)).rejects.toThrow(/: x{200}$/);
});

test('a body that is not JSON throws a TypeError, and no request is sent', async () => {
  const {connection, asked} = connectTo();
  const body: {self?: unknown} = {};
  body.self = body;
  await expect(request(connection, {...call, body})).rejects.toThrow(TypeError);
  expect(asked).not.toHaveBeenCalled();
});

test('a Retry-After date in the past means no wait', async () => {
  const before = new Date(Date.now() - 60_000).toUTCString();
  const {connection} = connectTo(refused('', {'retry-after': before}));
  await expect(request({...connection, retries: 0}, call)).rejects.toMatchObject({retryAfter: 0});
});

test.each([
  ['is answered', () => vi.advanceTimersByTime(1000)],
  ['is aborted', (controller: AbortController) => controller.abort()],
])(
  'a request that %s while it waits for a retry leaves no timer or listener behind',
  async (_name, goOn) => {
    vi.useFakeTimers();
    const {connection} = connectTo(refused(''), Response.json({}));
    const controller = new AbortController();
    const {signal} = controller;
    const asking = request(connection, {...call, signal}).catch(() => undefined);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), {interval: 1});
    goOn(controller);
    await asking;
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  },
);
