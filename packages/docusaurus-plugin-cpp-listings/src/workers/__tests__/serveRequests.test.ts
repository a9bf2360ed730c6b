import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {serveRequests, type Handler} from '../serveRequests';

interface Protocol {
  readonly request: number;
  readonly event: string;
  readonly result: number;
}

/** What a worker's script sees of itself. */
class FakeScope extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();
}

let scope: FakeScope;

beforeEach(() => {
  scope = new FakeScope();
  vi.stubGlobal('self', scope);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Sends a request to a handler; returns all that was posted. */
async function answerOf(handle: Handler<Protocol>): Promise<unknown[]> {
  serveRequests(handle);
  scope.dispatchEvent(new MessageEvent('message', {data: {id: 7, request: 20}}));
  await vi.waitFor(() => expect(scope.postMessage.mock.lastCall).toMatchObject([{id: 7}]));
  return scope.postMessage.mock.calls.map(([message]) => message);
}

it('tells that it has loaded, and then its result', async () => {
  expect(await answerOf((request) => Promise.resolve(request + 1))).toEqual([
    {type: 'ready'},
    {id: 7, type: 'done', result: 21},
  ]);
});

it('hands on events, and when the time limit starts', async () => {
  const posted = await answerOf((request, {notify, startTimeLimit}) => {
    startTimeLimit();
    notify('half');
    return request;
  });
  expect(posted.slice(1)).toEqual([
    {id: 7, type: 'timing'},
    {id: 7, type: 'event', event: 'half'},
    {id: 7, type: 'done', result: 20},
  ]);
});

it('tells in words why a handler has failed', async () => {
  const posted = await answerOf(() => {
    throw new RangeError('out of memory');
  });
  expect(posted.at(-1)).toEqual({id: 7, type: 'failed', message: 'out of memory'});
});
