import {describe, expect, it} from 'vitest';
import {editDistance} from '../editDistance';

describe('editDistance', () => {
  it.each([
    ['rotate', 'rotate', 0],
    ['rotat', 'rotate', 1],
    ['rotaate', 'rotate', 1],
    ['rotete', 'rotate', 1],
    ['roatte', 'rotate', 1],
    ['aray', 'arrays', 2],
    ['', 'ab', 2],
  ])('counts the edits between %s and %s', (a, b, count) => {
    expect(editDistance(a, b, 2)).toBe(count);
    expect(editDistance(b, a, 2)).toBe(count);
  });

  it('returns the limit plus one for a greater distance', () => {
    expect(editDistance('kadane', 'hoare', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 1)).toBe(2);
  });
});
