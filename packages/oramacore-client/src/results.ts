import {parseError} from './errors';
import {isRecord} from './isRecord';

/** A document as it was inserted. */
export type AnyDocument = Readonly<Record<string, unknown>>;

/** A document that a search found. */
export interface Hit<Document = AnyDocument> {
  /** The index and the document's id in it, with a colon between. */
  readonly id: string;
  readonly score: number;
  readonly document: Document;
}

/** How many documents have which values of a property. */
export interface Facet {
  readonly count: number;
  readonly values: Readonly<Record<string, number>>;
}

/** What a search found. */
export interface SearchResults<Document = AnyDocument> {
  /** The number of all documents that match, of which `hits` has some. */
  readonly count: number;
  readonly hits: readonly Hit<Document>[];
  readonly facets?: Readonly<Record<string, Facet>> | undefined;
}

/** Reads hits; one whose document is gone is left out. @throws ServiceError PARSE_ERROR. */
export function readHits<Document>(value: unknown): readonly Hit<Document>[] {
  if (!Array.isArray(value)) {
    throw parseError('The search service gave no list of results');
  }
  return value.flatMap((hit: unknown): Hit<Document>[] => {
    if (!isRecord(hit) || typeof hit.id !== 'string' || typeof hit.score !== 'number') {
      throw parseError('The search service gave a result that cannot be read');
    }
    if (hit.document === null || hit.document === undefined) {
      return [];
    }
    if (!isRecord(hit.document)) {
      throw parseError('The search service gave a result that cannot be read');
    }
    return [{id: hit.id, score: hit.score, document: hit.document as Document}];
  });
}

/** Reads what a search found. @throws ServiceError PARSE_ERROR when it is something else. */
export function readResults<Document>(value: unknown): SearchResults<Document> {
  if (!isRecord(value) || typeof value.count !== 'number') {
    throw parseError('The search service gave an answer that is no search result');
  }
  return {
    count: value.count,
    hits: readHits(value.hits),
    ...(isRecord(value.facets) && {facets: value.facets as Readonly<Record<string, Facet>>}),
  };
}
