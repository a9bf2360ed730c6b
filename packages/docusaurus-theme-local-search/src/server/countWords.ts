import {keywordFrequency, type Section, type StoredWord} from '../shared';
import {phraseOf, termsOf, tokenize} from '../words/tokens';

/** The counted words of texts. */
export interface WordCounts {
  /** The number of words in each text, including repetitions. */
  readonly lengths: readonly number[];
  /** Each word with the sections that contain it, sorted by word. */
  readonly words: readonly StoredWord[];
}

/** The highest frequency that is stored; beyond it, further occurrences do not matter. */
const maxFrequency = 63;

/**
 * Counts the words of sections' texts and collects their keywords. Sections are numbered from 1.
 */
export function countWords(sections: readonly Pick<Section, 'content' | 'keywords'>[]): WordCounts {
  const words = new Map<string, {last: number; distances: number[]; frequencies: number[]}>();
  const note = (term: string, section: number, frequency: number) => {
    const known = words.get(term) ?? {last: 0, distances: [], frequencies: []};
    known.distances.push(section - known.last);
    known.frequencies.push(frequency);
    known.last = section;
    words.set(term, known);
  };
  const lengths = sections.map(({content, keywords = []}, index) => {
    const terms = termsOf(content);
    const frequencies = new Map<string, number>();
    for (const term of terms) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
    for (const [term, frequency] of frequencies) {
      note(term, index + 1, Math.min(frequency, maxFrequency));
    }
    // A keyword such as `<` has no word, so nothing can find it.
    const ofKeywords = keywords
      .map(tokenize)
      .filter((of) => of.length > 0)
      .flatMap((of) => [phraseOf(of), ...of.map(({term}) => term)]);
    for (const term of new Set(ofKeywords)) {
      note(term, index + 1, keywordFrequency);
    }
    return terms.length;
  });
  return {
    lengths,
    words: [...words]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([term, {distances, frequencies}]) => [term, distances, frequencies]),
  };
}
