import {keywordFrequency, readLength, type StoredWord} from '../../shared';
import type {Parts} from './parts';
import {fieldWeights, lengthEffect, saturation, type Field} from './rankingWeights';
import {termsOf} from '../../words/tokens';
import {Vocabulary, type Expansion} from './vocabulary';

/** A term, and whether only its occurrences in headings count. */
type Occurring = Pick<Expansion, 'term' | 'isOfHeadings'>;

/** The documents of a page, from `first` to before `end`. */
interface PageRange {
  readonly first: number;
  readonly end: number;
}

/** A text that is a heading or a page's title. */
interface Heading {
  /** The number of its words, including repetitions. */
  readonly length: number;
  /** The documents that have it as their heading. */
  readonly documents: number[];
  /** The pages that have it as their title. */
  readonly titled: PageRange[];
}

/** An index of the words of documents: the words of headings, and of texts as they are loaded. */
export class TextIndex {
  readonly vocabulary: Vocabulary;
  /** The headings by their texts; many documents have the same page title, or the same heading. */
  readonly #headings = new Map<string, Heading>();
  /** The headings with each word; a heading that has the word twice is there twice in a row. */
  readonly #postings = new Map<string, Heading[]>();
  /** The words of texts, as they are stored. */
  readonly #contents = new Map<string, StoredWord>();
  /** The lengths of the documents' texts, as they are stored. */
  #lengths = '';
  /** The number of words of each document's page title. Documents are numbered from 1. */
  readonly #titleLengths: number[] = [0];
  /** The number of words of each field in all documents. */
  readonly #totals: Record<Field, number> = {heading: 0, pageTitle: 0, content: 0};

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
    const first = this.#titleLengths.length;
    ofPage.titled.push({first, end: first + headings.length});
    for (const text of headings) {
      const heading = this.#headingOf(text);
      heading.documents.push(this.#titleLengths.push(ofPage.length) - 1);
      this.#totals.heading += heading.length;
      this.#totals.pageTitle += ofPage.length;
    }
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
    const heading: Heading = {length: terms.length, documents: [], titled: []};
    this.#headings.set(text, heading);
    for (const term of terms) {
      const postings = this.#postings.get(term);
      if (postings) {
        postings.push(heading);
      } else {
        this.#postings.set(term, [heading]);
        this.vocabulary.add(term, true);
      }
    }
    return heading;
  }

  /**
   * Returns the texts that contain a term; undefined if they do not count, if no text does, or if
   * its word file is not loaded.
   */
  #contentOf({term, isOfHeadings}: Occurring): StoredWord | undefined {
    if (isOfHeadings) {
      return undefined;
    }
    const word = this.#contents.get(term);
    if (!word) {
      this.vocabulary.hasWordsLike(term);
    }
    return word;
  }

  /** Calls back with each heading that has a term, and how often it has the term. */
  #visitHeadings(term: string, onHeading: (heading: Heading, frequency: number) => void): void {
    let frequency = 1;
    this.#postings.get(term)?.forEach((heading, i, all) => {
      if (heading === all[i + 1]) {
        frequency++;
      } else {
        onHeading(heading, frequency);
        frequency = 1;
      }
    });
  }

  /** Counts the fields of all documents that contain a term. */
  occurrences(occurring: Occurring): number {
    let count = this.#contentOf(occurring)?.[1].length ?? 0;
    this.#visitHeadings(occurring.term, ({documents, titled}) => {
      count += documents.length;
      titled.forEach(({first, end}) => (count += end - first));
    });
    return count;
  }

  /** Returns the documents that contain every term, in any field. */
  holding(terms: readonly string[]): ReadonlySet<number> {
    const [first = new Set<number>(), ...others] = terms.map((term) => {
      const documents = new Set<number>();
      this.visit({term}, (document) => documents.add(document));
      return documents;
    });
    return new Set([...first].filter((document) => others.every((set) => set.has(document))));
  }

  /** Returns the score of a term that occurs so often in a field of so many words. */
  #scoreOf(field: Field, frequency: number, length: number): number {
    const average = Math.max(1, this.#totals[field] / (this.#titleLengths.length - 1));
    const effect = lengthEffect[field];
    const norm = saturation[field] * (1 - effect + (effect * length) / average);
    return (fieldWeights[field] * frequency) / (frequency + norm);
  }

  /** Calls back with the term's score in each field of each document. */
  visit(occurring: Occurring, onScore: (document: number, score: number) => void): void {
    this.#visitHeadings(occurring.term, ({length, documents, titled}, frequency) => {
      const ofHeading = this.#scoreOf('heading', frequency, length);
      documents.forEach((document) => onScore(document, ofHeading));
      const ofTitle = this.#scoreOf('pageTitle', frequency, length);
      for (const {first, end} of titled) {
        for (let document = first; document < end; document++) {
          onScore(document, ofTitle);
        }
      }
    });
    const [, distances = [], frequencies = []] = this.#contentOf(occurring) ?? [];
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
