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

  it('takes an identifier whole and in its parts', () => {
    expect(terms('push_back(findPair)')).toEqual([
      'push_back',
      'push',
      'back',
      'findpair',
      'find',
      'pair',
    ]);
  });

  it('takes a qualified name whole and in its parts', () => {
    expect(terms('std::rotate')).toEqual(['std::rotate', 'std', 'rotate']);
  });

  it.each(['O(n log n)', 'O( n  log n )', 'O(n·log n)', 'o(n log n)'.toUpperCase()])(
    'takes %s for the same bound',
    (text) => {
      expect(terms(text)[0]).toBe('o(nlogn)');
    },
  );

  it('takes a raised digit for a power', () => {
    expect(terms('O(n²)')[0]).toBe('o(n^2)');
    expect(terms('2³¹')[0]).toBe(terms('2^31')[0]);
  });

  it.each([
    ['a[i]', 'a[i]'],
    ['operator []', 'operator[]'],
    ['operator==', 'operator=='],
    ['C++20', 'c++20'],
    ['1,000,000', '1000000'],
  ])('knows the symbols of %s', (text, term) => {
    expect(terms(text)[0]).toBe(term);
  });

  it.each(['O(n lo', 'a[i', 'std::ro'])('reads %s, which is still being typed', (text) => {
    expect(tokenize(text)[0]).toMatchObject({isCompound: true, start: 0, end: text.length});
  });

  it("takes no s for a word, as in Kadane's", () => {
    expect(terms('Kadane’s and so')).toEqual(["kadane's", 'kadane', 'and', 'so']);
  });

  it.each([
    ['数据结构', ['数据', '据结', '结构']],
    ['数', ['数']],
    ['数据、结构。', ['数据', '结构']],
    ['用std::sort排序', ['用', 'std::sort', 'std', 'sort', '排序']],
  ])('takes each two characters of %s, which has no spaces, for a word', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('says where each word stands', () => {
    const text = 'Turn a[i] by std::rotate.';
    for (const {term, start, end} of tokenize(text)) {
      expect(text.slice(start, end).toLowerCase()).toBe(term);
    }
  });

  it.each(['', '()[]{}::', '!?%&/', '… — “”', '_ __'])('finds no word in "%s"', (text) => {
    expect(terms(text)).toEqual([]);
  });
});
