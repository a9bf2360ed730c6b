import {describe, expect, it} from 'vitest';
import {tokenize} from '../tokens';

const terms = (text: string) => tokenize(text).map(({term}) => term);

describe('tokenize', () => {
  it('folds case and accents', () => {
    expect(terms('Rotate NAÏVE Dudziński Straße')).toEqual([
      'rotate',
      'naive',
      'dudzinski',
      'strasse',
    ]);
  });

  it('splits an identifier into the whole and its parts', () => {
    expect(terms('push_back(findPair)')).toEqual([
      'push_back',
      'push',
      'back',
      'findpair',
      'find',
      'pair',
    ]);
  });

  it('splits a qualified name into the whole and its parts', () => {
    expect(terms('std::rotate')).toEqual(['std::rotate', 'std', 'rotate']);
  });

  it.each(['O(n log n)', 'O( n  log n )', 'O(n·log n)', 'o(n log n)'.toUpperCase()])(
    'normalizes %s to the same bound',
    (text) => {
      expect(terms(text)[0]).toBe('o(nlogn)');
    },
  );

  it('treats a superscript digit as a power', () => {
    expect(terms('O(n²)')[0]).toBe('o(n^2)');
    expect(terms('2³¹')[0]).toBe(terms('2^31')[0]);
  });

  it.each([
    ['a[i]', 'a[i]'],
    ['operator []', 'operator[]'],
    ['operator==', 'operator=='],
    ['C++20', 'c++20'],
    ['1,000,000', '1000000'],
  ])('recognizes the symbols in %s', (text, term) => {
    expect(terms(text)[0]).toBe(term);
  });

  it.each(['O(n lo', 'a[i', 'std::ro'])('recognizes the unfinished compound %s', (text) => {
    expect(tokenize(text)[0]).toMatchObject({isCompound: true, start: 0, end: text.length});
  });

  it("does not treat the s of a possessive, as in Kadane's, as a word", () => {
    expect(terms('Kadane’s and so')).toEqual(["kadane's", 'kadane', 'and', 'so']);
  });

  it.each([
    ['数据结构', ['数据', '据结', '结构']],
    ['数', ['数']],
    ['数据、结构。', ['数据', '结构']],
    ['用std::sort排序', ['用', 'std::sort', 'std', 'sort', '排序']],
  ])('makes a word of every two characters of %s, which has no spaces', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('returns the position of each word', () => {
    const text = 'Turn a[i] by std::rotate.';
    for (const {term, start, end} of tokenize(text)) {
      expect(text.slice(start, end).toLowerCase()).toBe(term);
    }
  });

  it.each(['', '()[]{}::', '!?%&/', '… — “”', '_ __'])('finds no word in "%s"', (text) => {
    expect(terms(text)).toEqual([]);
  });
});
