import {describe, expect, it} from 'vitest';
import {budgetFor, findBreaches} from '../sizeBudgets';

const scripts = [
  {file: 'assets/js/main.js', bytes: 9000},
  {file: 'assets/js/page.js', bytes: 2500},
];

describe('findBreaches', () => {
  it('finds nothing in what is within its budget', () => {
    expect(findBreaches({scripts}, {scripts: 11_500})).toEqual([]);
  });

  it('names the files and by how much they are over the budget', () => {
    expect(findBreaches({scripts}, {scripts: 10_000})).toEqual([
      'scripts: 11.5 KB is 1.5 KB over the budget of 10.0 KB: assets/js/main.js (9.0 KB), assets/js/page.js (2.5 KB)',
    ]);
  });

  it('wants a budget for everything', () => {
    expect(findBreaches({scripts}, {})).toEqual(['scripts: 11.5 KB, and no budget; add one']);
  });
});

describe('budgetFor', () => {
  it('leaves 2 %, and at most a kilobyte', () => {
    expect(budgetFor(10_000)).toBe(10_200);
    expect(budgetFor(100_000)).toBe(101_000);
  });

  it('stays below a bar that is met, and is no better than what is there for one that is not', () => {
    expect(budgetFor(9_990, 10_000)).toBe(10_000);
    expect(budgetFor(20_000, 10_000)).toBe(20_400);
  });
});
