import type {Outcome} from '../../model/trace';
import {evictModules, loadModule} from '../loadModule';
import {createWorkerClient, type TaskResult, type WorkerTask} from '../workerClient';
import type {RunProtocol, RunTask} from './runProtocol';

/** How a run ended. */
export type RunResult =
  | RunProtocol['result']
  /** The run reached the time limit. The outcome is that of the traced program, if it had ended. */
  | {readonly type: 'endless'; readonly outcome?: Outcome}
  /** The reader or another run of the same panel stopped this run. */
  | {readonly type: 'stopped'}
  /** A download failed, the browser refused the downloaded module, or it cannot run programs. */
  | {readonly type: 'failed'; readonly message: string};

/** Whether this browser can run a listing at all. */
export const canRun = (): boolean =>
  typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined';

/** The worker that all panels of a page share. */
const client = createWorkerClient<RunProtocol>({
  startWorker: () => new Worker(new URL('./runWorker.ts', import.meta.url)),
  timeLimit: 5000,
});

/** Loads the worker's script in advance, because there may be no network at the next run. */
export const prepareRuns = client.prepare;

async function loadModules(task: RunTask<string>): Promise<RunTask<WebAssembly.Module>> {
  if (task.kind === 'time') {
    // Timing does not need the instrumented module.
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
  taskResult: TaskResult<RunProtocol['result']>,
  counted: Outcome | undefined,
): RunResult {
  switch (taskResult.type) {
    case 'done':
      return taskResult.result;
    case 'timedOut':
      return {type: 'endless', outcome: counted};
    default:
      return taskResult;
  }
}

/** Runs a listing in the page's worker, after the runs that are already in its queue. */
export function runListing(task: RunTask<string>): WorkerTask<RunResult> {
  if (!canRun()) {
    return {result: Promise.resolve({type: 'failed', message: ''}), stop: () => undefined};
  }
  let counted: Outcome | undefined;
  const {result, stop} = client.request(loadModules(task), (outcome) => (counted = outcome));
  void result.then(({type}) => {
    if (type === 'failed') {
      evictModules(Object.values(task.modules));
    }
  });
  return {result: result.then((taskResult) => resultOf(taskResult, counted)), stop};
}
