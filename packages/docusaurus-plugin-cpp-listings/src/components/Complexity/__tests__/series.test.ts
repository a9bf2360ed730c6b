import {describe, expect, it} from 'vitest';
import type {ApproachCosts, Costs} from '../../../model/costs';
import {sizesOf} from '../../plot/series';
import {largestSize, largestValue, seriesFor, withOwn} from '../series';

const costs = (work: number, bytes = 0): Costs => ({
  work,
  steps: 0,
  reads: 0,
  writes: 0,
  comparisons: 0,
  allocations: 0,
  bytes,
});

const counted = (...work: readonly number[]) =>
  Object.fromEntries(work.map((value, index) => [2 ** index, costs(value)]));

const square: ApproachCosts = {worst: counted(3, 12, 48), average: counted(2, 8), best: counted(1)};
const pushes: ApproachCosts = {worst: counted(4, 8, 16), average: {}, best: {}};
const data = {
  approaches: [
    {file: 'square.cpp', title: 'Every pair', time: 'O(n²)', space: 'O(1)'},
    {file: 'pushes.cpp', title: 'Pushes', time: 'O(1) amortised', space: 'O(n)'},
  ],
  costs: {'square.cpp': square, 'pushes.cpp': pushes},
};

describe('seriesFor', () => {
  it('returns the counts of one measure on one kind of inputs, by size', () => {
    const [first, second] = seriesFor(data, [], 'work', 'average');
    expect(first).toMatchObject({letter: 'A', title: 'Every pair'});
    expect(first?.points).toEqual([
      {n: 1, value: 2},
      {n: 2, value: 8},
    ]);
    expect(second).toMatchObject({letter: 'B', points: []});
  });

  it('draws the stated bound through the last count on the adversarial inputs', () => {
    const [first, second] = seriesFor(data, [], 'work', 'best');
    expect(first?.bound).toEqual({
      text: 'O(n²)',
      points: [
        {n: 1, value: 3},
        {n: 2, value: 12},
        {n: 4, value: 48},
      ],
    });
    // n operations at O(1) each.
    expect(second?.bound?.points.map(({value}) => value)).toEqual([4, 8, 16]);
  });

  it('draws the bound only where it is at least 1', () => {
    const few = {...data, costs: {'square.cpp': {...square, worst: counted(1, 2, 4)}}};
    const [first] = seriesFor(few, [], 'work', 'worst');
    expect(first?.bound?.points).toEqual([
      {n: 2, value: 1},
      {n: 4, value: 4},
    ]);
  });

  it('returns no points of an approach that is not counted', () => {
    const [first, second] = seriesFor(
      {...data, costs: {'square.cpp': square}},
      [],
      'work',
      'worst',
    );
    expect(first?.points).toHaveLength(3);
    expect(second).toEqual({letter: 'B', title: 'Pushes', points: []});
  });

  it('returns no bound for a measure without a stated one, and no points if all counts are zero', () => {
    expect(seriesFor(data, [], 'reads', 'worst')[0]?.bound).toBeUndefined();
    expect(seriesFor(data, [], 'bytes', 'worst')[0]?.bound).toEqual({text: 'O(1)', points: []});
  });

  it('adds the reader’s own counts at their sizes, only on the inputs that were counted', () => {
    const own = [
      {inputs: 'worst', n: 3, costs: {0: costs(27)}},
      {inputs: 'worst', n: 4, costs: {0: costs(50)}},
    ] as const;
    const [first, second] = seriesFor(data, own, 'work', 'worst');
    expect(first?.points).toEqual([
      {n: 1, value: 3},
      {n: 2, value: 12},
      {n: 3, value: 27, isOwn: true},
      {n: 4, value: 50, isOwn: true},
    ]);
    const between = seriesFor(data, own.slice(0, 1), 'work', 'worst');
    expect(between[0]?.points.map(({n}) => n)).toEqual([1, 2, 3, 4]);
    expect(sizesOf([...between].reverse())).toEqual([1, 2, 3, 4]);
    expect(second?.points).toHaveLength(3);
    expect(seriesFor(data, own, 'work', 'average')[0]?.points).toHaveLength(2);
    expect(sizesOf(seriesFor(data, own, 'work', 'worst'))).toEqual([1, 2, 3, 4]);
  });
});

it('finds the largest size and value on any inputs, including the reader’s own', () => {
  const own = [{inputs: 'best', n: 100, costs: {1: costs(700)}}] as const;
  expect([largestSize(data, []), largestSize(data, own)]).toEqual([4, 100]);
  expect([largestValue(data, [], 'work'), largestValue(data, own, 'work')]).toEqual([48, 700]);
});

describe('withOwn', () => {
  const own = [{inputs: 'worst', n: 8, costs: {0: costs(1), 1: costs(2)}}] as const;

  it('keeps the counts of an approach that is not counted again', () => {
    expect(withOwn(own, {inputs: 'worst', n: 8, costs: {0: costs(3)}})).toEqual([
      {inputs: 'worst', n: 8, costs: {0: costs(3), 1: costs(2)}},
    ]);
  });

  it('keeps the counts at other sizes and on other inputs', () => {
    const others = [
      {inputs: 'worst', n: 9, costs: {0: costs(3)}},
      {inputs: 'best', n: 8, costs: {0: costs(3)}},
    ] as const;
    for (const other of others) {
      expect(withOwn(own, other)).toEqual([...own, other]);
    }
  });
});
