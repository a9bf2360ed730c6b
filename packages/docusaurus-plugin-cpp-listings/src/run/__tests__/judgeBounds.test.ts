import {describe, expect, it} from 'vitest';
import {parseBound} from '../../model/bounds';
import {contradiction, judgeBounds} from '../judgeBounds';

/** Costs of an invented program at n = 1, 2, 4, … 2^15. */
const counted = (cost: (n: number) => number) =>
  Array.from({length: 16}, (_, k) => ({n: 2 ** k, cost: cost(2 ** k)}));

describe('parseBound', () => {
  it.each([
    ['O(1)', 1],
    ['O(n)', 8],
    ['O(n²)', 64],
    ['O(n³)', 512],
    ['O(log n)', 3],
    ['O(n log n)', 24],
    ['O(n²log n)', 192],
    ['O(n + m)', 16],
    ['O(n) expected', 8],
    ['O(n) on average', 8],
  ])('parses %s', (text, atEight) => {
    expect(parseBound(text).growth(8)).toBe(atEight);
  });

  it('marks an amortised bound', () => {
    expect(parseBound('O(1) amortised').amortised).toBe(true);
    expect(parseBound('O(1)').amortised).toBe(false);
  });

  it.each(['O(', 'n', 'O()', 'O(2n)', 'O(n!)', 'Θ(n)', 'O(n) probably'])(
    'rejects %s and says how to write a bound',
    (text) => {
      expect(() => parseBound(text)).toThrow(`cannot read the bound "${text}"; write it like`);
    },
  );
});

describe('contradiction', () => {
  const programs = {
    'O(1)': () => 40,
    'O(log n)': (n: number) => 5 + 7 * Math.log2(n),
    'O(n)': (n: number) => 30 + 9 * n,
    'O(n log n)': (n: number) => 20 + 3 * n * Math.log2(n + 1),
    'O(n²)': (n: number) => 10 + 2 * n * n + 5 * n,
    'O(n³)': (n: number) => (n * (n + 1) * (n + 2)) / 6,
  };
  const names = Object.keys(programs) as (keyof typeof programs)[];

  it.each(names)('accepts a program whose cost grows as its bound %s', (name) => {
    expect(contradiction(parseBound(name), counted(programs[name]))).toBeUndefined();
  });

  it.each(
    names.flatMap((stated) =>
      names.filter((n) => n !== stated).map((real) => [stated, real] as const),
    ),
  )('rejects the bound %s for a program of %s', (stated, real) => {
    expect(contradiction(parseBound(stated), counted(programs[real]))).toMatch(/the bound says/);
  });

  it('judges an amortised bound by the cost of one operation', () => {
    const doubling = counted((n) => 3 * n);
    expect(contradiction(parseBound('O(1) amortised'), doubling)).toBeUndefined();
    expect(contradiction(parseBound('O(1)'), doubling)).toBeDefined();
  });

  it('accepts a bound that the last doubling confirms if the first sizes are too small to judge by', () => {
    const sizes = (most: number) => counted((n) => n ** 3).filter(({n}) => n <= most);
    expect(contradiction(parseBound('O(n³)'), sizes(256))).toBeUndefined();
    expect(contradiction(parseBound('O(n³)'), sizes(32))).toMatch(/the bound says/);
  });

  it('accepts a bound that the last doubling confirms if all smaller inputs cost the same', () => {
    const withBuffer = counted((n) => Math.max(4096, n));
    expect(contradiction(parseBound('O(n)'), withBuffer)).toBeUndefined();
  });

  it('counts the positions among n elements, which are one more, so that it may judge nested loops at small sizes', () => {
    const positions = counted((n) => (n + 1) ** 2).slice(0, 5);
    expect(contradiction(parseBound('O(n²)'), positions)).toBeUndefined();
  });

  it('says how much the cost grew, and how much it may grow', () => {
    const square = counted((n) => (n + 1) ** 2).slice(0, 5);
    expect(contradiction(parseBound('O(n)'), square)).toBe(
      'from n = 1 to n = 16 the cost grew 72.3-fold (4 to 289), the bound says 8.5-fold',
    );
  });

  it('ignores a constant cost', () => {
    const early = counted((n) => 7 * Math.max(0, Math.log2(n) - 7));
    expect(contradiction(parseBound('O(log n)'), early)).toBeUndefined();
    expect(contradiction(parseBound('O(n)'), early)).toMatch(/the bound says/);
    expect(contradiction(parseBound('O(1)'), early)).toMatch(/the bound says/);
    const squared = counted((n) => Math.log2(n) ** 2);
    expect(contradiction(parseBound('O(log n)'), squared)).toMatch(/the bound says/);
  });

  it('reports too few sizes instead of judging them', () => {
    expect(contradiction(parseBound('O(n)'), counted((n) => n).slice(0, 3))).toMatch(
      'costs are counted at 3 sizes only, and 5 are needed to judge a bound',
    );
  });
});

describe('judgeBounds', () => {
  const approach = {time: 'O(n)', space: 'O(1)'};
  const linear = counted((n) => 3 * n);

  it('compares the time bound with the time counts and the space bound with the space counts', () => {
    const constant = counted(() => 40);
    expect(judgeBounds(approach, {time: linear, space: constant, granule: 16})).toEqual([
      {key: 'time', stated: 'O(n)', wrong: undefined},
      {key: 'space', stated: 'O(1)', wrong: undefined},
    ]);
    const swapped = judgeBounds(approach, {time: constant, space: linear, granule: 16});
    expect(swapped.map(({wrong}) => wrong)).toEqual([
      expect.stringContaining('the bound says'),
      expect.stringContaining('the bound says'),
    ]);
  });

  it('ignores the bytes that every size needs, and a few bytes that come and go', () => {
    const nearly = counted((n) => 5000 + (n > 4000 ? 2 : 0));
    const growing = counted((n) => 5000 + n);
    const spaces = [nearly, growing].map(
      (space) => judgeBounds(approach, {time: linear, space, granule: 16})[1]?.wrong,
    );
    expect(spaces).toEqual([undefined, expect.stringContaining('the bound says 1.0-fold')]);
    const hidden = {time: linear, space: counted((n) => 1_000_000 + n), granule: 16};
    expect(judgeBounds(approach, hidden)[1]?.wrong).toContain('the bound says 1.0-fold');
    const copy = {time: linear, space: counted((n) => 100_000 + 4 * n), granule: 16};
    expect(judgeBounds({time: 'O(n)', space: 'O(n)'}, copy)[1]?.wrong).toBeUndefined();
  });
});
