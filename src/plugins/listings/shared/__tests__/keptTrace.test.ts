import {expect, it} from 'vitest';
import {reversalTrace} from '../../client/__tests__/reversal';
import {keepTrace, openTrace, type KeptTrace} from '../keptTrace';

const trace = reversalTrace([1, 2, 3, 4], 1);

it('a kept trace opens as it was', () => {
  const kept = JSON.parse(JSON.stringify(keepTrace(trace))) as KeptTrace;
  expect(openTrace(kept)).toEqual(trace);
});

it('each state of an array is kept once', () => {
  const {arrays, moments} = keepTrace(trace);
  const states = new Set(
    trace.moments.flatMap((moment) => moment.arrays.map((array) => JSON.stringify(array))),
  );
  expect(arrays).toHaveLength(states.size);
  expect(arrays.length).toBeLessThan(moments.length);
});

it('a trace that lacks a part is refused', () => {
  expect(() => openTrace({...keepTrace(trace), arrays: []})).toThrow('A trace has no part 0 of 0.');
});
