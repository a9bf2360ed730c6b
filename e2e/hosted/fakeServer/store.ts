import {isObject} from './shapes';

/** An inserted document. */
export type Document = Readonly<Record<string, unknown>> & {readonly id: string};

/** The parameters of a search in the protocol. */
export interface Query {
  readonly term: string;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly properties?: '*' | readonly string[] | null;
  readonly boost?: Readonly<Record<string, number>> | null;
  readonly where?: Readonly<Record<string, unknown>> | null;
  readonly facets?: Readonly<Record<string, unknown>> | null;
  readonly indexes?: readonly string[] | null;
  readonly exact?: boolean | null;
  readonly threshold?: number | null;
}

/** The results of a search. */
export interface SearchResults {
  readonly count: number;
  readonly hits: readonly {
    readonly id: string;
    readonly index_id: string;
    readonly score: number;
    readonly document: Document;
  }[];
  readonly facets?: Readonly<Record<string, unknown>>;
}

/** An error with the status of the real server. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string' ? (value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) : [];

/** Texts that the server reads as dates. It reads more formats than these. */
const date = /^\d{4}-\d{2}-\d{2}$|^\d{1,4}\.\d{2,4}(?:\.\d{1,4})?$/;

/** Returns whether the server can filter by a text. It does not store longer texts for filters. */
const isFilterText = (text: string) =>
  text !== '' && Buffer.byteLength(text) < 25 && !date.test(text);

type Index = Map<string, Document>;

/** A collection with its indexes and temporary indexes, and its search. */
export class Store {
  readonly #indexes = new Map<string, Index>();
  readonly #temporary = new Map<string, Index>();
  readonly #collectionId: string;

  constructor(collectionId: string) {
    this.#collectionId = collectionId;
  }

  /** Returns the documents of an index; undefined if the index does not exist. */
  documents(id: string): readonly Document[] | undefined {
    const index = this.#indexes.get(id);
    return index && [...index.values()];
  }

  /** The ids of the temporary indexes. */
  get temporaryIds(): readonly string[] {
    return [...this.#temporary.keys()];
  }

  all(): readonly Document[] {
    return [...this.#indexes.values()].flatMap((index) => [...index.values()]);
  }

  create(id: string): void {
    this.#refuseKnown(id);
    this.#indexes.set(id, new Map());
  }

  delete(id: string): void {
    this.#indexes.delete(id);
  }

  /** Removes the temporary indexes, as the server does after some hours. */
  dropTemporary(): void {
    this.#temporary.clear();
  }

  createTemporary(of: string, id: string): void {
    if (!this.#indexes.has(of)) {
      throw this.#missing(of);
    }
    this.#refuseKnown(id);
    this.#temporary.set(id, new Map());
  }

  replace(id: string, temporaryId: string): void {
    if (!this.#indexes.has(id)) {
      throw this.#missing(id);
    }
    const temporary = this.#temporary.get(temporaryId);
    if (!temporary) {
      const where = `not found in collection ${this.#collectionId}`;
      throw new HttpError(400, `Temporary index ${temporaryId} ${where}`);
    }
    this.#temporary.delete(temporaryId);
    this.#indexes.set(id, temporary);
  }

  insert(id: string, documents: readonly Document[]): {inserted: number; replaced: number} {
    const index = this.#find(id);
    const replaced = documents.filter((document) => index.has(document.id)).length;
    documents.forEach((document) => index.set(document.id, document));
    return {inserted: documents.length - replaced, replaced};
  }

  remove(id: string, documentIds: readonly string[]): void {
    const index = this.#find(id);
    documentIds.forEach((documentId) => index.delete(documentId));
  }

  /** Finds documents with words that start with words of the query. */
  search(query: Query): SearchResults {
    const {term, limit, offset, exact, threshold, boost, indexes} = query;
    const ids = indexes?.length ? indexes : [...this.#indexes.keys()];
    const unknown = ids.filter((each) => !this.#indexes.has(each));
    if (unknown.length > 0) {
      throw new HttpError(400, `Unknown indexes requested: ${JSON.stringify(unknown)}`);
    }
    const documents = ids.flatMap((index) =>
      [...(this.#indexes.get(index)?.values() ?? [])].map((document) => ({index, document})),
    );
    const matching = documents.filter(({document}) => this.#holds(query.where, document));
    const wanted = wordsOf(term);
    const scored = matching.flatMap(({index, document}) => {
      const properties = Array.isArray(query.properties)
        ? (query.properties as readonly string[])
        : Object.keys(document);
      let score = 0;
      const found = new Set<string>();
      for (const property of properties) {
        for (const word of wordsOf(document[property])) {
          for (const queryWord of wanted) {
            if (exact ? word === queryWord : word.startsWith(queryWord)) {
              found.add(queryWord);
              score += (boost?.[property] ?? 1) * (word === queryWord ? 2 : 1);
            }
          }
        }
      }
      const least = Math.max(1, Math.ceil((threshold ?? 0) * wanted.length));
      return wanted.length === 0 || found.size >= least ? [{index, document, score}] : [];
    });
    scored.sort((a, b) => b.score - a.score);
    const from = offset ?? 0;
    return {
      count: scored.length,
      hits: scored.slice(from, from + (limit ?? 10)).map(({index, document, score}) => ({
        id: `${index}:${document.id}`,
        index_id: index,
        score,
        document,
      })),
      ...(query.facets && {
        facets: Object.fromEntries(
          Object.keys(query.facets).map((property) => [
            property,
            this.#count(
              property,
              scored.map(({document}) => document),
            ),
          ]),
        ),
      }),
    };
  }

  #count(property: string, documents: readonly Document[]): object {
    const values: Record<string, number> = {};
    for (const document of documents) {
      const value = String(document[property]);
      values[value] = (values[value] ?? 0) + 1;
    }
    return {count: Object.keys(values).length, values};
  }

  #holds(where: Query['where'], document: Document): boolean {
    return Object.entries(where ?? {}).every(([key, filter]) => {
      const several = Array.isArray(filter) ? (filter as NonNullable<Query['where']>[]) : undefined;
      if (key === 'and' && several) {
        return several.every((each) => this.#holds(each, document));
      }
      if (key === 'or' && several) {
        return several.some((each) => this.#holds(each, document));
      }
      if (key === 'not' && isObject(filter)) {
        return !this.#holds(filter, document);
      }
      if (!this.all().some((each) => Object.hasOwn(each, key))) {
        throw new HttpError(400, `Cannot filter by "${key}": unknown field`);
      }
      return document[key] === filter && (typeof filter !== 'string' || isFilterText(filter));
    });
  }

  #find(id: string): Index {
    const index = this.#indexes.get(id) ?? this.#temporary.get(id);
    if (!index) {
      throw this.#missing(id);
    }
    return index;
  }

  #refuseKnown(id: string): void {
    if (this.#indexes.has(id) || this.#temporary.has(id)) {
      const where = `already exists in collection ${this.#collectionId}`;
      throw new HttpError(409, `Index with id ${id} ${where}`);
    }
  }

  #missing = (id: string) =>
    new HttpError(400, `Index ${id} not found in collection ${this.#collectionId}`);
}
