import {create, search, type Orama} from '@orama/orama';
import type {HeadingsFile, TextsFile} from '../../shared';
import {Documents, type Entry} from './documents';
import {componentsOf} from './engineComponents';
import {planQuery, type Plan} from './plan';
import {TextIndex} from './textIndex';

const schema = {title: 'string', section: 'string', content: 'string'} as const;

/** What a query found, before it is made ready to be shown. */
export interface Found {
  readonly plan: Plan;
  /** Entries with their scores, the best first. */
  readonly hits: readonly {readonly entry: Entry; readonly score: number}[];
}

/** The entries of one set of index files, in the engine. */
export class Database {
  readonly #texts = new TextIndex();
  readonly #documents: Documents;
  readonly #orama: Orama<typeof schema>;
  readonly pages: HeadingsFile['pages'];
  /** The engine asks for the plan of the query that was just planned. */
  #lastPlan: {readonly query: string; readonly plan: Plan} | undefined;

  /** @param headings the first file; the text follows by `addTexts`. */
  constructor(headings: HeadingsFile) {
    this.pages = headings.pages;
    const documents = new Documents(headings);
    this.#documents = documents;
    this.#orama = create({
      schema,
      components: componentsOf(this.#texts, documents, (query) => this.#planOf(query)),
    });
    // The engine would insert them one by one, and look at so much of each that this
    // takes longer than to index its words.
    const {internalIdToId} = this.#orama.internalDocumentIDStore;
    documents.forEach((document, title, section) => {
      internalIdToId.push(String(document));
      this.#texts.add(document, 'title', title);
      this.#texts.add(document, 'section', section);
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
      // There are none, and to leave them out the engine would copy every hit.
      includeVectors: true,
    }) as unknown as {
      hits: {document: Entry; score: number}[];
    };
    return {
      plan,
      hits: hits.map(({document, score: points}) => ({entry: document, score: points})),
    };
  }

  #planOf(query: string): Plan {
    if (this.#lastPlan?.query !== query) {
      this.#lastPlan = {query, plan: planQuery(this.#texts, this.#documents.count, query)};
    }
    return this.#lastPlan.plan;
  }
}
