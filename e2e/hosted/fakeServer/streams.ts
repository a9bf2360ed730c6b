import type {SearchResults} from './store';

/** A stream of server-sent events. Each part is an event or a comment. */
export type Stream = readonly string[];

const eventOf = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

/** A server sends this after 15 seconds without an event. */
const keepAlive = ': { "type": "keepalive", "message": "ok" }\n\n';

const response = (action: string, result: string, done?: boolean) =>
  eventOf({
    type: 'response',
    message: {action, result, ...(done !== undefined && {done})},
  });

const acknowledged = eventOf({type: 'response', message: 'Acknowledged'});
const model = response('SELECTED_LLM', '{"provider":"openai","model":"gpt-4.1"}', true);

/** Splits a text into words with the space before them, as a language model does. */
const piecesOf = (text: string): readonly string[] => text.match(/\s*\S+/g) ?? [];

const relatedOf = (questions: readonly string[]): Stream =>
  questions.length === 0
    ? []
    : piecesOf(JSON.stringify(questions)).map((piece) => response('RELATED_QUERIES', piece, true));

/** The data of a prepared answer. */
export interface PreparedAnswer {
  readonly query: string;
  readonly text: string;
  readonly found: SearchResults;
  readonly related: readonly string[];
}

/** The events of `answer`. */
export const answerStream = ({query, text, found, related}: PreparedAnswer): Stream => [
  model,
  acknowledged,
  response('GET_SEGMENT', 'null', true),
  response('OPTIMIZING_QUERY', query, true),
  response('SEARCH_RESULTS', JSON.stringify(found.hits), true),
  keepAlive,
  ...piecesOf(text).map((piece) => response('ANSWER_RESPONSE', piece, false)),
  ...relatedOf(related),
  response('ANSWER_RESPONSE', '', false),
];

/** The events of `planned_answer`. At the end it repeats the whole reply. */
export const plannedStream = ({query, text, found, related}: PreparedAnswer): Stream => [
  acknowledged,
  model,
  response('GET_SEGMENT', 'null', true),
  response(
    'ACTION_PLAN',
    JSON.stringify([
      {step: 'OPTIMIZE_QUERY', description: 'Write a query for the input'},
      {step: 'PERFORM_ORAMA_SEARCH', description: 'Search for the query'},
      {step: 'GIVE_REPLY', description: 'Reply with what was found'},
    ]),
  ),
  response('OPTIMIZE_QUERY', query),
  response('PERFORM_ORAMA_SEARCH', JSON.stringify(found)),
  keepAlive,
  ...piecesOf(text).map((piece) => response('GIVE_REPLY', piece)),
  response('GIVE_REPLY', text),
  ...relatedOf(related),
];

/** The result of `nlp_search`: one search for the question. */
export const nlpResults = (query: string, found: SearchResults) => [
  {
    original_query: query,
    generated_query: JSON.stringify({term: query, mode: 'fulltext'}),
    search_params: {mode: 'fulltext', term: query},
    results: [{hits: found.hits, count: found.count}],
    query_index: 0,
  },
];

/** The events of `nlp_search_stream`. */
export const nlpStream = (query: string, found: SearchResults): Stream => [
  eventOf('INIT'),
  eventOf('OPTIMIZING_QUERY'),
  eventOf({QUERY_OPTIMIZED: [query]}),
  eventOf('SELECTING_PROPS'),
  eventOf({SELECTED_PROPS: [{}]}),
  eventOf('SEARCHING'),
  keepAlive,
  eventOf({SEARCH_RESULTS: nlpResults(query, found)}),
];
