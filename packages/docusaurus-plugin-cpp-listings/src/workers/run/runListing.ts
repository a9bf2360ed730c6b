import type {Outcome} from '../../model/trace';
import {forgetModules, loadModule} from '../loadModule';
import {createWorkerClient, type TaskResult, type WorkerTask} from '../workerClient';
import type {RunProtocol, RunTask} from './runProtocol';

/** How a run ended. */
export type RunResult =
  | RunProtocol['result']
  /** It ran for too long; with what the traced program came to before that. */
  | {readonly type: 'endless'; readonly outcome?: Outcome}
  /** The reader, or another run of the same panel, stopped it. */
  | {readonly type: 'stopped'}
  /** A download failed, or the browser refused what was downloaded. */
  | {readonly type: 'failed'; readonly message: string};

/** Whether this browser can run a listing at all. */
export const canRun = (): boolean =>
  typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined';

/** The worker that all panels of a page share. */
const client = createWorkerClient<RunProtocol>({
  startWorker: () => new Worker(new URL('./runWorker.ts', import.meta.url)),
  timeLimit: 5000,
});

/** Fetches the worker's script, for the next run may come without a network. */
export const prepareRuns = client.prepare;

async function loadModules(task: RunTask<string>): Promise<RunTask<WebAssembly.Module>> {
  if (task.kind === 'time') {
    // The instrumented module is not fetched for it.
    const plain = await loadModule(task.modules.plain);
    return {...task, modules: {plain}};
  }
  if (task.kind !== 'count' && task.kind !== 'measure') {
    return {...task, modules: {traced: await loadModule(task.modules.traced)}};
  }
  const [plain, traced] = await Promise.all([
    loadModule(task.modules.plain),
    loadModule(task.modules.traced),
  ]);
  return {...task, modules: {plain, traced}};
}

function resultOf(
  ended: TaskResult<RunProtocol['result']>,
  counted: Outcome | undefined,
): RunResult {
  switch (ended.type) {
    case 'done':
      return ended.result;
    case 'timedOut':
      return {type: 'endless', outcome: counted};
    default:
      return ended;
  }
}

/** Runs a listing in the page's worker, after the runs that wait there already. */
export function runListing(task: RunTask<string>): WorkerTask<RunResult> {
  let counted: Outcome | undefined;
  const {result, stop} = client.request(loadModules(task), (outcome) => (counted = outcome));
  void result.then(({type}) => {
    if (type === 'failed') {
      forgetModules(Object.values(task.modules));
    }
  });
  return {result: result.then((ended) => resultOf(ended, counted)), stop};
}
