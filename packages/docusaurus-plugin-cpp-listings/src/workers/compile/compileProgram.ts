import {describeWorkerError} from '../describeWorkerError';
import {fetchFile} from '../fetchFile';
import {createWorkerClient, type TaskResult, type WorkerTask} from '../workerClient';
import type {CompilerBundle} from '../../toolchain/compilerBundle';
import type {CompileProtocol, Program, Progress} from './compileProtocol';

/** How a compilation ended. */
export type CompileResult =
  | Exclude<CompileProtocol['result'], {readonly type: 'loaded'}>
  /** The compiler itself broke off. */
  | {readonly type: 'broken'; readonly message: string}
  | {readonly type: 'tooLong'}
  | {readonly type: 'stopped'};

/** The worker that all editors of a page share, and with it the compiler that it has loaded. */
const client = createWorkerClient<CompileProtocol>({
  startWorker: () => new Worker(new URL('./compileWorker.ts', import.meta.url)),
  timeLimit: 60_000,
});

/** Fetches the worker's script, for the next compilation may come without a network. */
export const prepareCompiler = client.prepare;

/** A program, and the address of the proofs that it is linked with. */
type Task = Omit<Program, 'proofs'> & {readonly proofs?: string};

const objects = new Map<string, Promise<Uint8Array>>();

/** Fetches an object that programs are linked with, once for the page. */
export function loadProofs(url: string): Promise<Uint8Array> {
  const load = async () => new Uint8Array(await (await fetchFile(url)).arrayBuffer());
  const object = objects.get(url) ?? load();
  objects.set(url, object);
  object.catch(() => objects.delete(url));
  return object;
}

function resultOf(ended: TaskResult<CompileProtocol['result']>): CompileResult {
  switch (ended.type) {
    case 'done':
      // Of a request without a program alone: who asks for one gets another result.
      return ended.result.type === 'loaded' ? {type: 'stopped'} : ended.result;
    case 'timedOut':
      return {type: 'tooLong'};
    case 'failed':
      return {type: 'broken', message: ended.message};
    case 'stopped':
      return ended;
  }
}

/**
 * Whether the browser had no memory left for the compiler. What a worker has compiled before
 * holds some until it ends, so a new one may have enough.
 */
const isOutOfMemory = (ended: TaskResult<CompileProtocol['result']>): boolean =>
  ended.type === 'failed' && /out of memory|could not allocate/i.test(ended.message);

let isReady = false;

/** Whether the worker has the compiler loaded: the next program is compiled at once. */
export const isCompilerReady = (): boolean => isReady;

function noteReady(ended: TaskResult<CompileProtocol['result']>): void {
  // A task that did not end by itself may have ended the worker.
  isReady = ended.type === 'done' && ended.result.type !== 'notLoaded';
}

let isWarm = false;

/** Has the worker load the compiler, which is cached, before there is a program for it. */
export function warmUpCompiler(bundle: CompilerBundle): void {
  if (!isWarm) {
    isWarm = true;
    void client.request({bundle}).result.then(noteReady);
  }
}

/**
 * Asks the host from the page for what the worker could not load: a page that watches whether its
 * files are still there does not hear of what its workers ask for.
 */
function askFromPage({clang, files}: CompilerBundle): void {
  for (const {url} of [clang, files]) {
    fetch(url, {method: 'HEAD'}).catch(() => undefined);
  }
}

/** Compiles a reader's program in the page's worker, after those that wait there already. */
export function compileProgram(
  bundle: CompilerBundle,
  {proofs, ...program}: Task,
  onProgress: (progress: Progress) => void,
): WorkerTask<CompileResult> {
  let fault: CompileResult | undefined;
  const request = async () => {
    try {
      const object = proofs === undefined ? {} : {proofs: await loadProofs(proofs)};
      return {bundle, program: {...program, ...object}};
    } catch (error) {
      fault = {type: 'notLoaded', message: describeWorkerError(error)};
      throw error;
    }
  };
  let task = client.request(request(), onProgress);
  const result = task.result.then((ended) => {
    if (isOutOfMemory(ended)) {
      task = client.request(request(), onProgress);
      return task.result;
    }
    return ended;
  });
  void result.then((ended) => {
    noteReady(ended);
    if (ended.type === 'done' && ended.result.type === 'notLoaded') {
      askFromPage(bundle);
    }
  });
  return {result: result.then((ended) => fault ?? resultOf(ended)), stop: () => task.stop()};
}
