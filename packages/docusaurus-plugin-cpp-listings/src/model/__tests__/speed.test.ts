import {describe, expect, it} from 'vitest';
import {citationError, speedOf, type SpeedRecord} from '../speed';

describe('speedOf', () => {
  it('returns the median, and the second lowest and second highest times', () => {
    expect(speedOf([9, 1, 8, 2, 7, 3, 6, 4, 5])).toEqual([5, 2, 8]);
  });

  it('ignores one disturbed batch', () => {
    expect(speedOf([5, 5, 5, 5, 5, 5, 5, 5, 900])).toEqual([5, 5, 5]);
  });

  it('returns the whole range of a few times', () => {
    expect(speedOf([4, 2])).toEqual([3, 2, 4]);
  });
});

describe('citationError', () => {
  const record = {isSteady: true} as SpeedRecord;

  it('allows the speeds of a steady record', () => {
    expect(citationError({approaches: [], record})).toBeUndefined();
  });

  it('refuses the speeds of an unsteady or a stale record', () => {
    expect(citationError({approaches: [], record: {...record, isSteady: false}})).toMatch(
      /vary too much, .* measure them with --again/,
    );
    expect(citationError({approaches: [], record, fault: 'it is older'})).toBe('it is older');
  });
});
