import {describe, expect, it} from 'vitest';
import {fold, phraseOf, termsOf, tokenize, withoutCompounds} from '../tokens';

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

  it.each(['Two plain words', 'Two, plain words', 'std::rotate', ''])(
    'finds the same words without their places: %s',
    (text) => {
      expect(termsOf(text)).toEqual(terms(text));
    },
  );

  it.each(['Two plain words', 'Two, plain words'])('knows the places of words: %s', (text) => {
    const places = tokenize(text).map(({start, end}) => text.slice(start, end));
    expect(places).toEqual(['Two', 'plain', 'words']);
    expect(terms(text)).toEqual(['two', 'plain', 'words']);
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

  it.each(['O(n log n)', 'O( n  log n )', 'O(n·log n)', 'O(N LOG N)', 'o(n log n)'])(
    'normalizes %s to the same bound',
    (text) => {
      expect(terms(text)[0]).toBe('o(nlogn)');
    },
  );

  it.each(['a[2*i+1]', 'a[2 * i + 1]', 'A[ 2i +1 ]'])(
    'normalizes %s to the same subscript',
    (text) => {
      expect(terms(text)[0]).toBe('a[2i+1]');
    },
  );

  it('treats a superscript digit as a power', () => {
    expect(terms('O(n²)')[0]).toBe('o(n^2)');
    expect(terms('2³¹')[0]).toBe('2^31');
    expect(terms('2^31')[0]).toBe('2^31');
  });

  it.each([
    ['a[i]', 'a[i]'],
    ['operator []', 'operator[]'],
    ['operator==', 'operator=='],
    ['operator*', 'operator*'],
    ['C++20', 'c++20'],
    ['g++', 'g++'],
    ['libstdc++', 'libstdc++'],
    ['i++', 'i++'],
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

  it('treats a contraction as one word', () => {
    expect(terms("It doesn’t; I can't, we'll.")).toEqual(['it', "doesn't", 'i', "can't", "we'll"]);
  });

  it.each([
    ['数据结构', ['数据', '据结', '结构']],
    ['数', ['数']],
    ['数据、结构。', ['数据', '结构']],
    ['用std::sort排序', ['用', 'std::sort', 'std', 'sort', '排序']],
  ])('makes a word of every two characters of %s, which has no spaces', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    ['Turn a[i] by std::rotate.', 'turn a[i] a i by std::rotate std rotate'],
    ['The findPair of push_back', 'the findpair find pair of push_back push back'],
    ['两个 push_back 和', '两个 push_back push back 和'],
    ['数据结构 size', '数据 据结 结构 size'],
  ])('returns the position of each word of "%s"', (text, words) => {
    const places = tokenize(text).map(({start, end}) => text.slice(start, end).toLowerCase());
    expect(places.join(' ')).toBe(words);
    expect(terms(text).join(' ')).toBe(words);
  });

  it.each([
    ['__push__', ['push']],
    ['size_t_', ['size_t', 'size', 't']],
    ['STL and APIs', ['stl', 'and', 'apis']],
    ['int32 of 64', ['int32', 'int', '32', 'of', '64']],
    ['operator  []', ['operator']],
    ['a[i]\n[i]', ['a[i]', 'a', 'i', 'i']],
    ["Hoare's (1961)", ["hoare's", 'hoare', '1961']],
  ])('finds the words of %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('marks as compounds only words that others follow', () => {
    const compounds = tokenize('A size_t of int, O(n) and 数据 by a rotation 1,000').filter(
      ({isCompound}) => isCompound,
    );
    expect(compounds.map(({term}) => term)).toEqual(['size_t', 'o(n)']);
  });

  it.each(['', '()[]{}::', '!?%&/', '… — “”', '_ __'])('finds no word in "%s"', (text) => {
    expect(terms(text)).toEqual([]);
  });
});

it('fold leaves out case and accents, and keeps the caret of a power', () => {
  expect(['Größe', 'NAÏVE', 'İ', 'n^2', 'ﬁ'].map(fold)).toEqual([
    ...['grosse', 'naive', 'i', 'n^2', 'fi'],
  ]);
});

it('a text without its compounds still has their parts, which make up its phrase', () => {
  const tokens = tokenize('Call std::rotate on a[i]');
  const parts = ['call', 'std', 'rotate', 'on', 'a', 'i'];
  expect(withoutCompounds(tokens).map(({term}) => term)).toEqual(parts);
  expect(phraseOf(tokens)).toBe(parts.join(' '));
});
