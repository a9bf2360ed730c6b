import {fork, type ChildProcess} from 'node:child_process';
import os from 'node:os';
import {pathToFileURL} from 'node:url';
import type {Job, RecordJob, Reply, Request} from './compileJobs';
import {distinctMessages} from './distinctMessages';
import {engineFlags} from './engineFlags';
import {isTypeScript, moduleFile} from './packageFiles';
import {runtimeParts, type Folders} from './runtime';
import {variants} from '../toolchain/toolchain';

/** Bytes of memory that a compiling process needs at its peak. */
const memoryOfProcess = 900_000_000;

/**
 * Milliseconds after which a recording counts as endless. It takes seconds, but code of a proof.cpp
 * may never end: listings are stopped after a number of steps, and proofs have none.
 */
const maxRecording = 600_000;

/** Milliseconds that an idle process waits for the next saved file. */
const maxIdle = 300_000;

interface Worker {
  readonly process: ChildProcess;
  /** The key of the code that the process has loaded. */
  readonly key: string;
  idle?: NodeJS.Timeout;
}

/**
 * The jobs that build the headers and objects that all modules share. The second step needs the
 * headers of the first.
 */
export const sharedSteps: readonly (readonly Job[])[] = [
  variants.map((variant) => ({type: 'header', variant})),
  runtimeParts.map((part) => ({type: 'runtime', part})),
];

/** How a job waits for its turn. */
export interface Turn {
  /**
   * Returns the job's rank; called each time that a process is free. The lowest rank runs first,
   * and jobs of equal rank run in order of arrival.
   */
  readonly rank?: () => number;
  /** Removes the job from the queue. A running job is not stopped. */
  readonly signal?: AbortSignal;
  /** Called when the job starts. */
  readonly onStart?: () => void;
}

interface Waiting extends Turn {
  readonly job: Job;
  readonly folders: Folders;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const cancelled = 'the job was cancelled';

let lastId = 0;

/**
 * Sends a job to a process and waits until it is done.
 *
 * @throws Error with the message of the process that failed, or when a recording does not end.
 */
function send({process: child}: Worker, job: Job, folders: Folders): Promise<void> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(limit);
      child.off('message', onMessage).off('exit', end).off('error', fail);
      act();
    };
    const fail = (error: Error) => settle(() => reject(error));
    const onMessage = (reply: Reply) => {
      if (reply.id === id) {
        const {error} = reply;
        settle(() =>
          error === undefined ? resolve() : reject(new Error(distinctMessages(error))),
        );
      }
    };
    const end = (status: number | null) =>
      settle(() =>
        reject(
          new Error(
            `the compiling process ended with ${status === null ? 'a signal' : `exit code ${status}`}`,
          ),
        ),
      );
    const stop = ({article, recording}: RecordJob) => {
      child.kill();
      fail(
        new Error(
          `${article.approaches.name}: recording the ${recording} does not end in ${maxRecording / 60_000} minutes; ` +
            'in the proof.cpp files of this article, correct the function that never returns',
        ),
      );
    };
    const limit = job.type === 'record' ? setTimeout(stop, maxRecording, job) : undefined;
    child.on('message', onMessage).on('exit', end).on('error', fail);
    child.send({id, job, folders} satisfies Request, (error) => {
      if (error) {
        fail(error);
      }
    });
  });
}

/** A pool of compiling processes, with a queue of jobs. */
export class CompilePool {
  /** Idle processes. They do not keep this process alive. */
  readonly #idle: Worker[] = [];
  readonly #queue: Waiting[] = [];
  #running = 0;

  /**
   * @param size the greatest number of processes.
   * @param start starts a process.
   */
  constructor(
    private readonly size: number,
    private readonly start: () => ChildProcess,
  ) {}

  /**
   * Runs a job when its turn comes.
   *
   * @throws Error with the message of the process that failed, or when the job is cancelled before it
   * starts.
   */
  run(job: Job, folders: Folders, turn: Turn = {}): Promise<void> {
    const {signal} = turn;
    if (signal?.aborted) {
      return Promise.reject(new Error(cancelled));
    }
    const settled = new AbortController();
    return new Promise<void>((resolve, reject) => {
      const waiting = {...turn, job, folders, resolve, reject};
      signal?.addEventListener('abort', () => this.#cancel(waiting), {signal: settled.signal});
      this.#queue.push(waiting);
      // Wait, so that of jobs that are queued together the one with the lowest rank starts first.
      setImmediate(() => this.#startNext());
    }).finally(() => settled.abort());
  }

  #cancel(waiting: Waiting): void {
    const place = this.#queue.indexOf(waiting);
    if (place >= 0) {
      this.#queue.splice(place, 1);
      waiting.reject(new Error(cancelled));
    }
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
      worker = this.#acquire(folders.processKey);
      onStart?.();
      await send(worker, job, folders);
      resolve();
    } catch (error) {
      reject(error);
    }
    if (worker?.process.connected && !worker.process.killed) {
      this.#release(worker);
    }
    this.#running--;
    // Wait, so that the caller can first queue the next job, which depends on this one.
    setImmediate(() => this.#startNext());
  }

  #release(worker: Worker): void {
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
   * Returns a process that has loaded the code of a key. It ends idle processes with other code,
   * and drops those that the system has ended.
   */
  #acquire(key: string): Worker {
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
  // `send` reports errors to its caller. This listener keeps the error of an idle process from
  // ending this process.
  child.on('error', () => undefined);
  return child;
}

const sizeFor = (cores: number) =>
  Math.max(1, Math.min(cores, Math.floor(os.totalmem() / memoryOfProcess)));

/** Opens a pool that leaves one core free, and uses the others at low priority. */
export function openBackgroundPool(): CompilePool {
  return new CompilePool(sizeFor(os.availableParallelism() - 1), () => {
    const child = startProcess();
    if (child.pid !== undefined) {
      // At the lowest priority, the process would stand still while any other program keeps the
      // machine busy.
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    }
    return child;
  });
}

const pool = new CompilePool(sizeFor(os.availableParallelism()), startProcess);

/**
 * Runs a job in a pool that uses all cores, after the jobs queued before it have started.
 *
 * @throws Error with the message of the process that failed.
 */
export const runJob = (job: Job, folders: Folders): Promise<void> => pool.run(job, folders);

/**
 * Waits until all promises have settled.
 *
 * @throws Error with the messages of all that were rejected.
 */
export async function allSettledOrThrow(work: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(work);
  const errors = ended.flatMap((end) =>
    end.status === 'rejected' ? [(end.reason as Error).message] : [],
  );
  if (errors.length > 0) {
    throw new Error([...new Set(errors)].join('\n\n'));
  }
}
