import {create, getByID, insertMultiple, search} from '@orama/orama';
import type {AnyOrama, Orama} from '@orama/orama';
import type {Category, HeadingsFile, TextsFile} from '../../shared';
import {indexComponent, noSorter, noTokenizer} from './engineComponents';
import {planQuery, type Plan} from './plan';
import {TextIndex} from './textIndex';

const schema = {title: 'string', section: 'string', content: 'string', category: 'enum'} as const;

/** A section of a page as the engine keeps it. */
export interface Entry {
  readonly id: string;
  /** The section's heading. */
  readonly title: string;
  /** The page's title. */
  readonly section: string;
  /** Empty until the text has come. */
  content: string;
  /** Address with the section's fragment. */
  readonly path: string;
  readonly category: Category;
  readonly version: string;
  /** Number of the page in the first file. */
  readonly page: number;
}

const idOf = (page: number, section: number) => `${page}.${section}`;

/** What a query found, before it is made ready to be shown. */
export interface Found {
  readonly plan: Plan;
  /** Entries with their scores, the best first. */
  readonly hits: readonly {readonly entry: Entry; readonly score: number}[];
}

/** The entries of one set of index files, in the engine. */
export class Database {
  readonly #texts = new TextIndex();
  readonly #orama: Orama<typeof schema>;
  readonly pages: HeadingsFile['pages'];
  readonly #entryCount: number;
  /** The engine asks for the plan of the query that was just planned. */
  #lastPlan: {readonly query: string; readonly plan: Plan} | undefined;

  /** @param headings the first file; the text follows by `addTexts`. */
  constructor({pages, version}: HeadingsFile) {
    this.pages = pages;
    const entries = pages.flatMap(({path, title: pageTitle, category, sections}, page) =>
      sections.map(([anchor, title], section): Entry => ({
        id: idOf(page, section),
        title,
        section: pageTitle,
        content: '',
        path: anchor ? `${path}#${anchor}` : path,
        category,
        version,
        page,
      })),
    );
    // The engine numbers documents from 1, in the order in which they come.
    const pageOf = (document: number) => entries[document - 1]?.page ?? 0;
    this.#orama = create({
      schema,
      components: {
        index: indexComponent(this.#texts, (query) => this.#planOf(query), pageOf),
        sorter: noSorter,
        tokenizer: noTokenizer,
      },
    });
    this.#entryCount = entries.length;
    void insertMultiple(this.#orama, entries);
  }

  /** Adds the text of a page's sections. */
  addTexts(page: number, texts: TextsFile['pages'][number]): void {
    this.#lastPlan = undefined;
    texts.forEach((content, section) => {
      const id = idOf(page, section);
      const entry = getByID(this.#orama as AnyOrama, id) as unknown as Entry | undefined;
      const document = this.#orama.internalDocumentIDStore.idToInternalId.get(id);
      if (entry && document !== undefined) {
        entry.content = content;
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
      limit: this.#entryCount,
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
      this.#lastPlan = {query, plan: planQuery(this.#texts, this.#entryCount, query)};
    }
    return this.#lastPlan.plan;
  }
}
