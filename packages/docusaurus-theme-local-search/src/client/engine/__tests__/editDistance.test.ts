import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {bitCount, editDistance, letterBits} from '../editDistance';

/** Short words of few letters, so that many of them are only a few edits apart. */
const words = fc.string({unit: fc.constantFrom('a', 'b', 'c', 'z'), maxLength: 5});

/** The definition of the distance: the cheapest last edit after the rest of the words. */
function distanceByDefinition(a: string, b: string): number {
  if (a === '' || b === '') {
    return a.length + b.length;
  }
  const [endOfA, endOfB] = [a.slice(-2), b.slice(-2)];
  const isSwap = endOfA.length === 2 && endOfA === `${endOfB.charAt(1)}${endOfB.charAt(0)}`;
  return Math.min(
    distanceByDefinition(a.slice(0, -1), b) + 1,
    distanceByDefinition(a, b.slice(0, -1)) + 1,
    distanceByDefinition(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    isSwap ? distanceByDefinition(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
}

describe('editDistance', () => {
  it.each([
    ['rotate', 'rotate', 0],
    ['rotat', 'rotate', 1],
    ['rotaate', 'rotate', 1],
    ['rotete', 'rotate', 1],
    ['roatte', 'rotate', 1],
    ['ortate', 'rotate', 1],
    ['rotaet', 'rotate', 1],
    ['aray', 'arrays', 2],
    ['', 'ab', 2],
  ])('counts the edits between %s and %s', (a, b, count) => {
    expect(editDistance(a, b, 2)).toBe(count);
    expect(editDistance(b, a, 2)).toBe(count);
  });

  it.each([
    ['kadane', 'hoare', 2],
    ['a', 'abcdef', 1],
    ['ac', 'czza', 2],
  ])('returns more than the limit if %s and %s are further apart', (a, b, limit) => {
    expect(editDistance(a, b, limit)).toBeGreaterThan(limit);
  });

  it('agrees with its definition for all pairs of words', () => {
    fc.assert(
      fc.property(words, words, fc.nat({max: 3}), (a, b, limit) => {
        const distance = editDistance(a, b, limit);
        expect(Math.min(distance, limit + 1)).toBe(Math.min(distanceByDefinition(a, b), limit + 1));
      }),
      {numRuns: 300},
    );
  });
});

describe('the letters of a word as bits', () => {
  it('are one bit for each different letter', () => {
    expect(bitCount(letterBits('rotate'))).toBe(5);
    expect(letterBits('rotate')).toBe(letterBits('aeort'));
    expect(bitCount(letterBits(''))).toBe(0);
  });

  it('differ in at most two bits for each edit', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const differences = bitCount(letterBits(a) ^ letterBits(b));
        expect(differences).toBeLessThanOrEqual(2 * editDistance(a, b, 6));
      }),
    );
  });
});
