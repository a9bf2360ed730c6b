import {expect, it} from 'vitest';
import {withoutShortNumbers} from '../withoutShortNumbers';

it.each([
  [
    ['rotate', '2', '21', '210', '2sum', 'o(1)'],
    ['rotate', '210', '2sum', 'o(1)'],
  ],
  [['21'], ['21']],
  [[], []],
])('of the words %j, %j are highlighted', (words, expected) => {
  expect(withoutShortNumbers(words)).toEqual(expected);
});
