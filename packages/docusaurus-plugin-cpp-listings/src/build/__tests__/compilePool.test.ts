import {EventEmitter, getEventListeners} from 'node:events';
import type {ChildProcess} from 'node:child_process';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {Job, Request} from '../compileJobs';
import {CompilePool} from '../compilePool';

const folders = {sharedDir: 'shared', processKey: 'key'};
const jobs = ['first', 'second', 'third', 'fourth'].map((target): Job => ({
  type: 'bundle',
  target,
}));
const [first, second, third, fourth] = jobs as [Job, Job, Job, Job];

/** A job that does not end, because a proof.cpp never returns an input. */
const endless = {
  ...{type: 'record', recording: 'costs', listingsDir: 'listings'},
  article: {approaches: {name: 'rotate-array'}},
} as Job;

/** A fake process that notes each job, and does it at once unless it is endless. */
class Process extends EventEmitter {
  connected = true;
  killed = false;
  constructor(private readonly sent: Job[]) {
    super();
  }
  readonly ref = () => undefined;
  readonly unref = () => undefined;
  kill() {
    this.killed = true;
    return true;
  }
  /** Ends as a killed process does: it is no longer connected when the system has ended it. */
  end(code: number | null) {
    this.connected = false;
    this.emit('exit', code);
  }
  send({id, job}: Request) {
    this.sent.push(job);
    if (job !== endless) {
      setImmediate(() => this.emit('message', {id}));
    }
  }
}

function openPool() {
  const sent: Job[] = [];
  const started: Process[] = [];
  const pool = new CompilePool(1, () => {
    const made = new Process(sent);
    started.push(made);
    return made as unknown as ChildProcess;
  });
  return {sent, started, pool};
}

afterEach(() => {
  vi.useRealTimers();
});

describe('CompilePool', () => {
  it('rejects every job whose process cannot be started', async () => {
    const pool = new CompilePool(1, () => {
      throw new Error('no more processes');
    });
    const ended = await Promise.allSettled([first, second].map((job) => pool.run(job, folders)));
    expect(ended.map(({status}) => status)).toEqual(['rejected', 'rejected']);
  });

  it.each([
    ['exit code 3', 3],
    ['a signal', null],
  ])(
    'rejects a job whose process ends with %s, and runs the next in a new one',
    async (how, code) => {
      const {sent, started, pool} = openPool();
      const failed = pool.run(first, folders, {
        onStart() {
          const [process] = started;
          setImmediate(() => {
            process?.end(code);
          });
        },
      });
      await expect(failed).rejects.toThrow(`the compiling process ended with ${how}`);
      await pool.run(second, folders);
      expect(sent.at(-1)).toBe(second);
      expect(started).toHaveLength(2);
    },
  );

  it('ends a process whose recording takes ten minutes, and runs the next job in a new one', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const {started, pool} = openPool();
    const failed = pool.run(endless, folders, {
      onStart: () => setImmediate(() => vi.advanceTimersByTime(600_000)),
    });
    await expect(failed).rejects.toThrow(
      'rotate-array: recording the costs does not end in 10 minutes; in the proof.cpp files of this article, correct the function that never returns',
    );
    await pool.run(first, folders);
    expect(started.map(({killed}) => killed)).toEqual([true, false]);
  });

  it('ends a process that has loaded other code, and starts a new one', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const {started, pool} = openPool();
    const other = {...folders, processKey: 'other'};
    await pool.run(first, folders);
    vi.advanceTimersByTime(200_000);
    await pool.run(second, other);
    // The idle time of the first process is over by now, and that of the second is not.
    vi.advanceTimersByTime(100_000);
    await pool.run(third, other);
    expect(started.map(({killed}) => killed)).toEqual([true, false]);
  });

  it('ends a process that has been idle for five minutes', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const {started, pool} = openPool();
    for (const job of [first, second]) {
      await pool.run(job, folders);
      vi.advanceTimersByTime(299_999);
      expect(started.map(({killed}) => killed)).toEqual([false]);
    }
    vi.advanceTimersByTime(1);
    expect(started.map(({killed}) => killed)).toEqual([true]);
  });

  it('removes its event listeners from a process when the job is done', async () => {
    const {started, pool} = openPool();
    await pool.run(first, folders);
    expect(started[0]?.eventNames()).toEqual([]);
  });

  it('drops an idle process that the system has ended, and starts a new one', async () => {
    const {sent, started, pool} = openPool();
    await pool.run(first, folders);
    started.forEach((each) => {
      each.connected = false;
    });
    await pool.run(second, folders);
    expect(sent).toEqual([first, second]);
    expect(started).toHaveLength(2);
  });

  it('runs the job with the lowest rank first, and jobs of equal rank in order of arrival', async () => {
    const {sent, pool} = openPool();
    await Promise.all([
      pool.run(first, folders, {rank: () => 2}),
      pool.run(second, folders, {rank: () => 1}),
      pool.run(third, folders, {rank: () => 1}),
    ]);
    expect(sent).toEqual([second, third, first]);
  });

  it('computes ranks when a process is free, so that a page that is opened later can come first', async () => {
    const {sent, pool} = openPool();
    let isOpen = false;
    await Promise.all([
      pool.run(first, folders, {rank: () => 0, onStart: () => (isOpen = true)}),
      pool.run(second, folders, {rank: () => 1}),
      pool.run(third, folders, {rank: () => 2}),
      pool.run(fourth, folders, {rank: () => (isOpen ? 0 : 3)}),
    ]);
    expect(sent).toEqual([first, fourth, second, third]);
  });

  it('runs the job that follows another before waiting jobs of a higher rank', async () => {
    const {sent, pool} = openPool();
    const follow = async () => {
      await pool.run(first, folders, {rank: () => 0});
      await pool.run(second, folders, {rank: () => 1});
    };
    await Promise.all([follow(), pool.run(third, folders, {rank: () => 2})]);
    expect(sent).toEqual([first, second, third]);
  });

  it('does not run a job that was removed from the queue', async () => {
    const {sent, pool} = openPool();
    const abort = new AbortController();
    const running = pool.run(first, folders);
    const waiting = pool.run(second, folders, {signal: abort.signal});
    abort.abort();
    await expect(waiting).rejects.toThrow('the job was cancelled');
    await running;
    await pool.run(third, folders);
    expect(sent).toEqual([first, third]);
  });

  it('does not run a job whose signal is already aborted', async () => {
    const {sent, pool} = openPool();
    const signal = AbortSignal.abort();
    await expect(pool.run(first, folders, {signal})).rejects.toThrow('the job was cancelled');
    await pool.run(second, folders);
    expect(sent).toEqual([second]);
  });

  it('removes its event listeners from a signal when the job is done', async () => {
    const {pool} = openPool();
    const {signal} = new AbortController();
    await pool.run(first, folders, {signal});
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
