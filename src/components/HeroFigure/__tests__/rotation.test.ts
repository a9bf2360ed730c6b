import {expect, it} from 'vitest';
import {rotationByReversal} from '../rotation';

const values = (state: {value: number}[] = []) => state.map(({value}) => value);

it('the last state is the array rotated to the left', () => {
  const states = rotationByReversal([3, 1, 4, 1, 5, 9, 2, 6], 3);
  expect(values(states.at(-1))).toEqual([1, 5, 9, 2, 6, 3, 1, 4]);
});

it('each state differs from the previous one by one reversal', () => {
  expect(rotationByReversal([1, 2, 3, 4, 5], 2).map(values)).toEqual([
    [1, 2, 3, 4, 5],
    [2, 1, 3, 4, 5],
    [2, 1, 5, 4, 3],
    [3, 4, 5, 1, 2],
  ]);
});
