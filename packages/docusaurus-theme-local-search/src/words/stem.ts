import {hasOnlyLetters} from './alphabet';

/** Removes the ending of a word. */
export type Stemmer = (word: string) => string;

/**
 * Returns the stem that all forms of a term share; a term with a symbol has no other forms.
 * English stemmers reduce `adding` to `ad`, like `putting` to `put`, but leave `add` unchanged.
 */
export const stemOf = (term: string, stemmer: Stemmer): string =>
  term.replaceAll(/[^ ]+/g, (word) =>
    hasOnlyLetters(word) ? stemmer(word).replace(/^(.([b-df-hj-np-tv-z]))\2$/, '$1') : word,
  );

/**
 * Converts British spelling to American: `behaviour` to `behavior`, `amortised` to `amortized`;
 * but leaves `four` alone.
 */
const spellingOf = (word: string) =>
  word.replace(/(?<=..)our/, 'or').replace(/(?<=...)is(?=[aei])/, 'iz');

/** Returns the stems of a term as it is spelled and, if it is another word, in American spelling. */
export function stemsOf(term: string, stemmer: Stemmer): readonly string[] {
  const spelling = spellingOf(term);
  const stem = stemOf(term, stemmer);
  return spelling === term ? [stem] : [...new Set([stem, stemOf(spelling, stemmer)])];
}
