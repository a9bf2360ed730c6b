/** Classes of characters, each as it stands between the brackets of a regular expression. */
export interface Alphabet {
  readonly letter: string;
  readonly upper: string;
  readonly lower: string;
  /** Letters of neither case. */
  readonly uncased: string;
  readonly mark: string;
  readonly digit: string;
  /** Digits, and superscripts, fractions and the like. */
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
 * The same classes of the characters that most texts are made of. A worker that has just
 * begun makes them ready sooner than Unicode's, each of which is hundreds of ranges.
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

/** Latin-1, and the punctuation, superscripts, arrows and signs of mathematics beyond it. */
const ofLatin = /^[\t\n\r -\u00FF\u2010-\u2027\u2030-\u205E\u2070\u2074-\u207F\u2190-\u22FF]*$/;

/** Whether `latin` says of all characters of a text what `unicode` does. */
export const isLatin = (text: string): boolean => ofLatin.test(text);

const ascii = /^[ -~]*$/;

/** Whether a text is made of letters alone; of one without accents it is known sooner. */
export const isOfLetters = (text: string): boolean =>
  (ascii.test(text) ? /^[a-z]+$/i : /^\p{L}+$/u).test(text);

/** Whether a text holds what no word does. */
export const hasSymbol = (text: string): boolean =>
  (ascii.test(text) ? /[^a-z\d]/i : /[^\p{L}\p{M}\p{Nd}]/u).test(text);
