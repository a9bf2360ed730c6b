import {expect, vi} from 'vitest';
import type {FromWorker, Reply, ToWorker, WorkerProtocol} from '../workerProtocol';

/** A fake worker, whose messages a test sends. */
export class FakeWorker<Protocol extends WorkerProtocol> extends EventTarget {
  readonly postMessage = vi.fn<(message: ToWorker<Protocol>) => void>();
  readonly terminate = vi.fn<() => void>();
  send(data: FromWorker<Protocol>): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
  /** Sends a message about the last request that it has received. */
  reply(reply: Reply<Protocol>): void {
    this.send({id: this.postMessage.mock.lastCall?.[0].id ?? 0, ...reply});
  }
  fail(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), {message}));
  }
}

/** Replaces the browser's `Worker`. Returns the fake workers that are started from now on. */
export function stubWorkers<Protocol extends WorkerProtocol>(): FakeWorker<Protocol>[] {
  const workers: FakeWorker<Protocol>[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker<Protocol> {
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
  return workers;
}

/** Waits until the first worker has received this number of requests, and returns them. */
export async function requestsOf<Protocol extends WorkerProtocol>(
  workers: readonly FakeWorker<Protocol>[],
  count: number,
): Promise<Protocol['request'][]> {
  const sent = () => workers[0]?.postMessage.mock.calls.map(([{request}]) => request) ?? [];
  await expect.poll(sent).toHaveLength(count);
  return sent();
}
