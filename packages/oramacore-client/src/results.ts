import {parseError} from './errors';
import {isRecord} from './isRecord';

/** A document as it was inserted. */
export type AnyDocument = Readonly<Record<string, unknown>>;

/** A document that a search found. */
export interface Hit<Document = AnyDocument> {
  /** The index and the document's id in it, separated by a colon. */
  readonly id: string;
  readonly score: number;
  readonly document: Document;
}

/** The number of documents per value of a property. */
export interface Facet {
  readonly count: number;
  readonly values: Readonly<Record<string, number>>;
}

/** The result of a search. */
export interface SearchResults<Document = AnyDocument> {
  /** The number of all matching documents; `hits` contains some of them. */
  readonly count: number;
  readonly hits: readonly Hit<Document>[];
  readonly facets?: Readonly<Record<string, Facet>> | undefined;
}

/**
 * Reads hits; ignores a hit without a document, which was deleted. @throws ServiceError
 * PARSE_ERROR.
 */
export function readHits<Document>(value: unknown): readonly Hit<Document>[] {
  if (!Array.isArray(value)) {
    throw parseError('The search service sent an invalid response: the list of results is missing');
  }
  return value.flatMap((hit: unknown): Hit<Document>[] => {
    if (!isRecord(hit) || typeof hit.id !== 'string' || typeof hit.score !== 'number') {
      throw parseError('The search service sent an invalid result');
    }
    if (hit.document === null || hit.document === undefined) {
      return [];
    }
    if (!isRecord(hit.document)) {
      throw parseError('The search service sent an invalid result');
    }
    return [{id: hit.id, score: hit.score, document: hit.document as Document}];
  });
}

/** Reads the result of a search. @throws ServiceError PARSE_ERROR when it is something else. */
export function readResults<Document>(value: unknown): SearchResults<Document> {
  if (!isRecord(value) || typeof value.count !== 'number') {
    throw parseError(
      'The search service sent an invalid response: the number of results is missing',
    );
  }
  return {
    count: value.count,
    hits: readHits(value.hits),
    ...(isRecord(value.facets) && {facets: value.facets as Readonly<Record<string, Facet>>}),
  };
}
