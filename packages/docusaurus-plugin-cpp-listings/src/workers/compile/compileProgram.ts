import {describeWorkerError} from '../describeWorkerError';
import {fetchFile} from '../fetchFile';
import {createWorkerClient, type TaskResult, type WorkerTask} from '../workerClient';
import type {CompilerBundle} from '../../toolchain/compilerBundle';
import type {CompileProtocol, Program, Progress} from './compileProtocol';

/** How a compilation ended. */
export type CompileResult =
  | Exclude<CompileProtocol['result'], {readonly type: 'loaded'}>
  /** The compiler itself crashed. */
  | {readonly type: 'broken'; readonly message: string}
  | {readonly type: 'tooLong'}
  | {readonly type: 'stopped'};

let isReady = false;

/** Whether the worker has loaded the compiler, so that it compiles the next program at once. */
export const isCompilerReady = (): boolean => isReady;

/** The worker that all editors of a page share, with the compiler that it has loaded. */
const client = createWorkerClient<CompileProtocol>({
  startWorker: () => new Worker(new URL('./compileWorker.ts', import.meta.url)),
  timeLimit: 60_000,
  onWorkerEnd: () => {
    isReady = false;
  },
});

/** Loads the worker's script in advance, because there may be no network later. */
export const prepareCompiler = client.prepare;

/** A program, and the URL of the proofs that it is linked with. */
type Task = Omit<Program, 'proofs'> & {readonly proofs?: string};

const objects = new Map<string, Promise<Uint8Array>>();

/** Fetches an object that programs are linked with, once per page. */
export function loadProofs(url: string): Promise<Uint8Array> {
  const load = async () => new Uint8Array(await (await fetchFile(url)).arrayBuffer());
  const object = objects.get(url) ?? load();
  objects.set(url, object);
  object.catch(() => objects.delete(url));
  return object;
}

function resultOf(
  taskResult: TaskResult<CompileProtocol['result']>,
  isCompiling: boolean,
): CompileResult {
  switch (taskResult.type) {
    case 'done':
      // Only a request without a program gets `loaded`, and such a result is never converted here.
      return taskResult.result.type === 'loaded' ? {type: 'stopped'} : taskResult.result;
    case 'timedOut':
      return {type: 'tooLong'};
    case 'failed':
      // A worker that fails before that could not load its script.
      return {type: isCompiling ? 'broken' : 'notLoaded', message: taskResult.message};
    case 'stopped':
      return taskResult;
  }
}

/**
 * Whether the browser had no memory left for the compiler. A new worker may have enough, because a
 * worker holds memory of earlier compilations until it ends.
 */
const isOutOfMemory = (taskResult: TaskResult<CompileProtocol['result']>): boolean =>
  taskResult.type === 'failed' && /out of memory|could not allocate/i.test(taskResult.message);

/** Updates `isReady`. A request that did not reach the worker changes nothing. */
function updateReady(taskResult: TaskResult<CompileProtocol['result']>): void {
  if (taskResult.type === 'done') {
    isReady = taskResult.result.type !== 'notLoaded';
  }
}

let isWarm = false;

/** Makes the worker load the cached compiler before there is a program to compile. */
export function warmUpCompiler(bundle: CompilerBundle): void {
  if (!isWarm) {
    isWarm = true;
    void client.request({bundle}).result.then(updateReady);
  }
}

/**
 * Repeats failed requests of the worker from the page. The page watches whether its files still
 * exist, but does not see the requests of its workers.
 */
function repeatRequests({clang, files}: CompilerBundle): void {
  for (const {url} of [clang, files]) {
    fetch(url, {method: 'HEAD'}).catch(() => undefined);
  }
}

/** Compiles a reader's program in the page's worker, after the programs already in its queue. */
export function compileProgram(
  bundle: CompilerBundle,
  {proofs, ...program}: Task,
  onProgress: (progress: Progress) => void,
): WorkerTask<CompileResult> {
  let failure: CompileResult | undefined;
  let isCompiling = false;
  const onEvent = (progress: Progress) => {
    isCompiling ||= progress.type === 'compiling';
    onProgress(progress);
  };
  const request = async () => {
    try {
      const object = proofs === undefined ? {} : {proofs: await loadProofs(proofs)};
      return {bundle, program: {...program, ...object}};
    } catch (error) {
      failure = {type: 'notLoaded', message: describeWorkerError(error)};
      throw error;
    }
  };
  let task = client.request(request(), onEvent);
  const result = task.result.then((taskResult) => {
    if (isOutOfMemory(taskResult)) {
      task = client.request(request(), onEvent);
      return task.result;
    }
    return taskResult;
  });
  void result.then((taskResult) => {
    updateReady(taskResult);
    if (taskResult.type === 'done' && taskResult.result.type === 'notLoaded') {
      repeatRequests(bundle);
    }
  });
  return {
    result: result.then((taskResult) => failure ?? resultOf(taskResult, isCompiling)),
    stop: () => task.stop(),
  };
}
