import {fields, fieldWeights, lengthEffect, saturation, type Field} from './rankingWeights';
import {tokenize} from './tokens';
import {Vocabulary} from './vocabulary';

/**
 * The occurrences of a term: a number for each field of each document, which holds the
 * document, the field and the frequency. A large site has millions.
 */
type Postings = number[];

/** The words of a text, counted. */
interface WordCounts {
  /** The number of words, each counted as often as it occurs. */
  readonly length: number;
  /** Each word with its occurrences in all documents so far, and its frequency in this text. */
  readonly words: readonly {readonly postings: Postings; readonly frequency: number}[];
}

/** The highest frequency that postings hold. */
const maxFrequency = 63;
const pack = (document: number, field: number, frequency: number) =>
  (document * fields.length + field) * (maxFrequency + 1) + Math.min(frequency, maxFrequency);

/** An index of the words of documents with several fields. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  readonly #postings = new Map<string, Postings>();
  /** Counts of headings, which recur: a page's title in each of its sections. */
  readonly #headings = new Map<string, WordCounts>();
  /** The number of words of each document, by field. */
  readonly #lengths = fields.map((): number[] => []);
  readonly #totals = fields.map(() => ({words: 0, documents: 0}));

  /** Adds the text of a field of a document; each once. */
  add(document: number, field: Field, text: string): void {
    const {length, words} = field === 'content' ? this.#count(text) : this.#countOnce(text);
    const fieldIndex = fields.indexOf(field);
    for (const {postings, frequency} of words) {
      postings.push(pack(document, fieldIndex, frequency));
    }
    const lengths = this.#lengths[fieldIndex];
    const totals = this.#totals[fieldIndex];
    if (lengths && totals) {
      lengths[document] = length;
      totals.words += length;
      totals.documents++;
    }
  }

  #countOnce(heading: string): WordCounts {
    const known = this.#headings.get(heading);
    if (known) {
      return known;
    }
    const counted = this.#count(heading);
    this.#headings.set(heading, counted);
    return counted;
  }

  #count(text: string): WordCounts {
    const frequencies = new Map<string, number>();
    const tokens = tokenize(text);
    for (const {term} of tokens) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
    const words = Array.from(frequencies, ([term, frequency]) => ({
      postings: this.#postingsOf(term),
      frequency,
    }));
    return {length: tokens.length, words};
  }

  #postingsOf(term: string): Postings {
    const known = this.#postings.get(term);
    if (known) {
      return known;
    }
    const postings: Postings = [];
    this.#postings.set(term, postings);
    this.vocabulary.add(term);
    return postings;
  }

  /** Counts the fields of documents that hold a term. */
  occurrences(term: string): number {
    return this.#postings.get(term)?.length ?? 0;
  }

  /** Returns the documents that hold every one of the terms, in any field. */
  holding(terms: readonly string[]): ReadonlySet<number> {
    const [first = new Set<number>(), ...others] = terms.map(
      (term) =>
        new Set(
          this.#postings
            .get(term)
            ?.map((packed) => Math.floor(packed / ((maxFrequency + 1) * fields.length))),
        ),
    );
    return new Set([...first].filter((document) => others.every((set) => set.has(document))));
  }

  /** Calls back with the score of the term in each field of each document. */
  visit(term: string, onScore: (document: number, score: number) => void): void {
    const averages = this.#totals.map(({words, documents}) =>
      Math.max(1, words / (documents || 1)),
    );
    for (const packed of this.#postings.get(term) ?? []) {
      const frequency = packed % (maxFrequency + 1);
      const place = (packed - frequency) / (maxFrequency + 1);
      const fieldIndex = place % fields.length;
      const document = (place - fieldIndex) / fields.length;
      const field = fields[fieldIndex] ?? 'content';
      const length = (this.#lengths[fieldIndex]?.[document] ?? 0) / (averages[fieldIndex] ?? 1);
      const effect = lengthEffect[field];
      const norm = saturation[field] * (1 - effect + effect * length);
      onScore(document, (fieldWeights[field] * frequency) / (frequency + norm));
    }
  }
}
