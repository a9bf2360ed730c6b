import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createWorkerClient, type WorkerClient, type WorkerClientOptions} from '../workerClient';
import {FakeWorker} from './fakeWorker';

interface Protocol {
  readonly request: string;
  readonly event: number;
  readonly result: string;
}

const stopped = {type: 'stopped'};
const done = (result: string) => ({type: 'done', result}) as const;

let workers: FakeWorker<Protocol>[];
/** Whether the browser can fetch a worker's script. */
let isOnline: boolean;

function startWorker(): Worker {
  const worker = new FakeWorker<Protocol>();
  workers.push(worker);
  if (!isOnline) {
    queueMicrotask(() => worker.fail());
  }
  return worker as unknown as Worker;
}

const newClient = (options?: Partial<WorkerClientOptions>): WorkerClient<Protocol> =>
  createWorkerClient({startWorker, timeLimit: 5000, ...options});

function worker(index: number): FakeWorker<Protocol> {
  const found = workers[index];
  if (!found) {
    throw new Error(`worker ${index} was not started`);
  }
  return found;
}

const requestsTo = (index: number) =>
  worker(index).postMessage.mock.calls.map(([{request}]) => request);

/** Runs the callbacks of resolved promises. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  isOnline = true;
});

afterEach(() => {
  vi.useRealTimers();
});

it('the client starts its worker with the first request and reuses it for the next', async () => {
  const client = newClient();
  expect(workers).toHaveLength(0);
  for (const request of ['a', 'b']) {
    const {result} = client.request(request);
    await settle();
    worker(0).reply(done(request.toUpperCase()));
    await expect(result).resolves.toEqual(done(request.toUpperCase()));
  }
  expect(workers).toHaveLength(1);
});

it('the client passes on the events of a request, but none of an earlier request', async () => {
  const client = newClient();
  const events: number[] = [];
  client.request('a', (event) => events.push(event));
  await settle();
  worker(0).reply({type: 'event', event: 1});
  worker(0).reply(done('A'));
  client.request('b', (event) => events.push(event + 100));
  await settle();
  worker(0).send({id: 1, type: 'event', event: 2});
  worker(0).reply({type: 'event', event: 3});
  expect(events).toEqual([1, 103]);
});

it('the client ends a request at its time limit, without the download, and replaces the worker', async () => {
  const client = newClient();
  const {result} = client.request('a');
  await vi.advanceTimersByTimeAsync(60_000);
  worker(0).reply({type: 'timing'});
  await vi.advanceTimersByTimeAsync(4999);
  expect(worker(0).terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(result).resolves.toEqual({type: 'timedOut'});
  expect(worker(0).terminate).toHaveBeenCalled();
  client.request('b');
  await settle();
  expect(requestsTo(1)).toEqual(['b']);
});

it('the client restarts the time limit when the handler does, and clears it with the request', async () => {
  const client = newClient();
  client.request('a');
  await settle();
  worker(0).reply({type: 'timing'});
  await vi.advanceTimersByTimeAsync(4000);
  worker(0).reply({type: 'timing'});
  await vi.advanceTimersByTimeAsync(4000);
  worker(0).reply(done('A'));
  client.request('b');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker(0).terminate).not.toHaveBeenCalled();
});

describe('several requests', () => {
  it('are answered one after the other, in the order of their arrival', async () => {
    const client = newClient();
    const tasks = ['a', 'b', 'c'].map((request) => client.request(request));
    await settle();
    expect(requestsTo(0)).toEqual(['a']);
    for (const result of ['A', 'B', 'C']) {
      worker(0).reply(done(result));
    }
    expect(requestsTo(0)).toEqual(['a', 'b', 'c']);
    const results = await Promise.all(tasks.map(({result}) => result));
    expect(results).toEqual([done('A'), done('B'), done('C')]);
  });

  it('can be stopped in the queue without affecting the active request', async () => {
    const client = newClient();
    const first = client.request('a');
    const second = client.request('b');
    client.request('c');
    await settle();
    second.stop();
    await expect(second.result).resolves.toEqual(stopped);
    worker(0).reply(done('A'));
    await expect(first.result).resolves.toEqual(done('A'));
    expect(requestsTo(0)).toEqual(['a', 'c']);
  });

  it.each([
    ['was stopped', (stop: () => void) => stop()],
    ['broke off', () => worker(0).fail('out of memory')],
    ['has failed', () => worker(0).reply({type: 'failed', message: 'no memory'})],
    [
      'took too long',
      () => {
        worker(0).reply({type: 'timing'});
        vi.advanceTimersByTime(5000);
      },
    ],
  ])('get another worker if they are queued when one %s', async (_, end) => {
    const client = newClient();
    const {stop} = client.request('a');
    const {result} = client.request('b');
    await settle();
    end(stop);
    expect(worker(0).terminate).toHaveBeenCalled();
    worker(1).reply(done('B'));
    await expect(result).resolves.toEqual(done('B'));
  });

  it('are not delayed by the download of another request', async () => {
    const client = newClient();
    client.request(new Promise(() => undefined));
    const {result} = client.request('b');
    await settle();
    worker(0).reply(done('B'));
    await expect(result).resolves.toEqual(done('B'));
  });
});

it('a request fails without a worker if its download fails', async () => {
  const {result} = newClient().request(Promise.reject(new Error('HTTP 503')));
  await expect(result).resolves.toEqual({type: 'failed', message: 'HTTP 503'});
  expect(workers).toHaveLength(0);
});

it('the client does not send a request that was stopped during its download', async () => {
  const client = newClient();
  let arrive: (request: string) => void = () => undefined;
  const {result, stop} = client.request(new Promise((resolve) => (arrive = resolve)));
  stop();
  await expect(result).resolves.toEqual(stopped);
  arrive('a');
  await settle();
  expect(workers).toHaveLength(0);
});

it('the client keeps its worker when a request is stopped after its end', async () => {
  const client = newClient();
  const {result, stop} = client.request('a');
  await settle();
  worker(0).reply(done('A'));
  stop();
  await expect(result).resolves.toEqual(done('A'));
  expect(worker(0).terminate).not.toHaveBeenCalled();
});

it('a request fails with a message if the worker crashes or its script cannot be fetched', async () => {
  const client = newClient();
  const {result} = client.request('a');
  await settle();
  worker(0).fail('out of memory');
  await expect(result).resolves.toEqual({type: 'failed', message: 'out of memory'});
  isOnline = false;
  await expect(client.request('b').result).resolves.toEqual({
    type: 'failed',
    message: 'a part of this page could not be loaded',
  });
});

it('all queued requests fail with a message if no worker can be started', async () => {
  const start = vi.fn(startWorker);
  const client = newClient({startWorker: start});
  const {stop} = client.request('a');
  const waiting = [client.request('b').result, client.request('c').result];
  await settle();
  start.mockImplementation(() => {
    throw new Error('no workers');
  });
  stop();
  const failed = {type: 'failed', message: 'no workers'};
  await expect(Promise.all(waiting)).resolves.toEqual([failed, failed]);
  client.prepare();
  await expect(client.request('d').result).resolves.toEqual(failed);
});

describe('prepare', () => {
  it('starts the worker of the next request only once', async () => {
    const client = newClient();
    client.prepare();
    client.prepare();
    client.request('a');
    await settle();
    client.prepare();
    expect(workers).toHaveLength(1);
    expect(requestsTo(0)).toEqual(['a']);
  });

  it('does not break the next request if the script cannot be fetched', async () => {
    const client = newClient();
    isOnline = false;
    client.prepare();
    await settle();
    isOnline = true;
    const {result} = client.request('a');
    await settle();
    worker(1).reply(done('A'));
    await expect(result).resolves.toEqual(done('A'));
  });
});

describe('a client with a worker for each request', () => {
  let client: WorkerClient<Protocol>;
  beforeEach(() => {
    client = newClient({workerPerRequest: true});
  });

  it('loads another worker in advance, which replaces a worker that has finished', async () => {
    client.request('a');
    await settle();
    worker(1).send({type: 'ready'});
    worker(0).reply(done('A'));
    expect(worker(0).terminate).toHaveBeenCalled();
    client.request('b');
    await settle();
    expect(requestsTo(1)).toEqual(['b']);
    expect(workers).toHaveLength(3);
  });

  it('runs requests in parallel', async () => {
    client.request('a');
    client.request('b');
    await settle();
    expect(requestsTo(0)).toEqual(['a']);
    expect(requestsTo(1)).toEqual(['b']);
  });

  it('reuses a worker if no other can be started', async () => {
    client.prepare();
    isOnline = false;
    for (const request of ['a', 'b', 'c']) {
      const {result} = client.request(request);
      await settle();
      worker(0).reply(done(request));
      await expect(result).resolves.toEqual(done(request));
    }
    expect(requestsTo(0)).toEqual(['a', 'b', 'c']);
  });

  it('reuses a worker while the next one has not loaded', async () => {
    client.request('a');
    await settle();
    worker(0).reply(done('A'));
    expect(worker(1).terminate).toHaveBeenCalled();
    worker(1).fail();
    client.request('b');
    await settle();
    expect(requestsTo(0)).toEqual(['a', 'b']);
  });

  it('has a loaded worker for the next request without a network, after a request was stopped', async () => {
    const {stop} = client.request('a');
    await settle();
    worker(1).send({type: 'ready'});
    isOnline = false;
    stop();
    const {result} = client.request('b');
    await settle();
    worker(1).reply(done('B'));
    await expect(result).resolves.toEqual(done('B'));
  });
});
