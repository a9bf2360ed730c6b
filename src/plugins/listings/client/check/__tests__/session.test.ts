import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {CheckJob, FromChecker} from '../protocol';
import {startCheck} from '../session';

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

const job: CheckJob = {
  module: new Uint8Array(),
  solution: {module: 'plain.wasm', entry: 0},
  cases: [],
  random: {count: 2, seed: 1},
};
const wanted = {input: '[1]', output: '1'};
const right = {...wanted, outcome: {answer: '1'}, isRight: true};

let worker: FakeWorker;
const start = () => startCheck(job, () => worker as unknown as Worker);

beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gathers cases and random inputs, and ends its worker', async () => {
  const {ending} = start();
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
});

it('stops a program that has not ended after five seconds on one input', async () => {
  const {ending} = start();
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
  const stopped = start();
  stopped.stop();
  expect(await stopped.ending).toBeUndefined();
  worker = new FakeWorker();
  const failed = start();
  worker.say({type: 'failed', message: 'HTTP 503'});
  expect((await failed.ending)?.failure).toBe('HTTP 503');
});
