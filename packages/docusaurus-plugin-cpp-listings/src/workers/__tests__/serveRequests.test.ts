import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {serveRequests, type Handler} from '../serveRequests';

interface Protocol {
  readonly request: number;
  readonly event: string;
  readonly result: number;
}

/** A fake global scope of a worker. */
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

/** Sends a request to a handler; returns all posted messages. */
async function answerOf(handle: Handler<Protocol>): Promise<unknown[]> {
  serveRequests(handle);
  scope.dispatchEvent(new MessageEvent('message', {data: {id: 7, request: 20}}));
  await expect.poll(() => scope.postMessage.mock.lastCall).toMatchObject([{id: 7}]);
  return scope.postMessage.mock.calls.map(([message]) => message);
}

it('the worker posts that it has loaded, and then its result', async () => {
  expect(await answerOf((request) => Promise.resolve(request + 1))).toEqual([
    {type: 'ready'},
    {id: 7, type: 'done', result: 21},
  ]);
});

it('the worker posts events, and the start of the time limit', async () => {
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

it('the worker posts the message of an error that a handler throws', async () => {
  const posted = await answerOf(() => {
    throw new RangeError('out of memory');
  });
  expect(posted.at(-1)).toEqual({id: 7, type: 'failed', message: 'out of memory'});
});
