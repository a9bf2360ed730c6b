import {isLatin, latin, unicode, type Alphabet} from './alphabet';

/** The kinds of compounds, which begin like a word. */
export const compoundKinds = [
  'bound',
  'subscript',
  'qualified',
  'operator',
  'language',
  'power',
  'possessive',
  'number',
] as const;
export type CompoundKind = (typeof compoundKinds)[number];

/** The expressions that find words in a text. */
export interface Grammar {
  /** Finds the next word, from its `lastIndex` on. */
  readonly word: RegExp;
  /** Reads a compound at its `lastIndex`, one group for each of the kinds in their order. */
  readonly compound: RegExp;
  /** Finds the words that a word is made of: `pushBack` and `push_back` hold `push` and `back`. */
  readonly parts: RegExp;
  /** Whether a word is an abbreviation, which is not taken apart. */
  readonly abbreviation: RegExp;
  /** Finds the runs of writing that has no spaces between words, where there may be some. */
  readonly withoutSpaces?: RegExp;
}

function compoundsOf({letter, mark, digit, numeral}: Alphabet): Record<CompoundKind, string> {
  const name = `[${letter}_][${letter}${numeral}_]*`;
  return {
    // The last bracket may still be missing while it is typed.
    bound: String.raw`[OΘΩ]\((?:[^()\n]|\([^()\n]{1,24}\)){1,40}(?:\)|$)`,
    subscript: String.raw`${name}\[[^\]\s]{1,16}(?:\]|$)`,
    qualified: `${name}(?:::[${letter}_~][${letter}${numeral}_]*)+`,
    operator: String.raw`operator\s?(?:[-+*/%&|^=!<>]{1,3}|\[\]|\(\))`,
    language: String.raw`[Cc]\+\+\d*`,
    power: String.raw`[${letter}${digit}]+(?:\^[${letter}${digit}]+|[⁰¹²³⁴-⁹ⁿ]+)`,
    // As in Kadane's: the s alone is no word.
    possessive: `[${letter}${mark}]+['’][sS](?![${letter}${numeral}])`,
    number: String.raw`\d{1,3}(?:[,_'’]\d{3})+(?!\d)`,
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

/** Han, Hiragana and Katakana, and the marks of long vowels, which Unicode has in no script. */
export const chineseAndJapanese = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーｰ`;

const ofLatin = grammarOf(latin);
let ofUnicode: Grammar | undefined;

/** Returns the fastest grammar for a text; all find the same words. */
export const grammarFor = (text: string): Grammar =>
  isLatin(text)
    ? ofLatin
    : (ofUnicode ??= {
        ...grammarOf(unicode),
        withoutSpaces: new RegExp(`([${chineseAndJapanese}]+)`, 'u'),
      });
