import {describe, expect, it} from 'vitest';
import type {InputData} from '../../model/problem';
import {fullSize, largeSize} from '../trialSizes';

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

describe('the size of a full trial', () => {
  const fullSizeFor = (time: string, input = array) => fullSize({inputs: [input]}, {time});

  it('is the stated one for a quadratic listing', () => {
    expect(fullSizeFor('O(n²)')).toBe(100_000);
    expect(fullSizeFor('O(n²)', {...array, size: [0, 65_537]})).toBe(65_537);
  });

  it('is 0 where large inputs are of that size', () => {
    expect(fullSizeFor('O(n)')).toBe(0);
  });

  it('is 0 where 16 bits count all that is stated', () => {
    expect(fullSizeFor('O(n²)', {...array, size: [0, 65_536]})).toBe(0);
  });

  it('is 0 where it would take days', () => {
    expect(fullSizeFor('O(n³)')).toBe(0);
  });
});
