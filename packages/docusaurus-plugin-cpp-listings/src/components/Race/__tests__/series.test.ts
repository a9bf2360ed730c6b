import {expect, it} from 'vitest';
import {withOwn} from '../series';

const own = {
  0: {average: {10: [3, 2, 4], 100: [4, 3, 5]}, worst: {10: [5, 5, 5]}},
  1: {average: {10: [6, 6, 6]}},
} as const;

it('a new measurement replaces all earlier speeds on the same inputs, but not those on other inputs', () => {
  expect(withOwn(own, 'average', 10, new Map([[0, [1, 1, 1]]]))).toEqual({
    0: {average: {10: [1, 1, 1]}, worst: {10: [5, 5, 5]}},
    1: {average: {}},
  });
});

it('a measurement at a larger size keeps the earlier speeds', () => {
  expect(withOwn(own, 'average', 1000, new Map([[1, [2, 2, 2]]]))).toEqual({
    0: own[0],
    1: {average: {10: [6, 6, 6], 1000: [2, 2, 2]}},
  });
});
