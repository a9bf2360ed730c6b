/** A worker that is started once and kept. */
export interface KeptWorker {
  /** The worker; starts one when there is none. */
  readonly get: () => Worker;
  /** Ends the worker; the next one starts afresh. */
  readonly discard: () => void;
}

/** Keeps a worker until it is discarded or breaks off, as it does when its script does not arrive. */
export function keepWorker(start: () => Worker): KeptWorker {
  let worker: Worker | undefined;
  const discard = () => {
    worker?.terminate();
    worker = undefined;
  };
  return {
    get() {
      if (!worker) {
        const started = start();
        started.addEventListener('error', () => {
          if (worker === started) {
            discard();
          }
        });
        worker = started;
      }
      return worker;
    },
    discard,
  };
}
