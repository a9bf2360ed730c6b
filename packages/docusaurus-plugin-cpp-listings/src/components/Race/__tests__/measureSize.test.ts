import {describe, expect, it, vi} from 'vitest';
import type {RunResult} from '../../../workers/run/runListing';
import {measureSize, type RunBatch} from '../measureSize';

const timed = (nanoseconds: number): RunResult => ({type: 'timed', time: {nanoseconds}, clock: 5});
const failed = (message: string): RunResult => ({
  type: 'timed',
  time: {failure: {kind: 'trap', message}},
  clock: 5,
});

const runners = [
  {index: 0, entry: 3},
  {index: 1, entry: 4},
];

/** Measures two programs at 10 elements; `results` gives the result of each program's batch. */
const measure = (
  results: (entry: number, batch: number) => RunResult,
  {isFirst = false, before}: {isFirst?: boolean; before?: number} = {},
) => {
  const run = vi.fn<RunBatch>((entry, seed) => Promise.resolve(results(entry, seed)));
  const measured = measureSize(
    runners.map((runner) => ({...runner, ...(before !== undefined && {before})})),
    10,
    isFirst,
    run,
  );
  return {run, measured};
};

describe('a measurement at one size', () => {
  it('has the median time of an element in five batches, with the second lowest and the second highest', async () => {
    const {run, measured} = measure((entry, seed) => timed(entry === 3 ? 10 * seed : 700));
    const {speeds, clock, errors} = (await measured) ?? {};
    expect(run.mock.calls.map(([entry]) => entry)).toEqual([3, 4, 3, 4, 3, 4, 3, 4, 3, 4]);
    expect(new Set(run.mock.calls.map(([, seed]) => seed)).size).toBe(5);
    expect(speeds?.get(0)).toEqual([4, 3, 5]);
    expect(speeds?.get(1)).toEqual([70, 70, 70]);
    expect([clock?.length, errors]).toEqual([10, []]);
  });

  it('does not count an extra batch before the first measurement', async () => {
    const {run, measured} = measure((_, seed) => timed(seed === 1 ? 9999 : 100), {isFirst: true});
    const {speeds, clock} = (await measured) ?? {};
    expect(run).toHaveBeenCalledTimes(12);
    expect(speeds?.get(0)).toEqual([10, 10, 10]);
    expect(clock).toHaveLength(10);
  });

  it('leaves out a program that fails, and gives the reason', async () => {
    const {run, measured} = measure((entry) => (entry === 3 ? failed('a trap') : timed(100)));
    const {speeds, errors, next} = (await measured) ?? {};
    expect(run).toHaveBeenCalledTimes(6);
    expect([...(speeds?.keys() ?? [])]).toEqual([1]);
    expect(errors).toEqual(['A: a trap.']);
    expect(next?.map(({index}) => index)).toEqual([1]);
  });

  it.each([
    [
      {type: 'endless'},
      ['A: it was stopped after 5 seconds.', 'B: it was stopped after 5 seconds.'],
    ],
    [{type: 'timed', clock: 5}, []],
  ])('gives the reason of the result %j', async (result, reasons) => {
    const {errors, speeds} = (await measure(() => result as RunResult).measured) ?? {};
    expect([errors, speeds?.size]).toEqual([reasons, 0]);
  });

  it('is rejected if the programs could not be loaded', async () => {
    const {run, measured} = measure(() => ({type: 'failed', message: 'HTTP 404'}));
    await expect(measured).rejects.toThrow('HTTP 404');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is undefined if the reader stops it', async () => {
    const stopped = {type: 'stopped'} as RunResult;
    const {run, measured} = measure((_, seed) => (seed === 3 ? stopped : timed(100)));
    expect(await measured).toBeUndefined();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['ten times as long', 4.9e7, undefined, true],
    ['ten times as long', 5e7, undefined, false],
    ['as many times longer as it was than the call before', 4.9e6, 4.9e4, true],
    ['as many times longer as it was than the call before', 5e6, 5e4, false],
  ])('expects the next call to take %s: %f ns after %f ns', async (_, time, before, isShort) => {
    const {next} = (await measure(() => timed(time), {before}).measured) ?? {};
    expect(next).toEqual(isShort ? runners.map((runner) => ({...runner, before: time})) : []);
  });
});
