import {keepWorker} from './keptWorker';
import type {JudgedRun} from '../shared/judge';
import type {Outcome, Trace} from '../shared/trace';
import type {Counted} from '../shared/runModule';
import type {FromWorker, Job, Task} from './protocol';
import {workerFault} from './workerFault';

/** How a job ended. */
export type Ending =
  | {readonly type: 'answered'; readonly outcome: Outcome}
  | {readonly type: 'traced'; readonly trace: Trace}
  | {readonly type: 'measured'; readonly counted: Counted}
  | {readonly type: 'judged'; readonly run: JudgedRun}
  /** It ran for too long; with what the instrumented program came to before that. */
  | {readonly type: 'endless'; readonly outcome?: Outcome}
  /** The reader, or another job, stopped it. */
  | {readonly type: 'stopped'}
  /** A download failed, or the browser refused what was downloaded. */
  | {readonly type: 'failed'; readonly message: string};

/** A job that is under way. */
export interface Running {
  readonly ending: Promise<Ending>;
  readonly stop: () => void;
}

/** Runs listings in a worker, one at a time. */
export interface Session {
  readonly run: (task: Task) => Running;
  /** Fetches the worker's script, for the next job may come without a network. */
  readonly prepare: () => void;
}

/** Whether this browser can run a listing at all. */
export const canRun = (): boolean =>
  typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined';

/** How long a program may run; downloads do not count. */
const longestRun = 5000;

/**
 * Makes a session; its worker starts with the first job, and a new one takes the
 * place of a worker whose program did not end.
 */
export function createSession(
  startWorker = () => new Worker(new URL('./worker.ts', import.meta.url)),
): Session {
  const worker = keepWorker(startWorker);
  let stopCurrent: (() => void) | undefined;
  let lastId = 0;

  return {
    prepare: () => void worker.get(),
    run(task) {
      stopCurrent?.();
      const id = ++lastId;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let counted: Outcome | undefined;
      let stop: () => void = () => undefined;
      const ending = new Promise<Ending>((resolve) => {
        let isOver = false;
        let current: Worker | undefined;
        const end = (how: Ending) => {
          isOver = true;
          clearTimeout(timer);
          stopCurrent = undefined;
          current?.removeEventListener('message', hear);
          current?.removeEventListener('error', fail);
          resolve(how);
        };
        const hear = ({data}: MessageEvent<FromWorker>) => {
          if (data.id !== id) {
            return;
          }
          if (data.type === 'running') {
            timer = setTimeout(() => {
              end({type: 'endless', outcome: counted});
              worker.discard();
            }, longestRun);
          } else if (data.type === 'counted') {
            counted = data.outcome;
          } else {
            end(data);
          }
        };
        const fail = (event: ErrorEvent) => {
          end({type: 'failed', message: workerFault(event)});
        };
        stop = () => {
          if (isOver) {
            return;
          }
          end({type: 'stopped'});
          worker.discard();
        };
        try {
          current = worker.get();
        } catch (error) {
          end({type: 'failed', message: String(error)});
          return;
        }
        stopCurrent = stop;
        current.addEventListener('message', hear);
        current.addEventListener('error', fail);
        current.postMessage({...task, id} satisfies Job);
      });
      return {ending, stop: () => stop()};
    },
  };
}
