import {expect, it} from 'vitest';
import {originsOf} from '../origins';

it('returns each origin of the search service and its analytics once', () => {
  expect(
    originsOf([
      'https://search.example.org/engine',
      'https://events.example.org/collect',
      'https://search.example.org/collect',
    ]),
  ).toEqual(['https://search.example.org', 'https://events.example.org']);
});

it('ignores missing values and values that are not addresses', () => {
  expect(originsOf([undefined, '', 'search.example.org'])).toEqual([]);
});
