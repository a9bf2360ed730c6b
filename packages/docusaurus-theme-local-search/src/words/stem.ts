import {hasOnlyLetters} from './alphabet';

/** Removes the ending of a word. */
export type Stemmer = (word: string) => string;

/**
 * Returns the stem that all forms of a term share; a term with a symbol has no other forms.
 * English stemmers reduce `adding` to `ad`, like `putting` to `put`, but leave `add` unchanged.
 */
export const stemOf = (term: string, stemmer: Stemmer): string =>
  hasOnlyLetters(term) ? stemmer(term).replace(/^(.([b-df-hj-np-tv-z]))\2$/, '$1') : term;
