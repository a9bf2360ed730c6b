import {create, search, type Orama} from '@orama/orama';
import type {HeadingsHeader, StoredPage} from '../../headingsFile';
import type {TextFile, VocabularyFile, WordsFile} from '../../shared';
import {Documents, type Entry} from './documents';
import {componentsOf, schema} from './engineComponents';
import {Parts} from './parts';
import {planQuery, type QueryPlan} from './planQuery';
import {TextIndex} from './textIndex';

/** A document that matches a query, by its number. */
interface Hit {
  readonly document: number;
  readonly score: number;
}

/** The documents that match a query. */
export interface Found {
  readonly plan: QueryPlan;
  /** The best first. */
  readonly hits: readonly Hit[];
}

/** Returns the index of each count as often as the count says. */
const repeatIndexes = (counts: readonly number[]): number[] =>
  counts.flatMap((count, index) => Array<number>(Math.max(0, count)).fill(index));

/** A database of the entries of an index whose parts are loaded one by one. */
export class Database {
  readonly parts = new Parts();
  readonly documents: Documents;
  /** For each page, the number of the file with its text. */
  readonly #textOfPage: readonly number[];
  readonly #texts: TextIndex;
  readonly #orama: Orama<typeof schema>;
  /** The plan of the current query, cached because Orama calls back for it. */
  #plan: QueryPlan | undefined;
  /** The last search, unless words were missing: then, words that are added may change it. */
  #last: {readonly query: string; readonly found: Found} | undefined;

  /**
   * @param header the first line of the first file; the pages are added next, and the other files
   * as they are loaded.
   * @param wordsFiles the number of word files of the index.
   */
  constructor(header: HeadingsHeader, wordsFiles: number) {
    this.#textOfPage = repeatIndexes(header.pagesOfTexts);
    const texts = new TextIndex(this.parts, wordsFiles, header.stemsKeepInitials);
    texts.addLengths(header.lengths);
    this.#texts = texts;
    this.documents = new Documents(header);
    this.#orama = create({
      schema,
      components: componentsOf(texts, this.documents, this.parts, (query) => this.#planOf(query)),
    });
  }

  /** Adds the next pages. */
  addPages(pages: readonly StoredPage[]): void {
    pages.forEach((page) => this.#texts.addPage(page[0], this.documents.addPage(page)));
    // Orama would insert the documents one by one, and its checks take longer than indexing their
    // words. Nothing reads their ids.
    this.#orama.internalDocumentIDStore.internalIdToId.length = this.documents.count;
  }

  /** Adds a word file, by its number. */
  addWords(file: number, {words}: WordsFile): void {
    this.parts.add(`words-${file}`);
    this.#texts.addWords(words);
  }

  /** Adds all words of the texts, so that they are known, though not where they occur. */
  addVocabulary({words}: VocabularyFile): void {
    this.parts.add('vocabulary');
    words.split('\n').forEach((term) => this.#texts.vocabulary.add(term));
    this.#texts.vocabulary.forget();
  }

  /** Adds a text file, by its number. */
  addTexts(file: number, {pages}: TextFile): void {
    this.parts.add(`text-${file}`);
    const first = this.#textOfPage.indexOf(file);
    pages.forEach((texts, page) => this.documents.setTexts(first + page, texts));
  }

  /** Whether the text of an entry is loaded; if not, notes it as missing. */
  hasText({page}: Entry): boolean {
    return this.parts.has(`text-${this.#textOfPage[page] ?? 0}`);
  }

  /** Finds the documents that match a query in the loaded parts. */
  find(query: string): Found {
    this.parts.begin();
    if (this.#last?.query === query) {
      return this.#last.found;
    }
    const {misses} = this.parts;
    const found = this.#search(query);
    this.#last = this.parts.misses === misses ? {query, found} : undefined;
    return found;
  }

  #search(query: string): Found {
    this.#plan = undefined;
    const plan = this.#planOf(query);
    if (plan.concepts.length === 0) {
      return {plan, hits: []};
    }
    const {hits} = search(this.#orama, {
      term: query,
      limit: this.documents.count,
      // There are no vectors, but to leave them out, Orama would copy every hit.
      includeVectors: true,
    }) as unknown as Pick<Found, 'hits'>;
    return {plan, hits};
  }

  #planOf(query: string): QueryPlan {
    return (this.#plan ??= planQuery(this.#texts, this.documents.count, query));
  }
}
