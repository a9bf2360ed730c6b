import {isOfLetters} from './alphabet';

/** Takes the ending off a word. */
export type Stemmer = (word: string) => string;

/**
 * Returns what the forms of a term have in common; a term with a symbol has no other forms.
 * English stemmers take `adding` to `ad`, as `putting` to `put`, and leave `add` as it is.
 */
export const stemOf = (term: string, stemmer: Stemmer): string =>
  isOfLetters(term) ? stemmer(term).replace(/^(.([b-df-hj-np-tv-z]))\2$/, '$1') : term;
