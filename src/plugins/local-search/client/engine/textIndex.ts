import {Vocabulary} from './vocabulary';
import {tokenize} from './tokens';

/** The searched properties of a document. */
export const fields = ['title', 'section', 'content'] as const;
export type Field = (typeof fields)[number];

/** A match in the heading tells more than one in the page's title, or in the text. */
const fieldWeights: Readonly<Record<Field, number>> = {title: 6, section: 4, content: 2};

/** Terms of Robertson and Zaragoza, "The probabilistic relevance framework", 2009. */
const saturation: Readonly<Record<Field, number>> = {title: 1.6, section: 1.6, content: 2.56};
const lengthEffect: Readonly<Record<Field, number>> = {title: 0.5, section: 0.3, content: 0.75};

/**
 * Where a term occurs: a number for each field of each document, which holds the
 * document, the field and how often. A large site has millions.
 */
type Postings = number[];

/** The words of a text. */
interface Counted {
  /** How many they are, each counted as often as it occurs. */
  readonly length: number;
  /** Where each occurs so far, in all documents, and how often in this text. */
  readonly words: readonly {readonly postings: Postings; readonly frequency: number}[];
}

const mostCounted = 63;
const pack = (document: number, field: number, frequency: number) =>
  (document * fields.length + field) * (mostCounted + 1) + Math.min(frequency, mostCounted);

/** Words with their places, in documents with several fields. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  readonly #postings = new Map<string, Postings>();
  /** Headings recur: a page's on each of its sections, others on many pages. */
  readonly #headings = new Map<string, Counted>();
  /** Words of each document, by field. */
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

  #countOnce(heading: string): Counted {
    const known = this.#headings.get(heading);
    if (known) {
      return known;
    }
    const counted = this.#count(heading);
    this.#headings.set(heading, counted);
    return counted;
  }

  #count(text: string): Counted {
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

  /** How often a term occurs, a document's fields counted one by one. */
  occurrences(term: string): number {
    return this.#postings.get(term)?.length ?? 0;
  }

  /** The documents that hold every one of the terms, in whatever fields. */
  holding(terms: readonly string[]): ReadonlySet<number> {
    const [first = new Set<number>(), ...others] = terms.map(
      (term) =>
        new Set(
          this.#postings
            .get(term)
            ?.map((packed) => Math.floor(packed / ((mostCounted + 1) * fields.length))),
        ),
    );
    return new Set([...first].filter((document) => others.every((set) => set.has(document))));
  }

  /** Calls back with what each field of each document adds to the term's score. */
  visit(term: string, onScore: (document: number, score: number) => void): void {
    const usual = this.#totals.map(({words, documents}) => Math.max(1, words / (documents || 1)));
    for (const packed of this.#postings.get(term) ?? []) {
      const frequency = packed % (mostCounted + 1);
      const place = (packed - frequency) / (mostCounted + 1);
      const fieldIndex = place % fields.length;
      const document = (place - fieldIndex) / fields.length;
      const field = fields[fieldIndex] ?? 'content';
      const length = (this.#lengths[fieldIndex]?.[document] ?? 0) / (usual[fieldIndex] ?? 1);
      const effect = lengthEffect[field];
      const norm = saturation[field] * (1 - effect + effect * length);
      onScore(document, (fieldWeights[field] * frequency) / (frequency + norm));
    }
  }
}
