import {describe, expect, it} from 'vitest';
import type {ProblemData} from '../../model/problem';
import type {ApproachCosts, Costs} from '../../model/costs';
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

/** A quadratic program that copies its input. */
const copies: ApproachCosts = {
  worst: Object.fromEntries(
    Array.from({length: 13}, (_, k) => [2 ** k, costs(7 * 4 ** k + 3, 4 * 2 ** k + 16)]),
  ),
  average: {},
  best: {},
};

/** Checks bounds against the counts of that program. @throws the error of `checkBounds`. */
function check(time: string, space: string, counts: ApproachCosts = copies): void {
  const data: ProblemData = {
    id: 'sum',
    title: 'Sum',
    inputs: [
      {name: 'k', type: 'int'},
      {name: 'a', type: 'int[]', size: [0, 9]},
      {name: 'b', type: 'int[]', size: [0, 4]},
    ],
    output: 'the sum',
    listings: [{file: 'copy.cpp', title: 'A copy', time, space}],
    pitfalls: [],
    cases: [],
  };
  checkBounds([{data, at: (...keys) => `listings/sum/problem.yaml:${keys.join('.')}`}], (file) =>
    file === 'sum/copy.cpp' ? counts : undefined,
  );
}

describe('checkBounds', () => {
  it('accepts bounds that the counts agree with', () => {
    expect(() => check('O(n²)', 'O(n)')).not.toThrow();
  });

  it.each([
    ['time', 'O(1)'],
    ['time', 'O(n)'],
    ['time', 'O(n log n)'],
    ['time', 'O(n³)'],
    ['time', 'O(n²) amortised'],
    ['space', 'O(1)'],
    ['space', 'O(log n)'],
    ['space', 'O(n²)'],
  ])(
    'refuses the bound on the %s %s, naming the place, the listing and both growths',
    (key, bound) => {
      const bounds = {time: 'O(n²)', space: 'O(n)', [key]: bound};
      expect(() => check(bounds.time, bounds.space)).toThrow(
        `listings/sum/problem.yaml:listings.0.${key}: copy.cpp: ${key} ${bound}, ` +
          'but from n = 256 to n = 4096 the cost grew',
      );
    },
  );

  it('accepts one logarithm too many, which only the larger trials of native programs can detect', () => {
    expect(() => check('O(n²log n)', 'O(n log n)')).not.toThrow();
  });

  it('reports a size limit that allows too few counts once, and reports no bound', () => {
    const few = {
      ...copies,
      worst: Object.fromEntries(Object.entries(copies.worst).filter(([n]) => Number(n) <= 4)),
    };
    expect(() => check('O(1)', 'O(1)', few)).toThrow(
      /^listings\/sum\/problem\.yaml:inputs\.2\.size: costs are counted at 3 sizes only, and 5 are needed to judge a bound; raise the upper limit of size to 16 or more$/,
    );
  });

  it('reports every bound that is wrong', () => {
    expect(() => check('O(n)', 'O(1)')).toThrow(/: time O\(n\)[^\n]*\n.*: space O\(1\)/);
  });
});
