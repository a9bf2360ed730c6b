import {fork, type ChildProcess} from 'node:child_process';
import os from 'node:os';
import {pathToFileURL} from 'node:url';
import type {Job, Reply, Request} from './compileJobs';
import {engineFlags} from './engineFlags';
import {isTypeScript, moduleFile} from './packageFiles';
import {runtimeParts, type Folders} from './runtime';
import {variants} from '../toolchain/toolchain';

/** Bytes of memory that a compiling process needs at its peak. */
const memoryOfProcess = 900_000_000;

/** Milliseconds that an idle process waits for the next saved file. */
const maxIdle = 300_000;

interface Worker {
  readonly process: ChildProcess;
  /** The key of the code that it has loaded. */
  readonly key: string;
  idle?: NodeJS.Timeout;
}

/** What makes what all modules are compiled and linked with: in the second step with the headers of the first. */
export const sharedSteps: readonly (readonly Job[])[] = [
  variants.map((variant) => ({type: 'header', variant})),
  runtimeParts.map((part) => ({type: 'runtime', part})),
];

/** How a job waits for its turn. */
export interface Turn {
  /** The place in the queue, asked when a process is free: the lowest is next, and of two the first. */
  readonly rank?: () => number;
  /** Takes the job out of the queue; one that is under way goes on to its end. */
  readonly signal?: AbortSignal;
  /** Called when it begins. */
  readonly onStart?: () => void;
}

interface Waiting extends Turn {
  readonly job: Job;
  readonly folders: Folders;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

let lastId = 0;

/** @throws Error with the words of the process that failed. */
function send({process: child}: Worker, job: Job, folders: Folders): Promise<void> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', onMessage).off('exit', end).off('error', fail);
      act();
    };
    const fail = (error: Error) => settle(() => reject(error));
    const onMessage = (reply: Reply) => {
      if (reply.id === id) {
        const {error} = reply;
        settle(() => (error === undefined ? resolve() : reject(new Error(error))));
      }
    };
    const end = (status: number | null) =>
      settle(() => reject(new Error(`the compiler's process ended with ${status ?? 'a signal'}`)));
    child.on('message', onMessage).on('exit', end).on('error', fail);
    child.send({id, job, folders} satisfies Request, (error) => {
      if (error) {
        fail(error);
      }
    });
  });
}

/** Processes that compile, and the queue of what they are to do. */
export class CompilePool {
  /** Processes that wait for work; they do not keep this one from ending. */
  readonly #idle: Worker[] = [];
  readonly #queue: Waiting[] = [];
  #running = 0;

  /**
   * @param size processes at most.
   * @param start starts a process.
   */
  constructor(
    private readonly size: number,
    private readonly start: () => ChildProcess,
  ) {}

  /**
   * Runs a job when it is its turn.
   *
   * @throws Error with the words of the process that failed, or that it was taken out of the queue.
   */
  run(job: Job, folders: Folders, turn: Turn = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {...turn, job, folders, resolve, reject};
      turn.signal?.addEventListener('abort', () => {
        const place = this.#queue.indexOf(waiting);
        if (place >= 0) {
          this.#queue.splice(place, 1);
          reject(new Error('no longer wanted'));
        }
      });
      this.#queue.push(waiting);
      // After all that are queued together, of which the first in rank is to be the first.
      setImmediate(() => this.#startNext());
    });
  }

  #startNext(): void {
    while (this.#running < this.size && this.#queue.length > 0) {
      const ranks = this.#queue.map(({rank}) => rank?.() ?? 0);
      const [next] = this.#queue.splice(ranks.indexOf(Math.min(...ranks)), 1);
      if (next) {
        this.#running++;
        void this.#work(next);
      }
    }
  }

  async #work({job, folders, onStart, resolve, reject}: Waiting): Promise<void> {
    let worker: Worker | undefined;
    try {
      worker = this.#wake(folders.processKey);
      onStart?.();
      await send(worker, job, folders);
      resolve();
    } catch (error) {
      reject(error);
    }
    if (worker?.process.connected) {
      this.#rest(worker);
    }
    this.#running--;
    // After whoever waited for the job has queued what follows it.
    setImmediate(() => this.#startNext());
  }

  #rest(worker: Worker): void {
    worker.process.unref();
    worker.process.channel?.unref();
    worker.idle = setTimeout(() => this.#end(worker), maxIdle).unref();
    this.#idle.push(worker);
  }

  #end(worker: Worker): void {
    this.#idle.splice(this.#idle.indexOf(worker), 1);
    clearTimeout(worker.idle);
    worker.process.kill();
  }

  /**
   * Returns a process that has loaded the code of a key. Those with other code end, and those that
   * the system has ended are let go of.
   */
  #wake(key: string): Worker {
    this.#idle
      .filter((worker) => worker.key !== key || !worker.process.connected)
      .forEach((worker) => this.#end(worker));
    const worker = this.#idle.pop() ?? {process: this.start(), key};
    clearTimeout(worker.idle);
    worker.process.ref();
    worker.process.channel?.ref();
    return worker;
  }
}

function startProcess(): ChildProcess {
  const child = fork(moduleFile('build/compileProcess'), {
    execArgv: [
      ...engineFlags,
      ...(isTypeScript ? ['--import', pathToFileURL(require.resolve('tsx')).href] : []),
    ],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  // Whoever waits for it is told; where nobody does, it must not end this process.
  child.on('error', () => undefined);
  return child;
}

const sizeFor = (cores: number) =>
  Math.max(1, Math.min(cores, Math.floor(os.totalmem() / memoryOfProcess)));

/** Opens a pool that leaves a core, and the others when they are wanted, to whatever else runs. */
export function openBackgroundPool(): CompilePool {
  return new CompilePool(sizeFor(os.availableParallelism() - 1), () => {
    const child = startProcess();
    if (child.pid !== undefined) {
      // At the lowest it would stand still next to whatever else keeps the machine busy.
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    }
    return child;
  });
}

const pool = new CompilePool(sizeFor(os.availableParallelism()), startProcess);

/**
 * Runs a job on one of all cores, when the jobs before it have begun.
 *
 * @throws Error with the words of the process that failed.
 */
export const runJob = (job: Job, folders: Folders): Promise<void> => pool.run(job, folders);

/**
 * Waits until all of some work has ended.
 *
 * @throws Error with the words of all that failed.
 */
export async function endOf(work: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(work);
  const errors = ended.flatMap((end) =>
    end.status === 'rejected' ? [(end.reason as Error).message] : [],
  );
  if (errors.length > 0) {
    throw new Error([...new Set(errors)].join('\n\n'));
  }
}
