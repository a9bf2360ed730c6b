import {expect, it} from 'vitest';
import type {InputData} from '../../model/problem';
import {largeSize} from '../trials';

const array: InputData = {name: 'a', type: 'int[]', size: [0, 100_000]};
const sizeFor = (time: string, inputs: readonly InputData[] = [array]) =>
  largeSize({inputs}, {time});

it('is the greatest stated size where the stated time allows it', () => {
  expect(sizeFor('O(n)')).toBe(100_000);
  expect(sizeFor('O(n log n)')).toBe(100_000);
  expect(sizeFor('O(1) amortised')).toBe(100_000);
  expect(sizeFor('O(n²)', [{...array, size: [0, 1000]}])).toBe(1000);
});

it('is smaller for what takes longer, but enough for a count of 8 bits to wrap', () => {
  expect(sizeFor('O(n²)')).toBe(3000);
  expect(sizeFor('O(n) amortised')).toBe(3000);
  expect(sizeFor('O(n³)')).toBe(258);
});

it('is the greatest of several, and a large one where none is stated', () => {
  expect(sizeFor('O(n)', [{...array, size: [0, 7]}, array])).toBe(100_000);
  expect(sizeFor('O(n)', [{name: 'script', type: 'string'}])).toBe(100_000);
});

it('is 0 where the inputs are numbers only', () => {
  expect(sizeFor('O(1)', [{name: 'k', type: 'int'}])).toBe(0);
});
