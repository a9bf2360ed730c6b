import {vi} from 'vitest';
import type {FromWorker, Reply, ToWorker, WorkerProtocol} from '../workerProtocol';

/** A worker that sends what a test has it send. */
export class FakeWorker<Protocol extends WorkerProtocol> extends EventTarget {
  readonly postMessage = vi.fn<(message: ToWorker<Protocol>) => void>();
  readonly terminate = vi.fn<() => void>();
  send(data: FromWorker<Protocol>): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
  /** Sends a message about the request that it was sent last. */
  reply(reply: Reply<Protocol>): void {
    this.send({id: this.postMessage.mock.lastCall?.[0].id ?? 0, ...reply});
  }
  fail(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), {message}));
  }
}
