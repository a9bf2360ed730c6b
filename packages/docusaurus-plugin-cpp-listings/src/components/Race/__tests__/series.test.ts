import {expect, it} from 'vitest';
import {kindsOf, seriesFor, sizesOfKind, valuesOf, withOwn} from '../series';

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

const record = {
  speeds: {
    'a.cpp': {average: {}, best: {100: [2, 1, 3], 10: [1, 1, 1]}},
    'b.cpp': {worst: {1000: [7, 6, 8]}, best: {1000: [9, 9, 9]}},
  },
} as const;
const data = {
  approaches: ['a', 'b', 'c'].map((name) => ({
    ...{file: `${name}.cpp`, title: name, time: 'O(n)', space: 'O(1)'},
  })),
};

it('the kinds of inputs and the sizes are those at which any approach was measured, in order', () => {
  expect(kindsOf(record)).toEqual(['worst', 'best']);
  expect(sizesOfKind(record, 'best')).toEqual([10, 100, 1000]);
  expect(sizesOfKind(record, 'worst')).toEqual([1000]);
  expect(sizesOfKind(record, 'average')).toEqual([]);
});

it('a series has the medians of an approach on one kind of inputs, and those of the reader', () => {
  const series = seriesFor(
    data,
    record,
    {1: {best: {10: [4, 3, 5]}, worst: {10: [1, 1, 1]}}},
    'best',
  );
  expect(series).toEqual([
    {
      ...{letter: 'A', title: 'a', own: []},
      points: [
        {n: 10, value: 1},
        {n: 100, value: 2},
      ],
    },
    {
      ...{letter: 'B', title: 'b', own: [{n: 10, value: 4, isOwn: true}]},
      points: [{n: 1000, value: 9}],
    },
    {letter: 'C', title: 'c', points: [], own: []},
  ]);
  expect(valuesOf(series)).toEqual([1, 2, 9, 4]);
  expect(valuesOf([{letter: 'A', title: 'a', points: []}])).toEqual([]);
});
