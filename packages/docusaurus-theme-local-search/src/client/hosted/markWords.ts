import {stemmer} from '@local-search/stemmer';
import {stemOf} from '../../words/stem';
import type {Marks} from '../engine/excerpt';
import {isStopword} from '../isStopword';
import {tokenize, withoutCompounds, type Token} from '../../words/tokens';

/** Words up to this length match only themselves, not words that begin with them. */
const shortWord = 2;

/** The words of a query, which are marked in the service's answer. */
export interface QueryWords {
  readonly words: readonly string[];
  /** Whether a word of a text is one of `words`, begins with one, or is another form of one. */
  readonly isMatch: (term: string) => boolean;
}

/** Reads the words of a query; stop words only if there are no others. */
export function readQueryWords(query: string): QueryWords {
  const all = [...new Set(withoutCompounds(tokenize(query)).map(({term}) => term))];
  const significant = all.filter((word) => !isStopword(word));
  const words = significant.length > 0 ? significant : all;
  const stems = new Set(words.map((word) => stemOf(word, stemmer)));
  return {
    words,
    isMatch: (term) =>
      words.some((word) => (word.length > shortWord ? term.startsWith(word) : term === word)) ||
      stems.has(stemOf(term, stemmer)),
  };
}

/** Returns the matching words of a text. */
export const matchesOf = (tokens: readonly Token[], {isMatch}: QueryWords): Marks =>
  new Map(
    tokens
      .filter(({isCompound, term}) => !isCompound && isMatch(term))
      .map(({term}) => [term, {concept: term, weight: 1}]),
  );
