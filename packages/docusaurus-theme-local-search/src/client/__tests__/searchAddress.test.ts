import {expect, test} from 'vitest';
import {maxQueryLength, readSearchParameters, writeSearchParameters} from '../searchAddress';

const nothing = {query: '', category: undefined, pages: undefined};

test('written parameters are read back unchanged', () => {
  const parameters = {query: 'a[i] & "c++" #1', category: 'blogs', pages: 20} as const;
  expect(readSearchParameters(writeSearchParameters(parameters))).toEqual(parameters);
});

test('default parameters are written as an empty string', () => {
  expect(writeSearchParameters(nothing)).toBe('');
});

test.each(['', '?category=__proto__', '?pages=-5', '?pages=1e99', '?pages=two'])(
  'invalid parameters are ignored: %s',
  (search) => {
    expect(readSearchParameters(search)).toEqual(nothing);
  },
);

test('a query over the maximum length is truncated, but not within an emoji', () => {
  const {query} = readSearchParameters(`?q=${'a'.repeat(maxQueryLength + 1)}`);
  expect(query).toBe('a'.repeat(maxQueryLength));
  const emoji = `${'a'.repeat(maxQueryLength - 1)}🔢`;
  expect(readSearchParameters(`?q=${emoji}`).query).toBe('a'.repeat(maxQueryLength - 1));
});
