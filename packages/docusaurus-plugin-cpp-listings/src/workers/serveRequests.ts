import {describeWorkerError} from './describeWorkerError';
import type {FromWorker, ToWorker, WorkerProtocol} from './workerProtocol';

/** Functions with which a handler sends messages to the page before its result. */
interface RequestContext<Event> {
  readonly notify: (event: Event) => void;
  /** Starts or restarts the time limit of the request. */
  readonly startTimeLimit: () => void;
}

/** Handles a request. If the handler throws, the page replaces the worker. */
export type Handler<Protocol extends WorkerProtocol> = (
  request: Protocol['request'],
  context: RequestContext<Protocol['event']>,
) => Protocol['result'] | Promise<Protocol['result']>;

/** Answers the requests of a worker client. A worker's script calls it once. */
export function serveRequests<Protocol extends WorkerProtocol>(handle: Handler<Protocol>): void {
  const post = (message: FromWorker<Protocol>) => self.postMessage(message);
  const answer = async ({id, request}: ToWorker<Protocol>) => {
    try {
      const result = await handle(request, {
        notify: (event) => post({id, type: 'event', event}),
        startTimeLimit: () => post({id, type: 'timing'}),
      });
      post({id, type: 'done', result});
    } catch (error) {
      post({id, type: 'failed', message: describeWorkerError(error)});
    }
  };
  self.addEventListener('message', ({data}: MessageEvent<ToWorker<Protocol>>) => void answer(data));
  post({type: 'ready'});
}
