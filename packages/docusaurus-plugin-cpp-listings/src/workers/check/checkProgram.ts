import {translate} from '@docusaurus/Translate';
import {createWorkerClient, type TaskResult, type WorkerTask} from '../workerClient';
import type {CheckProtocol, CheckRequest, TestCase, Tried} from './checkProtocol';

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

const endlessReason = () =>
  translate({id: 'cppListings.exercise.endless', message: 'it was still running after 5 seconds'});

/** The result of a run that was stopped, which is told as one with too many steps. */
const endless = (testCase: TestCase): Tried => ({
  ...testCase,
  isRight: false,
  outcome: {failure: {kind: 'endless', message: endlessReason()}},
});

/** Why not all inputs were tried; a run that was stopped on one of them is told with that. */
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

// A worker for each program, because a program may leave much memory in use.
const client = createWorkerClient<CheckProtocol>({
  startWorker: () => new Worker(new URL('./checkWorker.ts', import.meta.url)),
  timeLimit: 5000,
  workerPerRequest: true,
});

/** Fetches the worker's script, for the next check may come without a network. */
export const prepareChecks = client.prepare;

/** Tries a program on cases and random inputs; its result is undefined when it was stopped. */
export function checkProgram(
  request: CheckRequest | Promise<CheckRequest>,
): WorkerTask<Checked | undefined> {
  const cases: Tried[] = [];
  let random = 0;
  let wrong: Tried | undefined;
  /** The input that is being tried. */
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
