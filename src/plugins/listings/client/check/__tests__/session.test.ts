import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {CheckJob, FromChecker} from '../protocol';
import {createChecker, type Checker} from '../session';

class FakeWorker extends EventTarget {
  isOver = false;
  postMessage = vi.fn();
  terminate() {
    this.isOver = true;
  }
  say(data: FromChecker) {
    this.dispatchEvent(Object.assign(new Event('message'), {data}));
  }
}

/** Source: WebAssembly Core Specification, 5.5.16 "Modules". */
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const job: CheckJob = {
  module: new Uint8Array(),
  solution: {module: new WebAssembly.Module(emptyModule), entry: 0},
  cases: [],
  random: {count: 2, seed: 1},
};
const wanted = {input: '[1]', output: '1'};
const right = {...wanted, outcome: {answer: '1'}, isRight: true};

let started: FakeWorker[];
/** Whether a script can be fetched. */
let isOnline: boolean;
let checker: Checker;

function startWorker(): Worker {
  const worker = new FakeWorker();
  started.push(worker);
  if (!isOnline) {
    queueMicrotask(() => worker.dispatchEvent(new Event('error')));
  }
  return worker as unknown as Worker;
}

/** The worker that was asked last. */
const asked = () => {
  const worker = started.filter(({postMessage}) => postMessage.mock.calls.length > 0).at(-1);
  if (!worker) {
    throw new Error('no worker was asked');
  }
  return worker;
};

beforeEach(() => {
  vi.useFakeTimers();
  started = [];
  isOnline = true;
  checker = createChecker(startWorker);
});
afterEach(() => {
  vi.useRealTimers();
});

it('gathers cases and random inputs, and has another worker ready', async () => {
  const {ending} = checker.check(job);
  const worker = asked();
  started[1]?.say({type: 'ready'});
  worker.say({type: 'tried', tried: right, isRandom: false});
  worker.say({type: 'tried', tried: right, isRandom: true});
  worker.say({type: 'tried', tried: {...right, isRight: false}, isRandom: true});
  worker.say({type: 'done'});
  expect(await ending).toEqual({
    cases: [right],
    random: 1,
    wrong: {...right, isRight: false},
    failure: undefined,
  });
  expect(worker.isOver).toBe(true);
  checker.check(job);
  expect(started).toHaveLength(3);
  expect(asked()).toBe(started[1]);
});

it('stops a program that has not ended after five seconds on one input', async () => {
  const {ending} = checker.check(job);
  const worker = asked();
  worker.say({type: 'trying', wanted, isRandom: false});
  vi.advanceTimersByTime(4999);
  expect(worker.isOver).toBe(false);
  vi.advanceTimersByTime(1);
  expect((await ending)?.cases).toMatchObject([
    {input: '[1]', isRight: false, outcome: {failure: {kind: 'endless'}}},
  ]);
  expect(worker.isOver).toBe(true);
});

it('ends without a result when it is stopped, and with the words of a failure', async () => {
  const stopped = checker.check(job);
  stopped.stop();
  expect(await stopped.ending).toBeUndefined();
  const failed = checker.check(job);
  asked().say({type: 'failed', message: 'HTTP 503'});
  expect((await failed.ending)?.failure).toBe('HTTP 503');
});

it('uses a worker again where no other can be started', async () => {
  checker.prepare();
  isOnline = false;
  for (let nth = 0; nth < 2; nth++) {
    const {ending} = checker.check(job);
    await Promise.resolve();
    expect(asked()).toBe(started[0]);
    started[0]?.say({type: 'done'});
    expect((await ending)?.failure).toBeUndefined();
  }
});

it('uses a worker again while it is not known whether another can be started', async () => {
  const {ending} = checker.check(job);
  const worker = asked();
  worker.say({type: 'done'});
  await ending;
  started[1]?.dispatchEvent(new Event('error'));
  checker.check(job);
  expect(worker.postMessage).toHaveBeenCalledTimes(2);
});

it('fails with words when its worker’s script does not arrive', async () => {
  isOnline = false;
  expect((await checker.check(job).ending)?.failure).toMatch(/could not be fetched/);
});
