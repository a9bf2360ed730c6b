import {expect, it} from 'vitest';
import Count from '..';

it('shows a count with its thousands apart', () => {
  expect(Count({file: 'rotate-array/juggling.cpp', n: '1024', value: 1025})).toBe('1,025');
});

it('stops the build where nothing was counted, and says what was asked for', () => {
  expect(() =>
    Count({file: 'rotate-array/juggling.cpp', measure: 'writes', n: '1000', place: 'a.mdx:3'}),
  ).toThrow(
    /^a\.mdx:3: <Count file="rotate-array\/juggling\.cpp">: no writes counted at n = 1000 on worst inputs/,
  );
});
