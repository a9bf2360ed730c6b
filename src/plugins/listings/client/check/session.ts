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
export interface Checking {
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

/** Tries a program in a worker of its own, which does not outlive the check. */
export function startCheck(
  job: CheckJob,
  startWorker = () => new Worker(new URL('./worker.ts', import.meta.url)),
): Checking {
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
    const worker = startWorker();
    const end = (failure?: string) => {
      clearTimeout(timer);
      worker.terminate();
      resolve({cases, random, wrong, failure});
    };
    stop = () => {
      clearTimeout(timer);
      worker.terminate();
      resolve(undefined);
    };
    worker.addEventListener('message', ({data}: MessageEvent<FromChecker>) => {
      clearTimeout(timer);
      switch (data.type) {
        case 'trying':
          timer = setTimeout(() => {
            note(endless(data.wanted), data.isRandom);
            end();
          }, longestRun);
          break;
        case 'tried':
          note(data.tried, data.isRandom);
          break;
        case 'done':
          end();
          break;
        case 'failed':
          end(data.message);
          break;
      }
    });
    worker.addEventListener('error', ({message}) => end(message));
    worker.postMessage(job);
  });
  return {ending, stop: () => stop()};
}
