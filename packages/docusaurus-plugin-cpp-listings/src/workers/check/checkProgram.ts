import {translate} from '@docusaurus/Translate';
import {createWorkerClient, type TaskResult, type WorkerTask} from '../workerClient';
import type {CheckProtocol, CheckRequest, TestCase, TestResult} from './checkProtocol';

/** The results of a program on all inputs that were tried. */
export interface CheckReport {
  readonly cases: readonly TestResult[];
  /** How many random inputs the program answered correctly. */
  readonly random: number;
  /** The random input that the program did not answer correctly. */
  readonly wrong?: TestResult;
  /** Why not all inputs were tried. */
  readonly failure?: string;
}

const timeoutReason = () =>
  translate({id: 'cppListings.exercise.endless', message: 'it was still running after 5 seconds'});

/** Returns the result of a run that timed out. The page shows it like a run with too many steps. */
const timedOutResult = (testCase: TestCase): TestResult => ({
  ...testCase,
  isRight: false,
  outcome: {failure: {kind: 'endless', message: timeoutReason()}},
});

/** Returns why not all inputs were tried. If one of them timed out, its own result says so. */
function failureOf(taskResult: TaskResult<unknown>, isOnInput: boolean): string | undefined {
  switch (taskResult.type) {
    case 'failed':
      return taskResult.message;
    case 'timedOut':
      return isOnInput ? undefined : timeoutReason();
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
): WorkerTask<CheckReport | undefined> {
  const cases: TestResult[] = [];
  let random = 0;
  let wrong: TestResult | undefined;
  /** The input that the worker is trying. */
  let current: {readonly testCase: TestCase; readonly isRandom: boolean} | undefined;
  const add = (tried: TestResult, isRandom: boolean) => {
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
    const taskResult = await result;
    if (taskResult.type === 'stopped') {
      return undefined;
    }
    if (taskResult.type === 'timedOut' && current) {
      add(timedOutResult(current.testCase), current.isRandom);
    }
    return {cases, random, wrong, failure: failureOf(taskResult, current !== undefined)};
  };
  return {result: checked(), stop};
}
