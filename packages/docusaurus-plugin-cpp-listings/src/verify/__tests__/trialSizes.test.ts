import {describe, expect, it} from 'vitest';
import type {InputData} from '../../model/problem';
import {fullSize, largeSize} from '../trialSizes';

const array: InputData = {name: 'a', type: 'int[]', size: [0, 100_000]};
const sizeFor = (time: string, inputs: readonly InputData[] = [array]) =>
  largeSize({inputs}, {time});

it('the large size is the stated maximum if the stated time allows it', () => {
  expect(sizeFor('O(n)')).toBe(100_000);
  expect(sizeFor('O(n log n)')).toBe(100_000);
  expect(sizeFor('O(1) amortised')).toBe(100_000);
  expect(sizeFor('O(n²)', [{...array, size: [0, 1000]}])).toBe(1000);
});

it('the large size is smaller for slower listings, but large enough for an 8-bit counter to wrap', () => {
  expect(sizeFor('O(n²)')).toBe(3000);
  expect(sizeFor('O(n) amortised')).toBe(3000);
  expect(sizeFor('O(n³)')).toBe(258);
});

it('the large size is the greatest of several inputs, and 100,000 if no size is stated', () => {
  expect(sizeFor('O(n)', [{...array, size: [0, 7]}, array])).toBe(100_000);
  expect(sizeFor('O(n)', [{name: 'script', type: 'string'}])).toBe(100_000);
});

it('the large size is 0 if all inputs are numbers', () => {
  expect(sizeFor('O(1)', [{name: 'k', type: 'int'}])).toBe(0);
});

describe('the size of a full trial', () => {
  const fullSizeFor = (time: string, input = array) => fullSize({inputs: [input]}, {time});

  it('is the stated maximum for a quadratic listing', () => {
    expect(fullSizeFor('O(n²)')).toBe(100_000);
    expect(fullSizeFor('O(n²)', {...array, size: [0, 65_537]})).toBe(65_537);
  });

  it('is 0 if the large inputs already have the stated maximum size', () => {
    expect(fullSizeFor('O(n)')).toBe(0);
  });

  it('is 0 if a 16-bit counter does not wrap at the stated maximum', () => {
    expect(fullSizeFor('O(n²)', {...array, size: [0, 65_536]})).toBe(0);
  });

  it('is 0 if the trial would take days', () => {
    expect(fullSizeFor('O(n³)')).toBe(0);
  });
});
