import {expect, it} from 'vitest';
import {quantile} from '../quantile';

it.each([
  [[100, 9, 20], 0.5, 20],
  [[4, 1, 3, 2], 0.5, 2],
  [[4, 1, 3, 2], 0.75, 3],
  [[4, 1, 3, 2], 0.76, 4],
  [[4, 1, 3, 2], 1, 4],
  [[4, 1, 3, 2], 0, 1],
  [[7], 0.9, 7],
])('of %j, a share of %f does not exceed %i', (values, share, expected) => {
  const given = [...values];
  expect(quantile(values, share)).toBe(expected);
  expect(values).toEqual(given);
});

it('without values there is none', () => {
  expect(quantile([], 0.5)).toBeNaN();
});
