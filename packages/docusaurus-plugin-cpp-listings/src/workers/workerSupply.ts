/** A worker that was started. */
export interface StartedWorker {
  readonly worker: Worker;
  hasLoaded: boolean;
}

/** The options of a worker supply. */
interface Options<Message> {
  /** Starts a worker, whose script calls `serveRequests`. */
  readonly startWorker: () => Worker;
  /** Called with each message of a worker. */
  readonly onMessage: (data: Message) => void;
  /** Called with the error event of a worker that has a message to answer. */
  readonly onError: (started: StartedWorker, event: ErrorEvent) => void;
  /** Called after a worker has ended. */
  readonly onWorkerEnd?: () => void;
}

/** Starts and ends the workers of a client. One of them may be idle: it has no message to answer. */
export interface WorkerSupply {
  /** Starts an idle worker if there is none. @throws if the browser cannot start a worker. */
  readonly prepare: () => void;
  /**
   * Sends a message to the idle worker, which is started if there is none, and returns the worker,
   * which is no longer idle.
   *
   * @throws if the browser cannot start a worker or send the message.
   */
  readonly send: (message: unknown) => StartedWorker;
  /**
   * Takes back a worker that has answered. It becomes the idle one if no other idle worker has
   * loaded; otherwise it ends.
   */
  readonly takeBack: (started: StartedWorker) => void;
  /** Ends a worker. */
  readonly end: (started: StartedWorker) => void;
}

/** Creates a supply without a worker. */
export function createWorkerSupply<Message>({
  startWorker,
  onMessage,
  onError,
  onWorkerEnd,
}: Options<Message>): WorkerSupply {
  let idle: StartedWorker | undefined;

  const end = ({worker}: StartedWorker) => {
    worker.terminate();
    onWorkerEnd?.();
  };

  const start = (): StartedWorker => {
    const started = {worker: startWorker(), hasLoaded: false};
    started.worker.addEventListener('message', ({data}: MessageEvent<Message>) => {
      started.hasLoaded = true;
      onMessage(data);
    });
    started.worker.addEventListener('error', (event) => {
      if (idle === started) {
        idle = undefined;
        end(started);
      } else {
        onError(started, event);
      }
    });
    return started;
  };

  return {
    end,
    prepare() {
      idle ??= start();
    },
    send(message) {
      const started = (idle ??= start());
      started.worker.postMessage(message);
      idle = undefined;
      return started;
    },
    takeBack(started) {
      if (idle?.hasLoaded) {
        end(started);
        return;
      }
      if (idle) {
        end(idle);
      }
      idle = started;
    },
  };
}
