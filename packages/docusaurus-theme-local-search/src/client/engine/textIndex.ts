import {keywordFrequency, readLength, type StoredWord} from '../../shared';
import type {Parts} from './parts';
import {fieldWeights, lengthEffect, saturation, type Field} from './rankingWeights';
import {termsOf} from '../../words/tokens';
import {Vocabulary, type Expansion} from './vocabulary';

/** A term, and whether only its occurrences in headings count. */
type Occurring = Pick<Expansion, 'term' | 'isOfHeadings'>;

/** The fields that are indexed here; the words of `content` are counted by the build. */
const headingFields = ['heading', 'pageTitle'] as const satisfies readonly Field[];
type HeadingField = (typeof headingFields)[number];

/** A text that is a heading or a page's title, with the documents that have it as such. */
interface Heading extends Readonly<Record<HeadingField, number[]>> {
  /** The number of its words, including repetitions. */
  readonly length: number;
}

/** An occurrence of a term in a heading. */
interface Posting {
  readonly heading: Heading;
  frequency: number;
}

/** An index of the words of documents: the words of headings, and of texts as they are loaded. */
export class TextIndex {
  readonly vocabulary: Vocabulary;
  /** The headings by their texts; many documents have the same page title, or the same heading. */
  readonly #headings = new Map<string, Heading>();
  /** The words of headings. */
  readonly #postings = new Map<string, Posting[]>();
  /** The words of texts, as they are stored. */
  readonly #contents = new Map<string, StoredWord>();
  /** The lengths of the documents' texts, as they are stored. */
  #lengths = '';
  /** The number of words of each document's page title. */
  readonly #titleLengths: number[] = [];
  /** The number of words of each field in all documents. */
  readonly #totals: Record<Field, number> = {heading: 0, pageTitle: 0, content: 0};
  /** The number of documents, which is also the highest document number. */
  #documents = 0;

  /**
   * @param wordsFiles the number of word files of the index.
   * @param stemsKeepInitials whether the stems of each word begin with its first letter.
   */
  constructor(parts: Parts, wordsFiles: number, stemsKeepInitials?: boolean) {
    this.vocabulary = new Vocabulary(parts, wordsFiles, stemsKeepInitials);
  }

  /** Adds the title of the next page and the headings of its documents, which are numbered from 1. */
  addPage(title: string, headings: readonly string[]): void {
    const ofPage = this.#headingOf(title);
    headings.forEach((text) => {
      const document = ++this.#documents;
      const heading = this.#headingOf(text);
      heading.heading.push(document);
      ofPage.pageTitle.push(document);
      this.#titleLengths[document] = ofPage.length;
      this.#totals.heading += heading.length;
      this.#totals.pageTitle += ofPage.length;
    });
  }

  /** Adds the lengths of all documents' texts, as they are stored in the first file. */
  addLengths(stored: string): void {
    this.#lengths = stored;
    for (const length of stored) {
      this.#totals.content += readLength(length);
    }
  }

  /** Adds the words of one word file. */
  addWords(words: readonly StoredWord[]): void {
    for (const word of words) {
      const [term] = word;
      this.#contents.set(term, word);
      this.vocabulary.add(term);
    }
    this.vocabulary.forget();
  }

  #headingOf(text: string): Heading {
    const known = this.#headings.get(text);
    if (known) {
      return known;
    }
    const terms = termsOf(text);
    const heading = {length: terms.length, heading: [], pageTitle: []};
    this.#headings.set(text, heading);
    for (const term of terms) {
      const postings = this.#postings.get(term) ?? [];
      const last = postings.at(-1);
      if (last?.heading === heading) {
        last.frequency++;
      } else {
        this.#postings.set(term, postings);
        postings.push({heading, frequency: 1});
        this.vocabulary.add(term, true);
      }
    }
    return heading;
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
    return (this.#postings.get(term) ?? []).reduce(
      (sum, {heading}) => sum + heading.heading.length + heading.pageTitle.length,
      inTexts,
    );
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

  /** Returns the score of a term that occurs so often in a field of so many words. */
  #scoreOf(field: Field, frequency: number, length: number): number {
    const average = Math.max(1, this.#totals[field] / this.#documents);
    const effect = lengthEffect[field];
    const norm = saturation[field] * (1 - effect + (effect * length) / average);
    return (fieldWeights[field] * frequency) / (frequency + norm);
  }

  /** Calls back with the term's score in each field of each document. */
  visit({term, isOfHeadings}: Occurring, onScore: (document: number, score: number) => void): void {
    for (const {heading, frequency} of this.#postings.get(term) ?? []) {
      for (const field of headingFields) {
        const score = this.#scoreOf(field, frequency, heading.length);
        heading[field].forEach((document) => onScore(document, score));
      }
    }
    if (isOfHeadings) {
      return;
    }
    const [, distances = [], frequencies = []] = this.#contentOf(term) ?? [];
    let document = 0;
    distances.forEach((distance, i) => {
      document += distance;
      const frequency = frequencies[i] ?? 1;
      onScore(
        document,
        frequency === keywordFrequency
          ? // A keyword counts as a word of the page's title.
            this.#scoreOf('pageTitle', 1, this.#titleLengths[document] ?? 0)
          : this.#scoreOf('content', frequency, readLength(this.#lengths.charAt(document - 1))),
      );
    });
  }
}
