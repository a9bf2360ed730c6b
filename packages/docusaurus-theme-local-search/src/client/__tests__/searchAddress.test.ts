import {expect, test} from 'vitest';
import {readSearchParameters, writeSearchParameters} from '../searchAddress';

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
