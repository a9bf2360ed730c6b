import {expect, it} from 'vitest';
import {originsOf} from '../origins';

it('the origins of the search service and of what records searches are allowed, each once', () => {
  expect(
    originsOf([
      'https://search.example.org/engine',
      'https://events.example.org/collect',
      'https://search.example.org/collect',
    ]),
  ).toEqual(['https://search.example.org', 'https://events.example.org']);
});

it('what is missing or no address allows nothing', () => {
  expect(originsOf([undefined, '', 'search.example.org'])).toEqual([]);
});
