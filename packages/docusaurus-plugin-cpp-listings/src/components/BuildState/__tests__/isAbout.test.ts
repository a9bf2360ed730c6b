import {expect, it} from 'vitest';
import {isAbout} from '../isAbout';

const bound = 'listings/sum/problem.yaml:7: loop.cpp: time O(1), but the cost grew';

it('relates a compiler error only to the file that it names', () => {
  const error = 'listings/sum/loop.cpp:3:1: error: expected ;';
  expect(isAbout(error, 'sum/loop.cpp')).toBe(true);
  expect(isAbout(error, 'sum/fold.cpp')).toBe(false);
});

it('relates a broken bound to the listing and to its problem.yaml, but not to other listings', () => {
  expect(isAbout(bound, 'sum/loop.cpp')).toBe(true);
  expect(isAbout(bound, 'sum/problem.yaml')).toBe(true);
  expect(isAbout(bound, 'sum/fold.cpp')).toBe(false);
  expect(isAbout(bound, 'sum/variant/loop.cpp')).toBe(false);
});
