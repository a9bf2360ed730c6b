/** Character classes, each in the form used inside the brackets of a regular expression. */
export interface Alphabet {
  readonly letter: string;
  readonly upper: string;
  readonly lower: string;
  /** Letters without case. */
  readonly uncased: string;
  readonly mark: string;
  readonly digit: string;
  /** Digits, superscripts, fractions and similar characters. */
  readonly numeral: string;
}

/** All of Unicode. */
export const unicode: Alphabet = {
  letter: String.raw`\p{L}`,
  upper: String.raw`\p{Lu}`,
  lower: String.raw`\p{Ll}`,
  uncased: String.raw`\p{Lo}`,
  mark: String.raw`\p{M}`,
  digit: String.raw`\p{Nd}`,
  numeral: String.raw`\p{N}`,
};

const [upper, lower, uncased] = ['A-ZÀ-ÖØ-Þ', 'a-zµß-öø-ÿ', 'ªº'];

/**
 * The same classes, limited to the characters of most texts. They compile faster in a new worker
 * than Unicode's classes, each of which has hundreds of ranges.
 */
export const latin: Alphabet = {
  letter: `${upper}${lower}${uncased}ⁿ`,
  upper,
  lower,
  uncased,
  mark: '',
  digit: '0-9',
  numeral: '0-9²³¹¼-¾⁰⁴-⁹',
};

/**
 * Matches Latin-1, and the punctuation, superscripts, arrows and mathematical symbols beyond it.
 */
const ofLatin = /^[\t\n\r -\u00FF\u2010-\u2027\u2030-\u205E\u2070\u2074-\u207F\u2190-\u22FF]*$/;

/** Whether `latin` classifies all characters of a text as `unicode` does. */
export const isLatin = (text: string): boolean => ofLatin.test(text);

const ascii = /^[ -~]*$/;

/** Whether a text consists of only letters. The check is faster for ASCII. */
export const hasOnlyLetters = (text: string): boolean =>
  (ascii.test(text) ? /^[a-z]+$/i : /^\p{L}+$/u).test(text);

/** Whether a text contains a character that no word contains. */
export const hasSymbol = (text: string): boolean =>
  (ascii.test(text) ? /[^a-z\d]/i : /[^\p{L}\p{M}\p{Nd}]/u).test(text);
