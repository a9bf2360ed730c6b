import {describeWorkerError} from './describeWorkerError';
import type {FromWorker, ToWorker, WorkerProtocol} from './workerProtocol';
import {createWorkerSupply, type StartedWorker} from './workerSupply';

/** How a request ended. */
export type TaskResult<Result> =
  | {readonly type: 'done'; readonly result: Result}
  | {readonly type: 'timedOut'}
  | {readonly type: 'stopped'}
  | {readonly type: 'failed'; readonly message: string};

/** A request that is queued or active. */
export interface WorkerTask<Result> {
  /** Never rejects. */
  readonly result: Promise<Result>;
  /** Ends the request; has no effect if it has already ended. */
  readonly stop: () => void;
}

/** The page's side of a worker. */
export interface WorkerClient<Protocol extends WorkerProtocol> {
  /**
   * Sends a request. A promise of a request is queued when it resolves, so that its downloads do
   * not delay other requests. If it rejects, the request fails.
   */
  readonly request: (
    request: Protocol['request'] | Promise<Protocol['request']>,
    onEvent?: (event: Protocol['event']) => void,
  ) => WorkerTask<TaskResult<Protocol['result']>>;
  /** Loads the worker's script in advance, because there may be no network at the next request. */
  readonly prepare: () => void;
}

/** The options of a worker client. */
export interface WorkerClientOptions {
  /** Starts a worker, whose script calls `serveRequests`. */
  readonly startWorker: () => Worker;
  /** The time limit of a request, in milliseconds since its handler last started the limit. */
  readonly timeLimit: number;
  /**
   * Whether each request gets its own worker. The worker of the next request is then loaded in
   * advance. A worker that has finished is reused only while the next one has not loaded, because
   * that one may never load.
   */
  readonly workerPerRequest?: boolean;
  /** Called after a worker has ended, with everything that it had loaded. */
  readonly onWorkerEnd?: () => void;
}

interface Job<Protocol extends WorkerProtocol> {
  readonly message: ToWorker<Protocol>;
  readonly onEvent: (event: Protocol['event']) => void;
  readonly settle: (result: TaskResult<Protocol['result']>) => void;
}

interface ActiveJob<Protocol extends WorkerProtocol> extends Job<Protocol> {
  readonly started: StartedWorker;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Creates a client. Its worker starts with the first request, or with `prepare`.
 *
 * Requests that share the worker are answered one at a time, in the order of their arrival. Each
 * waits at most for the time limits of those before it, and none ends because of another. Stopping
 * a queued request does not affect the worker. A worker that was stopped, timed out or crashed is
 * replaced for the queued requests.
 */
export function createWorkerClient<Protocol extends WorkerProtocol>({
  startWorker,
  timeLimit,
  workerPerRequest = false,
  onWorkerEnd,
}: WorkerClientOptions): WorkerClient<Protocol> {
  type Result = TaskResult<Protocol['result']>;
  let queue: Job<Protocol>[] = [];
  const active = new Map<number, ActiveJob<Protocol>>();
  let lastId = 0;

  const finish = ({started, timer, message, settle}: ActiveJob<Protocol>, result: Result) => {
    clearTimeout(timer);
    active.delete(message.id);
    if (result.type === 'done') {
      workers.takeBack(started);
    } else {
      workers.end(started);
    }
    settle(result);
    startNext();
  };

  const onMessage = (data: FromWorker<Protocol>) => {
    const job = 'id' in data ? active.get(data.id) : undefined;
    if (!job) {
      return;
    }
    switch (data.type) {
      case 'timing':
        clearTimeout(job.timer);
        job.timer = setTimeout(() => finish(job, {type: 'timedOut'}), timeLimit);
        break;
      case 'event':
        job.onEvent(data.event);
        break;
      case 'done':
        finish(job, {type: 'done', result: data.result});
        break;
      case 'failed':
        finish(job, {type: 'failed', message: data.message});
        break;
    }
  };

  const workers = createWorkerSupply<FromWorker<Protocol>>({
    startWorker,
    onMessage,
    onError(started, event) {
      const job = [...active.values()].find((each) => each.started === started);
      if (job) {
        finish(job, {type: 'failed', message: describeWorkerError(event)});
      }
    },
    onWorkerEnd,
  });

  const prepare = () => {
    if (workerPerRequest || active.size === 0) {
      try {
        workers.prepare();
      } catch {
        // The next request tries to start the worker again, and reports the error.
      }
    }
  };

  const startNext = () => {
    const job = workerPerRequest || active.size === 0 ? queue.shift() : undefined;
    if (!job) {
      return;
    }
    try {
      active.set(job.message.id, {...job, started: workers.send(job.message)});
    } catch (error) {
      job.settle({type: 'failed', message: describeWorkerError(error)});
      startNext();
      return;
    }
    if (workerPerRequest) {
      prepare();
    }
  };

  return {
    prepare,
    request(request, onEvent = () => undefined) {
      const id = ++lastId;
      let isStopped = false;
      let settle: (result: Result) => void = () => undefined;
      const result = new Promise<Result>((resolve) => {
        settle = resolve;
      });
      Promise.resolve(request).then(
        (ready) => {
          if (!isStopped) {
            queue.push({message: {id, request: ready}, onEvent, settle});
            startNext();
          }
        },
        (error: unknown) => settle({type: 'failed', message: describeWorkerError(error)}),
      );
      return {
        result,
        stop() {
          isStopped = true;
          queue = queue.filter(({message}) => message.id !== id);
          const job = active.get(id);
          if (job) {
            finish(job, {type: 'stopped'});
          } else {
            settle({type: 'stopped'});
          }
        },
      };
    },
  };
}
