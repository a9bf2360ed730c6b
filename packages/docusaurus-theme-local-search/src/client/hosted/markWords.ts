import {stemmer} from '@local-search/stemmer';
import {stemOf} from '../../words/stem';
import type {Marks} from '../engine/excerpt';
import {isStopword} from '../isStopword';
import {tokenize, withoutCompounds, type Token} from '../../words/tokens';

/** A word this short stands for itself alone, and not for all that begin so. */
const shortWord = 2;

/** The words of a query, which are marked in what the service answers. */
export interface QueryWords {
  readonly words: readonly string[];
  /** Whether a word of a text is one of them, begins with it, or is another form of it. */
  readonly isMatch: (term: string) => boolean;
}

/** Reads the words of a query; those that say little only where there are no others. */
export function readQueryWords(query: string): QueryWords {
  const all = [...new Set(withoutCompounds(tokenize(query)).map(({term}) => term))];
  const telling = all.filter((word) => !isStopword(word));
  const words = telling.length > 0 ? telling : all;
  const stems = new Set(words.map((word) => stemOf(word, stemmer)));
  return {
    words,
    isMatch: (term) =>
      words.some((word) => (word.length > shortWord ? term.startsWith(word) : term === word)) ||
      stems.has(stemOf(term, stemmer)),
  };
}

/** Returns the words of a text that match. */
export const matchesOf = (tokens: readonly Token[], {isMatch}: QueryWords): Marks =>
  new Map(
    tokens
      .filter(({isCompound, term}) => !isCompound && isMatch(term))
      .map(({term}) => [term, {concept: term, weight: 1}]),
  );
