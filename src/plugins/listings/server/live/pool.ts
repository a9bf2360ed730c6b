import {fork, type ChildProcess} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Folders, Job, Reply, Request} from './protocol';

/** Bytes of memory that a compiling process needs at its peak. */
const memoryOfProcess = 900_000_000;

/** Milliseconds that an idle process waits for the next saved file. */
const patience = 60_000;

interface Worker {
  readonly process: ChildProcess;
  idle?: NodeJS.Timeout;
}

/** Processes that wait for work; they do not keep this one from ending. */
const waiting: Worker[] = [];
let lastId = 0;

function start(): Worker {
  const child = fork(path.join(__dirname, 'worker.ts'), {
    execArgv: [
      // To optimise 75 MB of WebAssembly takes longer than these compilations gain by it.
      '--liftoff-only',
      '--wasm-lazy-validation',
      // The collector's threads take as long again as the compiler does.
      '--single-threaded-gc',
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
    ],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill());
  return {process: child};
}

function rest(worker: Worker): void {
  worker.process.unref();
  worker.process.channel?.unref();
  worker.idle = setTimeout(() => {
    waiting.splice(waiting.indexOf(worker), 1);
    worker.process.kill();
  }, patience).unref();
  waiting.push(worker);
}

function wake(): Worker {
  const worker = waiting.pop() ?? start();
  clearTimeout(worker.idle);
  worker.process.ref();
  worker.process.channel?.ref();
  return worker;
}

/** @throws Error with the words of the process that failed. */
function run({process: child}: Worker, job: Job, folders: Folders): Promise<void> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', hear).off('exit', end);
      act();
    };
    const hear = (reply: Reply) => {
      if (reply.id === id) {
        const {error} = reply;
        settle(() => (error === undefined ? resolve() : reject(new Error(error))));
      }
    };
    const end = (status: number | null) =>
      settle(() => reject(new Error(`the compiler's process ended with ${status ?? 'a signal'}`)));
    child.on('message', hear).on('exit', end);
    child.send({id, job, folders} satisfies Request);
  });
}

/**
 * Runs jobs on all cores, in any order.
 *
 * @param onDone called as each job is done.
 * @throws Error with the words of every job that failed, when all have been tried.
 */
export async function runJobs(
  jobs: readonly Job[],
  folders: Folders,
  onDone: (job: Job) => void,
): Promise<void> {
  const left = [...jobs];
  const processes = Math.max(
    1,
    Math.min(jobs.length, os.availableParallelism(), Math.floor(os.totalmem() / memoryOfProcess)),
  );
  const errors: string[] = [];
  const work = async () => {
    if (left.length === 0) {
      return;
    }
    const worker = wake();
    for (let job = left.shift(); job; job = left.shift()) {
      try {
        await run(worker, job, folders);
        onDone(job);
      } catch (error) {
        errors.push((error as Error).message);
        if (!worker.process.connected) {
          break;
        }
      }
    }
    if (worker.process.connected) {
      rest(worker);
    }
  };
  await Promise.all(Array.from({length: processes}, work));
  if (errors.length > 0) {
    throw new Error([...new Set(errors)].join('\n\n'));
  }
}
