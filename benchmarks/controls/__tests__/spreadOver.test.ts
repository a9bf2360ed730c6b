import {expect, it} from 'vitest';
import {spreadOver} from '../spreadOver';

it('chooses all items if there are no more than asked for', () => {
  expect(spreadOver(0, 3)).toEqual([]);
  expect(spreadOver(2, 3)).toEqual([0, 1]);
});

it('spreads the chosen items evenly over more items', () => {
  expect(spreadOver(10, 2)).toEqual([0, 5]);
  expect(spreadOver(7, 3)).toEqual([0, 2, 4]);
});
