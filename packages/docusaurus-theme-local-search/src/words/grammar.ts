import {isLatin, latin, unicode, type Alphabet} from './alphabet';

/** The kinds of compounds; each begins with a word. A simple one is one word, without parts. */
export const compoundKinds = [
  'bound',
  'subscript',
  'qualified',
  'operator',
  'increment',
  'power',
  'possessive',
  'simple',
] as const;

/** A kind of compound. */
export type CompoundKind = (typeof compoundKinds)[number];

/** The regular expressions that find words in a text. */
export interface Grammar {
  /** Finds the next word, starting at its `lastIndex`. */
  readonly word: RegExp;
  /**
   * Matches a compound at its `lastIndex`; has one group per kind, in the order of
   * `compoundKinds`.
   */
  readonly compound: RegExp;
  /** Finds the parts of a word: `pushBack` and `push_back` have `push` and `back`. */
  readonly parts: RegExp;
  /** Matches an abbreviation, which is not split into parts. */
  readonly abbreviation: RegExp;
  /** Finds text in a script without spaces between words; undefined if there can be none. */
  readonly withoutSpaces?: RegExp;
}

function compoundsOf({letter, mark, digit, numeral}: Alphabet): Record<CompoundKind, string> {
  const name = `[${letter}_][${letter}${numeral}_]*`;
  return {
    // The closing bracket may be missing while the query is still being typed.
    bound: String.raw`[OoΘθΩω]\((?:[^()\n]|\([^()\n]{1,24}\)){1,40}(?:\)|$)`,
    subscript: String.raw`${name}\[[^\]\n]{1,16}(?:\]|$)`,
    qualified: `${name}(?:::[${letter}_~][${letter}${numeral}_]*)+`,
    operator: String.raw`operator\s?(?:[-+*/%&|^=!<>]{1,3}|\[\]|\(\))`,
    // Also names such as C++20 and g++.
    increment: String.raw`[${letter}]+\+\+\d*`,
    power: String.raw`[${letter}${digit}]+(?:\^[${letter}${digit}]+|[⁰¹²³⁴-⁹ⁿ]+)`,
    // For example Kadane's, because the s alone is no word.
    possessive: String.raw`[${letter}${mark}]+['’][sS](?![${letter}${numeral}])`,
    // A number with separators, or a contraction such as doesn't, whose t is no word.
    simple: String.raw`\d{1,3}(?:[,_'’]\d{3})+(?!\d)|[${letter}${mark}]+['’](?:[tdm]|ll|re|ve)(?![${letter}${numeral}])`,
  };
}

function grammarOf(alphabet: Alphabet): Grammar {
  const {letter, upper, lower, uncased, mark, digit, numeral} = alphabet;
  const compounds = compoundsOf(alphabet);
  return {
    word: new RegExp(`[${letter}${mark}${digit}_]+`, 'gu'),
    compound: new RegExp(compoundKinds.map((kind) => `(${compounds[kind]})`).join('|'), 'uy'),
    parts: new RegExp(
      `[${upper}]?[${lower}${mark}]+|[${upper}]+(?![${lower}])|[${uncased}]+|[${numeral}]+`,
      'gu',
    ),
    abbreviation: new RegExp(`^[${upper}]+s?$`, 'u'),
  };
}

/**
 * Han, Hiragana, Katakana and the prolonged sound marks, which Unicode assigns to no single
 * script.
 */
export const chineseAndJapanese = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーｰ`;

const ofLatin = grammarOf(latin);
let ofUnicode: Grammar | undefined;

/** Returns the fastest grammar for a text; every grammar finds the same words in it. */
export const grammarFor = (text: string): Grammar =>
  isLatin(text)
    ? ofLatin
    : (ofUnicode ??= {
        ...grammarOf(unicode),
        withoutSpaces: new RegExp(`([${chineseAndJapanese}]+)`, 'u'),
      });
