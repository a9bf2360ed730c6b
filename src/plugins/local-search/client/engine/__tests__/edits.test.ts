import {describe, expect, it} from 'vitest';
import {edits} from '../edits';

describe('edits', () => {
  it.each([
    ['rotate', 'rotate', 0],
    ['rotat', 'rotate', 1],
    ['rotaate', 'rotate', 1],
    ['rotete', 'rotate', 1],
    ['roatte', 'rotate', 1],
    ['aray', 'arrays', 2],
    ['', 'ab', 2],
  ])('counts the edits from %s to %s', (a, b, count) => {
    expect(edits(a, b, 2)).toBe(count);
    expect(edits(b, a, 2)).toBe(count);
  });

  it('stops counting above the limit', () => {
    expect(edits('kadane', 'hoare', 2)).toBe(3);
    expect(edits('a', 'abcdef', 1)).toBe(2);
  });
});
