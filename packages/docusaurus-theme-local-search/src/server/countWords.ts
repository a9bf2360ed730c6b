import type {StoredWord} from '../shared';
import {tokenize} from '../words/tokens';

/** The words of texts, counted. */
export interface WordCounts {
  /** The number of words of each text, each counted as often as it occurs. */
  readonly lengths: readonly number[];
  /** Each word with the texts that have it, in the order of the words. */
  readonly words: readonly StoredWord[];
}

/** The highest frequency that is stored: beyond it, once more says nothing. */
const maxFrequency = 63;

/** Counts the words of texts, which are numbered from 1. */
export function countWords(texts: readonly string[]): WordCounts {
  const words = new Map<string, {last: number; distances: number[]; frequencies: number[]}>();
  const lengths = texts.map((text, index) => {
    const tokens = tokenize(text);
    const frequencies = new Map<string, number>();
    for (const {term} of tokens) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
    for (const [term, frequency] of frequencies) {
      const known = words.get(term) ?? {last: 0, distances: [], frequencies: []};
      known.distances.push(index + 1 - known.last);
      known.frequencies.push(Math.min(frequency, maxFrequency));
      known.last = index + 1;
      words.set(term, known);
    }
    return tokens.length;
  });
  return {
    lengths,
    words: [...words]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([term, {distances, frequencies}]) => [term, distances, frequencies]),
  };
}
