import {expect, test} from 'vitest';
import {findWords} from '../findWords';

const found = (text: string, words: readonly string[], most = 100) =>
  findWords(text, words, most).map(([start, end]) => text.slice(start, end));

test('words are found regardless of case', () => {
  expect(found('Rotate, then rotate again', ['rotate'])).toEqual(['Rotate', 'rotate']);
});

test('a word is found at the start of a longer word but not inside one', () => {
  expect(found('arrays and subarrays', ['array'])).toEqual(['array']);
});

test('a word is found in a text that marks where it may be broken', () => {
  expect(found('Sub\u00ADarray and push\u200B_back', ['subarray', 'push_back'])).toEqual([
    'Sub\u00ADarray',
    'push\u200B_back',
  ]);
});

test('a word of one or two letters is found only as a whole word', () => {
  expect(found('k is a key to k', ['k'])).toEqual(['k', 'k']);
});

test('symbols in words are matched literally', () => {
  expect(found('std::rotate takes a[i] in O(n)', ['std::rotate', 'a[i]', 'O(n)'])).toEqual([
    'std::rotate',
    'a[i]',
    'O(n)',
  ]);
});

// cspell:ignore logn nlogn
test.each([
  ['o(n^2)', ['O(n²)', 'O(n^2)']],
  ['o(nlogn)', ['O(n log n)', 'O(n · log n)']],
  ['o(n^2logn)', ['O(n² log n)']],
  ['n^10', ['n¹⁰']],
  ['2^n', ['2ⁿ', '2^n']],
  ['n^k', ['n^k']],
  ['o(n)', []],
])('the normalized word %s is found in the form that texts use', (word, expected) => {
  const bounds = 'O(n²) or O(n^2), O(n log n) or O(n · log n), O(n² log n)';
  expect(found(`${bounds}; n¹⁰, 2ⁿ, 2^n and n^k.`, [word])).toEqual(expected);
});

test('the longer of two words with the same beginning is matched', () => {
  expect(found('std::rotate', ['std', 'std::rotate'])).toEqual(['std::rotate']);
});

test('the number of matches does not exceed the limit', () => {
  expect(found('a a a a', ['a'], 3)).toHaveLength(3);
});

test('empty words match nothing', () => {
  expect(found('text', ['', ''])).toEqual([]);
});

// cspell:ignore zählt grosse zahlt weiss
test.each([
  ['Die Größe zählt.', ['grosse', 'zahlt'], ['Größe', 'zählt']],
  ['Edelkamp and Weiß (2016)', ['weiss'], ['Weiß']],
  ['a cafe\u0301, two', ['cafe', 'two'], ['cafe\u0301', 'two']],
  ['n² is not 2ⁿ in a café', ['n^2', '2^n', 'cafe'], ['n²', '2ⁿ', 'café']],
  ['\u{1F600} naïve', ['naive'], ['naïve']],
  ['배열의 합', ['배열'.normalize('NFKD')], ['배열']],
  ['ガラスの配列', ['カラ'], ['ガラ']],
])('in %j, words are found regardless of accents', (text, words, expected) => {
  expect(found(text, words)).toEqual(expected);
});

test('letters with accents count as letters', () => {
  expect(found('naïve', ['ve'])).toEqual([]);
});

test('Chinese is found within a sentence', () => {
  expect(found('这里讲的是数据结构。', ['数据', '结构'])).toEqual(['数据', '结构']);
});
