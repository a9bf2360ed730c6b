import {create, search, type Orama} from '@orama/orama';
import type {HeadingsFile, TextsFile} from '../../shared';
import {Documents, type Entry} from './documents';
import {componentsOf, schema} from './engineComponents';
import {planQuery, type QueryPlan} from './planQuery';
import {TextIndex} from './textIndex';

/** The entries that match a query. */
export interface Found {
  readonly plan: QueryPlan;
  /** Entries with their scores, the best first. */
  readonly hits: readonly {readonly entry: Entry; readonly score: number}[];
}

/** A database of the entries of one set of index files. */
export class Database {
  readonly #texts = new TextIndex();
  readonly #documents: Documents;
  readonly #orama: Orama<typeof schema>;
  readonly pages: HeadingsFile['pages'];
  /** The plan of the last query: the engine needs it again. */
  #lastPlan: {readonly query: string; readonly plan: QueryPlan} | undefined;

  /** @param headings the first file; the text follows by `addTexts`. */
  constructor(headings: HeadingsFile) {
    this.pages = headings.pages;
    const documents = new Documents(headings);
    this.#documents = documents;
    this.#orama = create({
      schema,
      components: componentsOf(this.#texts, documents, (query) => this.#planOf(query)),
    });
    // The engine would insert them one by one, with checks of each that take longer than
    // to index its words.
    const {internalIdToId} = this.#orama.internalDocumentIDStore;
    documents.forEach((document, heading, pageTitle) => {
      internalIdToId.push(String(document));
      this.#texts.add(document, 'heading', heading);
      this.#texts.add(document, 'pageTitle', pageTitle);
    });
  }

  /** Adds the text of a page's sections. */
  addTexts(page: number, texts: TextsFile['pages'][number]): void {
    this.#lastPlan = undefined;
    texts.forEach((content, section) => {
      const document = this.#documents.setText(page, section, content);
      if (document !== undefined) {
        this.#texts.add(document, 'content', content);
      }
    });
  }

  /** Finds the entries that match a query. */
  find(query: string): Found {
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
    if (this.#lastPlan?.query !== query) {
      this.#lastPlan = {query, plan: planQuery(this.#texts, this.#documents.count, query)};
    }
    return this.#lastPlan.plan;
  }
}
