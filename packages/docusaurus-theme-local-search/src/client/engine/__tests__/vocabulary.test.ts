import {describe, expect, it} from 'vitest';
import {Parts} from '../parts';
import {Vocabulary} from '../vocabulary';

/** Opens a vocabulary of one word file, which is loaded, as is the list of all words. */
function open(
  words: readonly string[],
  headings: readonly string[] = [],
  stemsKeepInitials?: boolean,
) {
  const parts = new Parts();
  parts.add('words-0');
  parts.add('vocabulary');
  const vocabulary = new Vocabulary(parts, 1, stemsKeepInitials);
  headings.forEach((word) => vocabulary.add(word, true));
  words.forEach((word) => vocabulary.add(word));
  return vocabulary;
}

const termsOf = (vocabulary: Vocabulary, typed: string, isLast = false) =>
  vocabulary.expand(typed, isLast).map(({term}) => term);

describe('a typed word stands for', () => {
  const vocabulary = open(['rotate', 'rotates', 'rotation', 'rotor', 'behaviour', 'four', 'for']);

  it('itself first, then other forms of it, and no other words', () => {
    const expansions = vocabulary.expand('rotate', false);
    expect(expansions.map(({term}) => term)).toEqual(['rotate', 'rotates', 'rotation']);
    expect(expansions.map(({weight}) => weight)).toEqual([1, 0.86, 0.86]);
    expect(expansions.every(({isGuess, isOfHeadings}) => !isGuess && !isOfHeadings)).toBe(true);
  });

  it('its other forms with more weight if no page has it', () => {
    expect(vocabulary.expand('rotating', false)[0]).toMatchObject({term: 'rotate', weight: 0.9});
  });

  it('the same words in the same order, however they were loaded', () => {
    const words = ['rotate', 'rotates', 'rotated', 'rotation'];
    const expansions = open(words).expand('rotating', false);
    expect(open([...words].reverse()).expand('rotating', false)).toEqual(expansions);
  });

  it('no stop word that only has its stem, nor a stop word for such a word', () => {
    const words = open(['one', 'ones', 'on']);
    expect(termsOf(words, 'one')).toEqual(['one', 'ones']);
    expect(termsOf(words, 'on')).toEqual(['on']);
  });

  it('words that begin with it if it is the last of the query, and better for fewer letters', () => {
    expect(termsOf(vocabulary, 'rota', true)).toEqual(['rotate', 'rotates', 'rotation']);
    const weights = vocabulary.expand('rota', true).map(({weight}) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights[0]).toBeLessThan(0.86);
    expect(termsOf(vocabulary, 'for', true)).toEqual(['for']);
  });

  it('words that begin with it, even if it is not the last, if no page has it', () => {
    expect(termsOf(vocabulary, 'rotat')).toContain('rotates');
  });

  it.each([
    ['behavior', 'behaviour'],
    ['behaviour', 'behavior'],
    ['amortised', 'amortized'],
    ['amortizing', 'amortising'],
    ['amortizing', 'amortised'],
    ['neighbor', 'neighbouring'],
  ])('the other spelling and its forms: %s for %s', (typed, known) => {
    expect(termsOf(open([known]), typed)).toEqual([known]);
  });

  it.each([
    ['four', 'for'],
    ['this', 'thiz'],
    ['raise', 'raize'],
  ])('but %s is no other spelling of %s', (typed, other) => {
    expect(termsOf(open([other, typed]), typed)).toEqual([typed]);
  });
});

