import {describeWorkerError} from './describeWorkerError';
import type {FromWorker, ToWorker, WorkerProtocol} from './workerProtocol';

/** How a request ended. */
export type TaskResult<Result> =
  | {readonly type: 'done'; readonly result: Result}
  | {readonly type: 'timedOut'}
  | {readonly type: 'stopped'}
  | {readonly type: 'failed'; readonly message: string};

/** A request that waits or is under way. */
export interface WorkerTask<Result> {
  /** Never rejects. */
  readonly result: Promise<Result>;
  /** Ends the request; without effect once it has ended. */
  readonly stop: () => void;
}

/** The page's side of a worker. */
export interface WorkerClient<Protocol extends WorkerProtocol> {
  /**
   * Sends a request. One that is a promise gets its place in the queue when it resolves,
   * so that its downloads hold up no other; when it rejects, the request has failed.
   */
  readonly request: (
    request: Protocol['request'] | Promise<Protocol['request']>,
    onEvent?: (event: Protocol['event']) => void,
  ) => WorkerTask<TaskResult<Protocol['result']>>;
  /** Fetches the worker's script, for the next request may come without a network. */
  readonly prepare: () => void;
}

/** The options of a worker client. */
export interface WorkerClientOptions {
  /** Starts a worker, whose script calls `serveRequests`. */
  readonly startWorker: () => Worker;
  /** How long a request may take, in milliseconds since its handler last started the limit. */
  readonly timeLimit: number;
  /**
   * Whether requests share no worker. The worker of the next request is then loaded
   * ahead; a worker that has finished is used again only while that one has not loaded,
   * for that may never be.
   */
  readonly workerPerRequest?: boolean;
}

/** A worker that was started. */
interface Started {
  readonly worker: Worker;
  hasLoaded: boolean;
}

interface Job<Protocol extends WorkerProtocol> {
  readonly message: ToWorker<Protocol>;
  readonly onEvent: (event: Protocol['event']) => void;
  readonly settle: (result: TaskResult<Protocol['result']>) => void;
}

interface ActiveJob<Protocol extends WorkerProtocol> extends Job<Protocol> {
  readonly started: Started;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Creates a client, whose worker starts with the first request.
 *
 * Requests that share the worker are answered one at a time, in the order in which they
 * came. Each waits at most the time limits of those before it, and none ends because of
 * another: to stop one that waits leaves the worker alone, and a worker that was stopped,
 * timed out or broke off is replaced for those that wait.
 */
export function createWorkerClient<Protocol extends WorkerProtocol>({
  startWorker,
  timeLimit,
  workerPerRequest = false,
}: WorkerClientOptions): WorkerClient<Protocol> {
  type Result = TaskResult<Protocol['result']>;
  let queue: Job<Protocol>[] = [];
  const active = new Map<number, ActiveJob<Protocol>>();
  /** The worker of the next request. */
  let idle: Started | undefined;
  let lastId = 0;

  const finish = ({started, timer, message, settle}: ActiveJob<Protocol>, result: Result) => {
    clearTimeout(timer);
    active.delete(message.id);
    if (result.type === 'done' && !idle?.hasLoaded) {
      idle?.worker.terminate();
      idle = started;
    } else {
      started.worker.terminate();
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

  const start = (): Started => {
    const started = {worker: startWorker(), hasLoaded: false};
    started.worker.addEventListener('message', ({data}: MessageEvent<FromWorker<Protocol>>) => {
      started.hasLoaded = true;
      onMessage(data);
    });
    started.worker.addEventListener('error', (event) => {
      const job = [...active.values()].find((each) => each.started === started);
      if (job) {
        finish(job, {type: 'failed', message: describeWorkerError(event)});
      } else if (idle === started) {
        idle = undefined;
        started.worker.terminate();
      }
    });
    return started;
  };

  const prepare = () => {
    if (!idle && (workerPerRequest || active.size === 0)) {
      try {
        idle = start();
      } catch {
        // Told to the request that needs the worker.
      }
    }
  };

  const startNext = () => {
    const job = workerPerRequest || active.size === 0 ? queue.shift() : undefined;
    if (!job) {
      return;
    }
    try {
      idle ??= start();
      idle.worker.postMessage(job.message);
      active.set(job.message.id, {...job, started: idle});
      idle = undefined;
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
