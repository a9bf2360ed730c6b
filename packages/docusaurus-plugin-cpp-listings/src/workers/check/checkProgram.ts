import {translate} from '@docusaurus/Translate';
import {createWorkerClient, type TaskResult, type WorkerTask} from '../workerClient';
import type {CheckProtocol, CheckRequest, TestCase, Tried} from './checkProtocol';

/** The results of a program on all inputs that were tried. */
export interface Checked {
  readonly cases: readonly Tried[];
  /** How many random inputs the program answered correctly. */
  readonly random: number;
  /** The random input that the program did not answer correctly. */
  readonly wrong?: Tried;
  /** Why not all inputs were tried. */
  readonly failure?: string;
}

const endlessReason = () =>
  translate({id: 'cppListings.exercise.endless', message: 'it was still running after 5 seconds'});

/** Returns the result of a run that timed out. The page shows it like a run with too many steps. */
const endless = (testCase: TestCase): Tried => ({
  ...testCase,
  isRight: false,
  outcome: {failure: {kind: 'endless', message: endlessReason()}},
});

/** Returns why not all inputs were tried. If one of them timed out, its own result says so. */
function failureOf(ended: TaskResult<unknown>, isOnInput: boolean): string | undefined {
  switch (ended.type) {
    case 'failed':
      return ended.message;
    case 'timedOut':
      return isOnInput ? undefined : endlessReason();
    default:
      return undefined;
  }
}

// Each program gets its own worker, because a program may leave much memory in use.
const client = createWorkerClient<CheckProtocol>({
  startWorker: () => new Worker(new URL('./checkWorker.ts', import.meta.url)),
  timeLimit: 5000,
  workerPerRequest: true,
});

/** Loads the worker's script in advance, because there may be no network at the next check. */
export const prepareChecks = client.prepare;

/** Tries a program on cases and random inputs. The result is undefined if the check was stopped. */
export function checkProgram(
  request: CheckRequest | Promise<CheckRequest>,
): WorkerTask<Checked | undefined> {
  const cases: Tried[] = [];
  let random = 0;
  let wrong: Tried | undefined;
  /** The input that the worker is trying. */
  let current: {readonly testCase: TestCase; readonly isRandom: boolean} | undefined;
  const add = (tried: Tried, isRandom: boolean) => {
    if (!isRandom) {
      cases.push(tried);
    } else if (tried.isRight) {
      random += 1;
    } else {
      wrong = tried;
    }
  };
  const {result, stop} = client.request(request, (event) => {
    if (event.type === 'trying') {
      current = event;
    } else {
      current = undefined;
      add(event.tried, event.isRandom);
    }
  });
  const checked = async () => {
    const ended = await result;
    if (ended.type === 'stopped') {
      return undefined;
    }
    if (ended.type === 'timedOut' && current) {
      add(endless(current.testCase), current.isRandom);
    }
    return {cases, random, wrong, failure: failureOf(ended, current !== undefined)};
  };
  return {result: checked(), stop};
}
