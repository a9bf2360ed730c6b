import {describe, expect, it} from 'vitest';
import {claimError, ratioOf, roundedDown, roundedUp} from '../speedClaim';

const fast = [2, 1.6, 2.5] as const;
const slow = [10, 8, 12] as const;
const names = {faster: 'a.cpp average 10', than: 'b.cpp average 10'};

describe('ratioOf', () => {
  it('returns the ratio of the medians, and the limits that the spreads allow', () => {
    expect(ratioOf(fast, slow)).toEqual({median: 5, low: 3.2, high: 7.5});
  });
});

describe('claimError', () => {
  it('accepts a claim that holds for the whole spread', () => {
    expect(claimError({...names, atLeast: 3.2}, fast, slow)).toBeUndefined();
    expect(claimError({...names, atMost: 7.5}, fast, slow)).toBeUndefined();
  });

  it('refuses a claim that holds for the medians but not for the spreads', () => {
    expect(claimError({...names, atLeast: 4}, fast, slow)).toBe(
      'a.cpp average 10 is 5.00 times as fast as b.cpp average 10 (between 3.20 and 7.50 times, ' +
        'because of the measured spreads), not at least 4 times',
    );
    expect(claimError({...names, atMost: 7}, fast, slow)).toMatch(
      /so the two may differ by more than a factor of 7$/,
    );
  });

  it('refuses the claim that two programs are alike when the first is far slower', () => {
    expect(claimError({...names, atMost: 2}, slow, fast)).toMatch(/more than a factor of 2$/);
  });

  it('names a speed that is not in the record', () => {
    expect(claimError({...names, atLeast: 2}, fast, undefined)).toBe(
      'the record has no speed of b.cpp average 10',
    );
  });
});

describe('a ratio in a sentence', () => {
  it('is rounded down, to whole numbers from ten on', () => {
    expect([1.29, 3, 9.99, 10.9, 23.7].map(roundedDown)).toEqual([1.2, 3, 9.9, 10, 23]);
  });

  it('is rounded up if it is the greatest factor between two speeds, whichever is faster', () => {
    expect(roundedUp({median: 1, low: 0.9, high: 1.01})).toBe(1.2);
    expect(roundedUp({median: 1, low: 1, high: 1.3})).toBe(1.3);
  });
});
