import {expect, it} from 'vitest';
import type {ApproachData, ProblemData} from '../../model/problem';
import {bestListing} from '../bestListing';

const listing = (file: string, time: string, space: string): ApproachData => ({
  file,
  title: file,
  time,
  space,
});

const problem = (listings: readonly ApproachData[]): ProblemData => ({
  id: 'sum',
  title: 'Sum',
  inputs: [],
  output: '',
  listings,
  pitfalls: [],
  cases: [],
});

it('prefers the best bound on time, then the one on space, then the first', () => {
  const chosen = bestListing(
    problem([
      listing('slow.cpp', 'O(n²)', 'O(1)'),
      listing('wide.cpp', 'O(n)', 'O(n)'),
      listing('first.cpp', 'O(n)', 'O(1)'),
      listing('second.cpp', 'O(n) expected', 'O(1)'),
    ]),
  );
  expect(chosen.file).toBe('first.cpp');
});

it('multiplies an amortised bound by the number of operations', () => {
  const chosen = bestListing(
    problem([
      listing('each.cpp', 'O(n) amortised', 'O(n)'),
      listing('all.cpp', 'O(n log n)', 'O(n)'),
    ]),
  );
  expect(chosen.file).toBe('all.cpp');
});

it('takes the listing that is named', () => {
  const listings = [listing('a.cpp', 'O(1)', 'O(1)'), listing('b.cpp', 'O(n)', 'O(n)')];
  expect(bestListing(problem(listings), 'b.cpp').file).toBe('b.cpp');
});
