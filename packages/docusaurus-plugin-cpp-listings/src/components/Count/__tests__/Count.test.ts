import {expect, it} from 'vitest';
import Count from '..';

it('shows a count with a thousands separator', () => {
  expect(Count({file: 'rotate-array/juggling.cpp', n: '1024', value: 1025})).toBe('1,025');
});

it('fails the build if the number was not counted, and names the missing count', () => {
  expect(() =>
    Count({file: 'rotate-array/juggling.cpp', measure: 'writes', n: '1000', place: 'a.mdx:3'}),
  ).toThrow(
    /^a\.mdx:3: <Count file="rotate-array\/juggling\.cpp">: no writes counted at n = 1000 on worst inputs/,
  );
});

it('begins the error with the element if its place is not known', () => {
  expect(() => Count({file: 'rotate-array/juggling.cpp', n: '1000'})).toThrow(/^<Count file=/);
});
