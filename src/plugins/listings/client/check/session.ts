import {workerFault} from '../workerFault';
import type {CheckJob, FromChecker, Tried, Wanted} from './protocol';

/** How a program did on all inputs that it was tried on. */
export interface Checked {
  readonly cases: readonly Tried[];
  /** How many random inputs it answered rightly. */
  readonly random: number;
  /** The random input that it did not answer rightly. */
  readonly wrong?: Tried;
  /** Why not all inputs were tried. */
  readonly failure?: string;
}

/** A check that is under way. */
interface Checking {
  /** Resolves with nothing when it was stopped. */
  readonly ending: Promise<Checked | undefined>;
  readonly stop: () => void;
}

/** How long a program may run on one input, in milliseconds. */
const longestRun = 5000;

/** What is said of a run that was stopped, as of one with too many steps. */
const endless = (wanted: Wanted): Tried => ({
  ...wanted,
  isRight: false,
  outcome: {failure: {kind: 'endless', message: 'it had not ended after 5 seconds'}},
});

/** Tries programs, one at a time. */
export interface Checker {
  readonly check: (job: CheckJob) => Checking;
  /** Fetches the worker's script, for the next check may come without a network. */
  readonly prepare: () => void;
}

/** A worker for the next check. */
interface Spare {
  readonly worker: Worker;
  /** Whether its script has arrived. */
  hasLoaded: boolean;
}

/**
 * Makes a checker. A worker whose program did not end is given up; one that has
 * finished is used again unless another has loaded, for that may never be.
 */
export function createChecker(
  startWorker = () => new Worker(new URL('./worker.ts', import.meta.url)),
): Checker {
  let spare: Spare | undefined;

  const prepare = () => {
    if (spare) {
      return;
    }
    const made: Spare = {worker: startWorker(), hasLoaded: false};
    spare = made;
    made.worker.addEventListener('message', () => (made.hasLoaded = true), {once: true});
    made.worker.addEventListener('error', () => {
      spare = spare === made ? undefined : spare;
    });
  };

  return {
    prepare,
    check(job) {
      const cases: Tried[] = [];
      let random = 0;
      let wrong: Tried | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stop: () => void = () => undefined;
      const note = (tried: Tried, isRandom: boolean) => {
        if (!isRandom) {
          cases.push(tried);
        } else if (tried.isRight) {
          random += 1;
        } else {
          wrong = tried;
        }
      };
      const ending = new Promise<Checked | undefined>((resolve) => {
        const worker = spare?.worker ?? startWorker();
        spare = undefined;
        prepare();
        const release = () => {
          clearTimeout(timer);
          worker.removeEventListener('message', hear);
          worker.removeEventListener('error', fail);
        };
        const end = (failure?: string) => {
          release();
          resolve({cases, random, wrong, failure});
        };
        const give = () => {
          if (spare?.hasLoaded) {
            worker.terminate();
          } else {
            spare?.worker.terminate();
            spare = {worker, hasLoaded: true};
          }
        };
        stop = () => {
          release();
          worker.terminate();
          resolve(undefined);
        };
        const hear = ({data}: MessageEvent<FromChecker>) => {
          clearTimeout(timer);
          switch (data.type) {
            case 'ready':
              break;
            case 'trying':
              timer = setTimeout(() => {
                note(endless(data.wanted), data.isRandom);
                worker.terminate();
                end();
              }, longestRun);
              break;
            case 'tried':
              note(data.tried, data.isRandom);
              break;
            case 'done':
              end();
              give();
              break;
            case 'failed':
              end(data.message);
              give();
              break;
          }
        };
        const fail = (event: ErrorEvent) => {
          worker.terminate();
          end(workerFault(event));
        };
        worker.addEventListener('message', hear);
        worker.addEventListener('error', fail);
        worker.postMessage(job);
      });
      return {ending, stop: () => stop()};
    },
  };
}
