import {keywordFrequency, readLength, type StoredWord} from '../../shared';
import type {Parts} from './parts';
import {fields, fieldWeights, lengthEffect, saturation, type Field} from './rankingWeights';
import {tokenize} from '../../words/tokens';
import {Vocabulary, type Expansion} from './vocabulary';

/**
 * The occurrences of a term in headings. Each number packs a document, a field and the frequency,
 * because a large site has very many.
 */
type Postings = number[];

/** The counted words of a heading. */
interface WordCounts {
  /** The number of words, including repetitions. */
  readonly length: number;
  /** Each word with its occurrences in all documents so far, and its frequency in this text. */
  readonly words: readonly {readonly postings: Postings; readonly frequency: number}[];
}

/** The highest frequency that postings can store. */
const maxFrequency = 63;
const pack = (document: number, field: number, frequency: number) =>
  (document * fields.length + field) * (maxFrequency + 1) + Math.min(frequency, maxFrequency);

/** A term, and whether only its occurrences in headings count. */
type Occurring = Pick<Expansion, 'term' | 'isOfHeadings'>;

/** The fields that are indexed here; the words of `content` are counted by the build. */
export type HeadingField = Exclude<Field, 'content'>;

const contentIndex = fields.indexOf('content');
const titleIndex = fields.indexOf('pageTitle');

/** An index of the words of documents: the words of headings, and of texts as they are loaded. */
export class TextIndex {
  readonly vocabulary: Vocabulary;
  readonly #headings = new Map<string, Postings>();
  /** The words of texts, as they are stored. */
  readonly #contents = new Map<string, StoredWord>();
  /** Word counts of headings, cached because a page's title recurs in each of its sections. */
  readonly #counts = new Map<string, WordCounts>();
  /** The number of words of each document, by field. */
  readonly #lengths = fields.map((): number[] => []);
  readonly #totals = fields.map(() => ({words: 0, documents: 0}));

  /** @param wordsFiles the number of word files of the index. */
  constructor(parts: Parts, wordsFiles: number) {
    this.vocabulary = new Vocabulary(parts, wordsFiles);
  }

  /** Adds a heading of a document; call it once per field. */
  add(document: number, field: HeadingField, heading: string): void {
    const {length, words} = this.#count(heading);
    const fieldIndex = fields.indexOf(field);
    for (const {postings, frequency} of words) {
      postings.push(pack(document, fieldIndex, frequency));
    }
    this.#addLength(document, fieldIndex, length);
  }

  /** Adds the length of a document's text, as it is stored in the first file. */
  addLength(document: number, stored: string): void {
    this.#addLength(document, contentIndex, readLength(stored));
  }

  /** Adds the words of one word file. */
  addWords(words: readonly StoredWord[]): void {
    for (const word of words) {
      const [term] = word;
      if (!this.#contents.has(term)) {
        this.#contents.set(term, word);
        this.vocabulary.add(term);
      }
    }
    this.vocabulary.forget();
  }

  #addLength(document: number, fieldIndex: number, length: number): void {
    const lengths = this.#lengths[fieldIndex];
    const totals = this.#totals[fieldIndex];
    if (lengths && totals) {
      lengths[document] = length;
      totals.words += length;
      totals.documents++;
    }
  }

  #count(heading: string): WordCounts {
    const known = this.#counts.get(heading);
    if (known) {
      return known;
    }
    const frequencies = new Map<string, number>();
    const tokens = tokenize(heading);
    for (const {term} of tokens) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
    const words = Array.from(frequencies, ([term, frequency]) => ({
      postings: this.#postingsOf(term),
      frequency,
    }));
    const counted = {length: tokens.length, words};
    this.#counts.set(heading, counted);
    return counted;
  }

  #postingsOf(term: string): Postings {
    const known = this.#headings.get(term);
    if (known) {
      return known;
    }
    const postings: Postings = [];
    this.#headings.set(term, postings);
    this.vocabulary.add(term, true);
    return postings;
  }

  /**
   * Returns the texts that contain a term; undefined if no text does, or if its word file is not
   * loaded.
   */
  #contentOf(term: string): StoredWord | undefined {
    const word = this.#contents.get(term);
    if (!word) {
      this.vocabulary.hasWordsLike(term);
    }
    return word;
  }

  /** Counts the fields of all documents that contain a term. */
  occurrences({term, isOfHeadings}: Occurring): number {
    const inTexts = isOfHeadings ? 0 : (this.#contentOf(term)?.[1].length ?? 0);
    return (this.#headings.get(term)?.length ?? 0) + inTexts;
  }

  /** Returns the documents that contain every term, in any field. */
  holding(terms: readonly string[]): ReadonlySet<number> {
    const [first = new Set<number>(), ...others] = terms.map((term) => {
      const documents = new Set<number>();
      this.visit({term, isOfHeadings: false}, (document) => documents.add(document));
      return documents;
    });
    return new Set([...first].filter((document) => others.every((set) => set.has(document))));
  }

  /** Calls back with the term's score in each field of each document. */
  visit({term, isOfHeadings}: Occurring, onScore: (document: number, score: number) => void): void {
    const averages = this.#totals.map(({words, documents}) =>
      Math.max(1, words / (documents || 1)),
    );
    const tell = (document: number, fieldIndex: number, frequency: number) => {
      const field = fields[fieldIndex] ?? 'content';
      const length = (this.#lengths[fieldIndex]?.[document] ?? 0) / (averages[fieldIndex] ?? 1);
      const effect = lengthEffect[field];
      const norm = saturation[field] * (1 - effect + effect * length);
      onScore(document, (fieldWeights[field] * frequency) / (frequency + norm));
    };
    for (const packed of this.#headings.get(term) ?? []) {
      const frequency = packed % (maxFrequency + 1);
      const place = (packed - frequency) / (maxFrequency + 1);
      const fieldIndex = place % fields.length;
      tell((place - fieldIndex) / fields.length, fieldIndex, frequency);
    }
    if (isOfHeadings) {
      return;
    }
    const [, distances = [], frequencies = []] = this.#contentOf(term) ?? [];
    let document = 0;
    distances.forEach((distance, i) => {
      document += distance;
      const frequency = frequencies[i] ?? 1;
      // A keyword counts as a word of the page's title.
      const field = frequency === keywordFrequency ? titleIndex : contentIndex;
      tell(document, field, frequency || 1);
    });
  }
}
