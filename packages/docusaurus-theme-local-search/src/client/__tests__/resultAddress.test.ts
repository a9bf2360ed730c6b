import {expect, test} from 'vitest';
import {resultAddress} from '../resultAddress';

test('the words stand before the fragment', () => {
  expect(resultAddress('/base/page#section', ['two', 'words'])).toBe(
    '/base/page?highlight=two+words#section',
  );
});

test('a page without fragment gets none', () => {
  expect(resultAddress('/page', ['word'])).toBe('/page?highlight=word');
});

test('without words the address stays as it is', () => {
  expect(resultAddress('/page#section', [])).toBe('/page#section');
});

test('symbols of words are not taken for the address', () => {
  const {searchParams, hash} = new URL(resultAddress('/p#s', ['a&b', '#x', 'c++']), 'http://h');
  expect(searchParams.get('highlight')).toBe('a&b #x c++');
  expect(hash).toBe('#s');
});
