import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {handMadeModule} from '../../../run/__fixtures__/handMadeModules';
import {stubWorkers, type FakeWorker} from '../../__tests__/fakeWorker';
import type * as CheckProgram from '../checkProgram';
import type {CheckProtocol, CheckRequest} from '../checkProtocol';

const request: CheckRequest = {
  module: handMadeModule({}),
  solution: {module: new WebAssembly.Module(handMadeModule({})), entry: 0},
  cases: [],
  random: {count: 2, seed: 1},
};
const testCase = {input: '[1]', output: '1'};
const right = {...testCase, outcome: {answer: '1'}, isRight: true};
const wrong = {...right, isRight: false};

let workers: FakeWorker<CheckProtocol>[];
let checkProgram: typeof CheckProgram.checkProgram;

/** Starts a check; returns it with its worker. */
async function check() {
  const task = checkProgram(request);
  const asked = () => workers.find(({postMessage}) => postMessage.mock.calls.length > 0);
  await expect.poll(asked).toBeDefined();
  return {...task, worker: asked()};
}

beforeEach(async () => {
  workers = stubWorkers();
  vi.resetModules();
  ({checkProgram} = await import('../checkProgram'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a check collects the results of cases and random inputs, and loads another worker', async () => {
  const {result, worker} = await check();
  for (const [tried, isRandom] of [
    [right, false],
    [right, true],
    [wrong, true],
  ] as const) {
    worker?.reply({type: 'event', event: {type: 'trying', testCase, isRandom}});
    worker?.reply({type: 'event', event: {type: 'tried', tried, isRandom}});
  }
  worker?.reply({type: 'done', result: undefined});
  await expect(result).resolves.toEqual({cases: [right], random: 1, wrong, failure: undefined});
  expect(workers).toHaveLength(2);
});

it('a program counts as endless if it has not ended after five seconds on one input', async () => {
  const {result, worker} = await check();
  vi.useFakeTimers();
  worker?.reply({type: 'event', event: {type: 'tried', tried: right, isRandom: false}});
  worker?.reply({type: 'event', event: {type: 'trying', testCase, isRandom: false}});
  worker?.reply({type: 'timing'});
  vi.advanceTimersByTime(5000);
  const report = await result;
  expect(report?.cases).toMatchObject([
    right,
    {input: '[1]', isRight: false, outcome: {failure: {kind: 'endless'}}},
  ]);
  expect(report?.failure).toBeUndefined();
});

it('a time-out between two inputs counts as a failure of the check, and of neither input', async () => {
  const {result, worker} = await check();
  vi.useFakeTimers();
  worker?.reply({type: 'event', event: {type: 'trying', testCase, isRandom: false}});
  worker?.reply({type: 'event', event: {type: 'tried', tried: right, isRandom: false}});
  worker?.reply({type: 'timing'});
  vi.advanceTimersByTime(5000);
  await expect(result).resolves.toEqual({
    cases: [right],
    random: 0,
    failure: 'it was still running after 5 seconds',
  });
});

it('a program does not count as endless if its worker crashed', async () => {
  const {result, worker} = await check();
  worker?.reply({type: 'event', event: {type: 'trying', testCase, isRandom: false}});
  worker?.fail('out of memory');
  await expect(result).resolves.toMatchObject({cases: [], failure: 'out of memory'});
});

it('a check has no result if it is stopped, and the error’s message if its request fails', async () => {
  const stopped = await check();
  stopped.stop();
  await expect(stopped.result).resolves.toBeUndefined();
  const {result} = checkProgram(Promise.reject(new Error('HTTP 503')));
  await expect(result).resolves.toMatchObject({failure: 'HTTP 503'});
});
