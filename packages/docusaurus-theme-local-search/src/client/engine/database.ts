import {create, search, type Orama} from '@orama/orama';
import {type HeadingsFile, type TextFile, type VocabularyFile, type WordsFile} from '../../shared';
import {Documents, type Entry} from './documents';
import {componentsOf, schema} from './engineComponents';
import {Parts} from './parts';
import {planQuery, type QueryPlan} from './planQuery';
import {TextIndex} from './textIndex';

/** The entries that match a query. */
export interface Found {
  readonly plan: QueryPlan;
  /** Entries with their scores, the best first. */
  readonly hits: readonly {readonly entry: Entry; readonly score: number}[];
}

/** A database of the entries of an index, of which not all parts have come. */
export class Database {
  readonly parts = new Parts();
  readonly pages: HeadingsFile['pages'];
  /** Number of the file with the text of each page. */
  readonly #textOfPage: readonly number[];
  readonly #texts: TextIndex;
  readonly #documents: Documents;
  readonly #orama: Orama<typeof schema>;
  /** The plan of the query that is being answered: the engine needs it again. */
  #plan: QueryPlan | undefined;

  /**
   * @param headings the first file; the others are added as they come.
   * @param wordsFiles the number of the index's files of words.
   */
  constructor(headings: HeadingsFile, wordsFiles: number) {
    this.pages = headings.pages;
    this.#textOfPage = headings.pagesOfTexts.flatMap((count, file) =>
      Array.from({length: count}, () => file),
    );
    const texts = new TextIndex(this.parts, wordsFiles);
    this.#texts = texts;
    const documents = new Documents(headings);
    this.#documents = documents;
    this.#orama = create({
      schema,
      components: componentsOf(texts, documents, (query) => this.#planOf(query)),
    });
    // The engine would insert them one by one, with checks of each that take longer than
    // to index its words.
    const {internalIdToId} = this.#orama.internalDocumentIDStore;
    documents.forEach((document, heading, pageTitle, length) => {
      internalIdToId.push(String(document));
      texts.add(document, 'heading', heading);
      texts.add(document, 'pageTitle', pageTitle);
      texts.addLength(document, length);
    });
  }

  /** Adds a file of words, by its number. */
  addWords(file: number, {words}: WordsFile): void {
    this.parts.add(`words-${file}`);
    this.#texts.addWords(words);
  }

  /** Adds all words of the texts, which are then known by name. */
  addVocabulary({words}: VocabularyFile): void {
    this.parts.add('vocabulary');
    words.split('\n').forEach((term) => this.#texts.vocabulary.add(term));
    this.#texts.vocabulary.forget();
  }

  /** Adds a file of texts, by its number. */
  addTexts(file: number, {pages}: TextFile): void {
    this.parts.add(`text-${file}`);
    const first = this.#textOfPage.indexOf(file);
    pages.forEach((texts, page) => this.#documents.setTexts(first + page, texts));
  }

  /** Whether the text of an entry has come; if not, it is noted as missing. */
  hasText({page}: Entry): boolean {
    return this.parts.has(`text-${this.#textOfPage[page] ?? 0}`);
  }

  /** Finds the entries that match a query, by the parts that have come. */
  find(query: string): Found {
    this.parts.begin();
    this.#plan = undefined;
    const plan = this.#planOf(query);
    if (plan.concepts.length === 0) {
      return {plan, hits: []};
    }
    const {hits} = search(this.#orama, {
      term: query,
      limit: this.#documents.count,
      // There are none; to leave them out, the engine would copy every hit.
      includeVectors: true,
    }) as unknown as {
      hits: {document: Entry; score: number}[];
    };
    return {
      plan,
      hits: hits.map(({document, score}) => ({entry: document, score})),
    };
  }

  #planOf(query: string): QueryPlan {
    return (this.#plan ??= planQuery(this.#texts, this.#documents.count, query));
  }
}
