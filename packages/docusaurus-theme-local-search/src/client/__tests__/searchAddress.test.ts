import {expect, test} from 'vitest';
import {longestQuery, readSearchParameters, writeSearchParameters} from '../searchAddress';

const nothing = {query: '', category: undefined, pages: undefined};

test('what was written is read', () => {
  const parameters = {query: 'a[i] & "c++" #1', category: 'blogs', pages: 20} as const;
  expect(readSearchParameters(writeSearchParameters(parameters))).toEqual(parameters);
});

test('nothing is written as nothing', () => {
  expect(writeSearchParameters(nothing)).toBe('');
});

test.each(['', '?category=__proto__', '?pages=-5', '?pages=1e99', '?pages=two'])(
  'what makes no sense is left out: %s',
  (search) => {
    expect(readSearchParameters(search)).toEqual(nothing);
  },
);

test('a query that is too long is cut off', () => {
  const {query} = readSearchParameters(`?q=${'a'.repeat(longestQuery + 1)}`);
  expect(query).toBe('a'.repeat(longestQuery));
});