describe('the words that begin with', () => {
  it('a single letter are those of headings, at most ten, the shortest first', () => {
    const headings = Array.from({length: 12}, (_, i) => `x${'y'.repeat(12 - i)}`);
    const expansions = open(['xa'], headings).expand('x', true);
    expect(expansions.map(({term}) => term.length)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(expansions.every(({isOfHeadings}) => isOfHeadings)).toBe(true);
    expect(termsOf(open(['xa'], headings), 'x', false)).toEqual([]);
  });

  it.each([
    ['xy', 20],
    ['xyz', 40],
  ])('%s are at most %i, in the same order however they were loaded', (prefix, count) => {
    const words = Array.from({length: 50}, (_, i) => `xyz${String(i).padStart(2, '0')}`);
    const found = termsOf(open(words), prefix, true);
    expect(found).toEqual(words.slice(0, count));
    expect(termsOf(open([...words].reverse()), prefix, true)).toEqual(found);
  });

  it('a word without symbols have none after it', () => {
    const vocabulary = open(['size_t', 'sized', 'std::span', 'std::sort']);
    expect(termsOf(vocabulary, 'siz', true)).toEqual(['sized']);
    expect(termsOf(vocabulary, 'std::s', true)).toEqual(['std::sort', 'std::span']);
  });
});

describe('a word that no page has may be a misspelling', () => {
  it.each([
    ['mian', 'main', true],
    ['rain', 'main', false],
    ['ain', 'main', false],
    ['aray', 'array', true],
    ['arxyy', 'array', false],
    ['brray', 'array', false],
    ['breadht', 'breadth', true],
    ['xreadth', 'breadth', true],
    ['xyeadth', 'breadth', false],
    ['lumoto', 'lomuto', true],
    ['lumito', 'lomuto', false],
    ['looumt', 'lomuto', false],
    ['turel', 'tuler', false],
    ['partitoin', 'partition', true],
    ['partxyion', 'partition', true],
    ['parxyzion', 'partition', false],
    ['int33', 'int32', false],
    ['itn32', 'int32', true],
  ])('%s of %s: %s', (typed, known, isGuess) => {
    const found = open([known]).expand(typed, false);
    expect(found.map(({term}) => term)).toEqual(isGuess ? [known] : []);
    expect(found.every((expansion) => expansion.isGuess)).toBe(true);
  });

  it('only if it stands for nothing else', () => {
    expect(termsOf(open(['rotates', 'rotete']), 'rotate')).toEqual(['rotates']);
  });

  it('of a word that is not yet typed to its end, if it is the last of the query', () => {
    const vocabulary = open(['partition']);
    expect(termsOf(vocabulary, 'pratit', true)).toEqual(['partition']);
    expect(termsOf(vocabulary, 'pratit', false)).toEqual([]);
    expect(termsOf(open(['simulated']), 'smiu', true)).toEqual(['simulated']);
    // The rest of the word has a d, but its first four letters have none.
    expect(termsOf(open(['simulated']), 'simd', true)).toEqual([]);
  });

  it('of a word and its other forms, which count less', () => {
    const expansions = open(['rotation', 'rotates']).expand('rotaton', false);
    expect(expansions.map(({term}) => term)).toEqual(['rotation', 'rotates']);
    expect(expansions.map(({weight}) => weight)).toEqual([0.7, 0.86 * 0.7]);
    expect(expansions.every(({isGuess}) => isGuess)).toBe(true);
  });

  it('of at most six words, the most similar first', () => {
    const near = ['x', 'f', 'c', 'a', 'e', 'b', 'd'].map((letter) => `partitio${letter}`);
    const [first, ...others] = open(['partitixx', ...near]).expand('partition', false);
    expect(first).toMatchObject({term: 'partitioa', isGuess: true});
    expect(others.map(({term}) => term)).toEqual([
      ...['partitiob', 'partitioc', 'partitiod', 'partitioe', 'partitiof'],
    ]);
    const few = open(['xartition', 'partitixx', 'partitiox']).expand('partition', false);
    expect(few.map(({term}) => term)).toEqual(['partitiox', 'xartition', 'partitixx']);
  });
});

describe('a word is split into two known words', () => {
  const vocabulary = open([
    'push',
    'back',
    'two',
    'pointers',
    'look',
    'up',
    'the',
    'sum',
    'rotate',
    'is',
  ]);

  it.each([
    ['sumise', false, ['sum']],
    ['pushback', true, ['push', 'back']],
    ['pushesback', false, ['pushes', 'back']],
    ['twosum', false, ['two', 'sum']],
    ['lookup', true, ['look', 'up']],
    ['lookup', false, undefined],
    ['zzqxup', true, undefined],
    ['lookxy', true, undefined],
    ['thesum', true, undefined],
    ['rotates', true, undefined],
    ['pushxxxx', true, undefined],
  ])('%s (with a particle: %s): %j', (typed, isLoose, halves) => {
    expect(vocabulary.split(typed, isLoose)).toEqual(halves);
  });

  it('but not if it is too short', () => {
    expect(open(['to', 'sum', 'up', 'two']).split('sumup', false)).toBeUndefined();
  });
});

it('a subscript stands for at most six others of the same index, and a name for none', () => {
  const names = ['f', 'b', 'a', 'c', 'e', 'd', 'g'];
  const vocabulary = open([...names.map((name) => `${name}[i]`), 'a[j]', 'a[i + 1]', 'i']);
  expect(vocabulary.sameSubscripts('nums[i]').map(({term}) => term)).toEqual([
    ...['a[i]', 'b[i]', 'c[i]', 'd[i]', 'e[i]', 'f[i]'],
  ]);
  expect(vocabulary.sameSubscripts('nums[i]').every(({isGuess}) => isGuess)).toBe(true);
  expect(vocabulary.sameSubscripts('nums')).toEqual([]);
});

it('words that are added later count after the cache is cleared', () => {
  const vocabulary = open(['rotates']);
  expect(termsOf(vocabulary, 'rotate')).toEqual(['rotates']);
  expect(vocabulary.expand('rotate', false)).toBe(vocabulary.expand('rotate', false));
  vocabulary.add('rotate');
  vocabulary.forget();
  expect(termsOf(vocabulary, 'rotate')).toEqual(['rotate', 'rotates']);
});

it.each(['rotating', 'rota', 'r', 'xyo', 'loopup', 'rottae', 'behavior'])(
  '%s stands for the same words if only those with its first letter have stems',
  (typed) => {
    const words = ['rotate', 'loop', 'looping', 'look', 'behaviour', 'xylophone', 'up'];
    const [all, some] = [false, true].map((stemsKeepInitials) => {
      const vocabulary = open(words, ['rotation', 'reverse'], stemsKeepInitials);
      const before = vocabulary.expand(typed, true);
      ['rotates', 'loops', 'xyloid'].forEach((word) => vocabulary.add(word));
      vocabulary.forget();
      return [before, vocabulary.expand(typed, true), vocabulary.split(typed, true)];
    });
    expect(some).toEqual(all);
    expect(all?.flat()).not.toEqual([]);
  },
);

it('an answer from missing parts is not kept, and the missing parts are noted', () => {
  const parts = new Parts();
  const vocabulary = new Vocabulary(parts, 1);
  expect(vocabulary.expand('rotate', false)).toEqual([]);
  expect(parts.missing).toEqual(['words-0']);
  parts.add('words-0');
  vocabulary.add('rotates');
  expect(termsOf(vocabulary, 'rotate')).toEqual(['rotates']);
  parts.begin();
  vocabulary.expand('rottae', false);
  expect(parts.missing).toEqual(['vocabulary']);
  parts.begin();
  vocabulary.expand('xyz', false);
  expect(parts.missing).toEqual([]);
});
