import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {FromWorker, Job} from '../protocol';
import {createSession} from '../session';

/** A worker that says what a test makes it say. */
class FakeWorker extends EventTarget {
  readonly jobs: Job[] = [];
  isTerminated = false;
  postMessage(job: Job): void {
    this.jobs.push(job);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(message: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', {data: message}));
  }
}

const workers: FakeWorker[] = [];
const job = {kind: 'count', modules: {plain: 'p', traced: 't'}, entry: 0, input: '[]'} as const;
const answered = {type: 'answered', outcome: {answer: '[]'}} as const;

const newSession = () =>
  createSession(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

it('keeps its worker from one job to the next', async () => {
  const session = newSession();
  for (const id of [1, 2]) {
    const {ending} = session.run(job);
    workers[0]?.say({id, ...answered});
    await expect(ending).resolves.toMatchObject(answered);
  }
  expect(workers).toHaveLength(1);
});

it('stops a program after five seconds, not counting the download, and starts afresh', async () => {
  const session = newSession();
  const {ending} = session.run(job);
  vi.advanceTimersByTime(60_000);
  workers[0]?.say({id: 1, type: 'running'});
  const outcome = {failure: {kind: 'endless', message: 'no end', line: 3}} as const;
  workers[0]?.say({id: 1, type: 'counted', outcome});
  vi.advanceTimersByTime(4999);
  expect(workers[0]?.isTerminated).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(ending).resolves.toEqual({type: 'endless', outcome});
  expect(workers[0]?.isTerminated).toBe(true);

  const {ending: next} = session.run(job);
  workers[1]?.say({id: 2, ...answered});
  await expect(next).resolves.toMatchObject(answered);
});

it('stops a job for the reader or for another job, but not one that has ended', async () => {
  const session = newSession();
  const first = session.run(job);
  const second = session.run(job);
  await expect(first.ending).resolves.toEqual({type: 'stopped'});
  second.stop();
  await expect(second.ending).resolves.toEqual({type: 'stopped'});

  const third = session.run(job);
  workers[2]?.say({id: 3, ...answered});
  await third.ending;
  third.stop();
  expect(workers[2]?.isTerminated).toBe(false);
});

it('says that a worker could not be fetched or started', async () => {
  const fetched = newSession().run(job);
  workers[0]?.dispatchEvent(Object.assign(new Event('error'), {message: 'no script'}));
  await expect(fetched.ending).resolves.toEqual({type: 'failed', message: 'no script'});
  const refused = createSession(() => {
    throw new Error('no workers');
  }).run(job);
  await expect(refused.ending).resolves.toMatchObject({type: 'failed'});
});
