import {describe, expect, it} from 'vitest';
import type {ProblemData} from '../../shared';
import type {ApproachCosts, Costs} from '../../shared/costs';
import {checkBounds} from '../checkBounds';

const costs = (work: number, bytes: number): Costs => ({
  work,
  steps: 0,
  reads: 0,
  writes: 0,
  comparisons: 0,
  allocations: 0,
  bytes,
});

/** A linear program that copies its input. */
const copies: ApproachCosts = {
  worst: Object.fromEntries(
    Array.from({length: 13}, (_, k) => [2 ** k, costs(7 * 2 ** k + 3, 4 * 2 ** k + 16)]),
  ),
  average: {},
  best: {},
};

/** @throws what checkBounds says of that program under these bounds. */
function check(time: string, space: string): void {
  const data: ProblemData = {
    id: 'sum',
    title: 'Sum',
    inputs: [],
    output: 'the sum',
    listings: [{file: 'copy.cpp', title: 'A copy', time, space}],
    pitfalls: [],
    cases: [],
  };
  checkBounds([{data, at: (...keys) => `listings/sum/problem.yaml:${keys.join('.')}`}], (file) =>
    file === 'sum/copy.cpp' ? copies : undefined,
  );
}

describe('checkBounds', () => {
  it('accepts bounds that the counts agree with', () => {
    expect(() => check('O(n)', 'O(n)')).not.toThrow();
  });

  it.each(['O(1)', 'O(log n)', 'O(n log n)', 'O(n²)', 'O(n) amortised'])(
    'refuses %s for a linear program, naming the place, the listing and both growths',
    (bound) => {
      const words = (key: string) =>
        `listings/sum/problem.yaml:listings.0.${key}: copy.cpp: ${key} ${bound}, ` +
        'but from n = 256 to n = 4096 the cost grew';
      expect(() => check(bound, 'O(n)')).toThrow(words('time'));
      expect(() => check('O(n)', bound)).toThrow(words('space'));
    },
  );

  it('names every bound that is wrong', () => {
    expect(() => check('O(n²)', 'O(1)')).toThrow(/: time O\(n²\)[^\n]*\n.*: space O\(1\)/);
  });
});
