import {expect, test} from 'vitest';
import {resultAddress} from '../resultAddress';

test('the words are placed before the fragment', () => {
  expect(resultAddress('/base/page#section', ['two', 'words'])).toBe(
    '/base/page?highlight=two+words#section',
  );
});

test('an address without a fragment gets none', () => {
  expect(resultAddress('/page', ['word'])).toBe('/page?highlight=word');
});

test('an address without words is unchanged', () => {
  expect(resultAddress('/page#section', [])).toBe('/page#section');
});

test('symbols in words are escaped', () => {
  const {searchParams, hash} = new URL(resultAddress('/p#s', ['a&b', '#x', 'c++']), 'http://h');
  expect(searchParams.get('highlight')).toBe('a&b #x c++');
  expect(hash).toBe('#s');
});
