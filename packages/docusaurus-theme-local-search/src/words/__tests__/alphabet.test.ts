import {describe, expect, it} from 'vitest';
import {hasSymbol, isLatin, hasOnlyLetters, latin, unicode, type Alphabet} from '../alphabet';

const characters = Array.from({length: 0x10000}, (_, code) => String.fromCharCode(code));
const classes = Object.keys(latin) as (keyof Alphabet)[];

describe('the alphabets', () => {
  it.each(classes)('agree on which Latin characters belong to the class "%s"', (name) => {
    const [ofLatin, ofUnicode] = [latin, unicode].map(
      (alphabet) => new RegExp(`^[${alphabet[name]}]$`, 'u'),
    ) as [RegExp, RegExp];
    const covered = characters.filter(isLatin);
    expect(covered.length).toBeGreaterThan(400);
    expect(covered.filter((character) => ofLatin.test(character))).toEqual(
      covered.filter((character) => ofUnicode.test(character)),
    );
  });

  it('leave texts with other letters to Unicode', () => {
    expect(['quick', 'Größe: n²', 'O(n²) – Ω'].map(isLatin)).toEqual([true, true, false]);
    expect(['Łódź', 'массив', '配列', 'e\u0301', '😀'].filter(isLatin)).toEqual([]);
  });
});

describe('a term', () => {
  it.each(['n', 'Array', 'größe', 'массив', '配列'])(
    'of only letters is recognized: %s',
    (term) => {
      expect(hasOnlyLetters(term)).toBe(true);
    },
  );

  it.each(['', 'o(1)', 'int32', 'c++', 'größe2', "kadane's"])(
    '%j does not consist of only letters',
    (term) => {
      expect(hasOnlyLetters(term)).toBe(false);
    },
  );

  it.each(['int32', 'größe2', 'e\u0301', '', 'x٣'])('%j has no symbol', (term) => {
    expect(hasSymbol(term)).toBe(false);
  });

  it.each(['c++', 'a_b', 'größe::n', 'o(ω)'])('%s has a symbol', (term) => {
    expect(hasSymbol(term)).toBe(true);
  });
});
