import {stemmer} from '@local-search/stemmer';
import {expect, it} from 'vitest';
import {stemOf} from '../stem';

it.each([
  ['rotate', 'rotates'],
  ['rotate', 'rotating'],
  ['add', 'adding'],
  ['err', 'erring'],
  ['add a list', 'adding a lists'],
])('%s and %s have the same stem', (one, other) => {
  expect(stemOf(one, stemmer)).toBe(stemOf(other, stemmer));
});

it.each(['class', 'see', 'small'])(
  'only a word of three letters is shortened, and not %s',
  (word) => {
    expect(stemOf(word, (same) => same)).toBe(word);
  },
);

it.each(['a[indexes]', 'push_backs', 'ints32'])(
  'the term %s with a symbol is its own stem',
  (term) => {
    expect(stemOf(term, () => 'stemmed')).toBe(term);
  },
);
