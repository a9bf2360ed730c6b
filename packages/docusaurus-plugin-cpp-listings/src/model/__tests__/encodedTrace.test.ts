import {expect, it} from 'vitest';
import {reversalTrace} from '../__fixtures__/reversal';
import {encodeTrace, decodeTrace, type EncodedTrace} from '../encodedTrace';

const trace = reversalTrace([1, 2, 3, 4], 1);

it('a trace is the same after it is encoded and decoded', () => {
  const kept = JSON.parse(JSON.stringify(encodeTrace(trace))) as EncodedTrace;
  expect(decodeTrace(kept)).toEqual(trace);
});

it('an encoded trace has each state of an array once', () => {
  const {arrays, steps} = encodeTrace(trace);
  const states = new Set(
    trace.steps.flatMap((step) => step.arrays.map((array) => JSON.stringify(array))),
  );
  expect(arrays).toHaveLength(states.size);
  expect(arrays.length).toBeLessThan(steps.length);
});

it('decodeTrace refuses a trace that lacks a part', () => {
  expect(() => decodeTrace({...encodeTrace(trace), arrays: []})).toThrow(
    'The trace refers to part 0, but it has only 0 parts.',
  );
});
