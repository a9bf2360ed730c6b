import {parseError, ServiceError} from './errors';
import {isRecord} from './isRecord';
import {streamJson} from './jsonEvents';
import {request, type Call, type CallOptions, type Connection} from './request';
import {readResults, type AnyDocument, type SearchResults} from './results';

export {ServiceError} from './errors';
export type {ServiceErrorDetails} from './errors';
export type {CallOptions, Connection} from './request';
export type {AnyDocument, Facet, Hit, SearchResults} from './results';

/** A filter of one property: the value itself, or a comparison of numbers or dates. */
export type Filter =
  | string
  | boolean
  | {readonly eq: number | string}
  | {readonly gt: number | string}
  | {readonly gte: number | string}
  | {readonly lt: number | string}
  | {readonly lte: number | string}
  | {readonly between: readonly [number | string, number | string]};

/** Filters of properties, all of which hold; `and`, `or` and `not` combine more. */
export interface Where {
  readonly [property: string]: Filter | readonly Where[] | Where;
}

/** How properties of results are counted: each value, ranges of numbers, or true and false. */
export type FacetDefinition =
  | Readonly<Record<string, never>>
  | {readonly ranges: readonly {readonly from: number; readonly to: number}[]}
  | {readonly true: boolean; readonly false: boolean};

/** What is searched for. */
export interface SearchParameters {
  readonly term: string;
  readonly mode?: 'fulltext' | 'vector' | 'hybrid' | 'auto' | undefined;
  /** The most results; 10 unless set. */
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  /** The properties that are searched; all unless set. */
  readonly properties?: '*' | readonly string[] | undefined;
  /** How much more a property counts. */
  readonly boost?: Readonly<Record<string, number>> | undefined;
  readonly where?: Where | undefined;
  readonly facets?: Readonly<Record<string, FacetDefinition>> | undefined;
  /** The indexes that are searched; all of the collection unless set. */
  readonly indexes?: readonly string[] | undefined;
  /** Whether words must be there as they are written. */
  readonly exact?: boolean | undefined;
  /** How many letters of a word may differ. */
  readonly tolerance?: number | undefined;
  /** From 0, where a document may have any of the words, to 1, where it must have all. */
  readonly threshold?: number | undefined;
  /** How alike a meaning must be, from 0 to 1, where meanings are searched. */
  readonly similarity?: number | undefined;
  readonly sortBy?:
    | {readonly property: string; readonly order?: 'ASC' | 'DESC' | undefined}
    | undefined;
  /** Whom the server's own analytics count the search for. */
  readonly userId?: string | undefined;
}

/** A language model that the server may ask in place of its own. */
export interface LanguageModel {
  readonly provider: string;
  readonly model: string;
}

/** A question in a reader's words. */
export interface NlpParameters {
  readonly query: string;
  readonly llm?: LanguageModel | undefined;
  readonly userId?: string | undefined;
}

/** What was found for one of the searches that the server made of a question. */
export interface NlpResult<Document = AnyDocument> {
  readonly originalQuery: string;
  /** The search as JSON, as the language model wrote it. */
  readonly generatedQuery: string;
  readonly results: readonly SearchResults<Document>[];
}

/** A step on the way from a question to results. */
export interface NlpStep<Document = AnyDocument> {
  /** The server's name of the step, such as `OPTIMIZING_QUERY`; `PARSE_ERROR` for a broken stream. */
  readonly status: string;
  /** What the server tells of the step. */
  readonly data?: unknown;
  /** What was found, with the status `SEARCH_RESULTS`, which is the last. */
  readonly results?: readonly NlpResult<Document>[];
}

/** Where searches go, and the key that readers may have. */
export interface SearchClientOptions extends Connection {
  readonly readKey: string;
}

/** Asks a collection. */
export interface SearchClient {
  /** Searches. @throws ServiceError; the signal's reason when it is aborted. */
  readonly search: <Document = AnyDocument>(
    parameters: SearchParameters,
    options?: CallOptions,
  ) => Promise<SearchResults<Document>>;
  /** Has the server make searches of a question. Throws as `search`. */
  readonly nlpSearch: <Document = AnyDocument>(
    parameters: NlpParameters,
    options?: CallOptions,
  ) => Promise<readonly NlpResult<Document>[]>;
  /** Does so step by step; a broken stream ends with the status PARSE_ERROR. Throws as `search`. */
  readonly nlpSearchStream: <Document = AnyDocument>(
    parameters: NlpParameters,
    options?: CallOptions,
  ) => AsyncIterable<NlpStep<Document>>;
}

const nlpBody = ({query, llm, userId}: NlpParameters) => ({query, llm_config: llm, userID: userId});

function readNlpResults<Document>(value: unknown): readonly NlpResult<Document>[] {
  if (!Array.isArray(value)) {
    throw parseError('The search service gave no list of results');
  }
  return value.map((result: unknown) => {
    if (!isRecord(result) || !Array.isArray(result.results)) {
      throw parseError('The search service gave a result that cannot be read');
    }
    return {
      originalQuery: String(result.original_query),
      generatedQuery: String(result.generated_query),
      results: result.results.map((each: unknown) => readResults<Document>(each)),
    };
  });
}

function readStep<Document>(event: unknown): NlpStep<Document> {
  if (typeof event === 'string') {
    return {status: event};
  }
  const [step] = isRecord(event) ? Object.entries(event) : [];
  if (!step) {
    throw parseError('The search service sent an event that cannot be read');
  }
  const [status, data] = step;
  if (status === 'error') {
    throw new ServiceError(`The search service failed: ${String(data)}`);
  }
  return status === 'SEARCH_RESULTS' ? {status, results: readNlpResults(data)} : {status, data};
}

async function* readSteps<Document>(
  connection: Connection,
  call: Call,
): AsyncGenerator<NlpStep<Document>> {
  try {
    for await (const event of streamJson(connection, call)) {
      const step = readStep<Document>(event);
      yield step;
      if (step.status === 'SEARCH_RESULTS') {
        return;
      }
    }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 'PARSE_ERROR') {
      throw error;
    }
  }
  yield {status: 'PARSE_ERROR'};
}

/** Makes a client that searches a collection. */
export function createSearchClient({readKey, ...connection}: SearchClientOptions): SearchClient {
  const call = (path: string, body: object, options: CallOptions = {}): Call => ({
    method: 'POST',
    path,
    key: {query: readKey},
    body,
    isRepeatable: true,
    ...options,
  });
  return {
    async search<Document>(parameters: SearchParameters, options?: CallOptions) {
      const {userId, ...rest} = parameters;
      const body = {...rest, userID: userId};
      return readResults<Document>(await request(connection, call('search', body, options)));
    },
    async nlpSearch<Document>(parameters: NlpParameters, options?: CallOptions) {
      const asked = call('nlp_search', nlpBody(parameters), options);
      return readNlpResults<Document>(await request(connection, asked));
    },
    nlpSearchStream: <Document>(parameters: NlpParameters, options?: CallOptions) =>
      readSteps<Document>(connection, call('nlp_search_stream', nlpBody(parameters), options)),
  };
}
