import {
  boolean,
  either,
  fields,
  id,
  isObject,
  jsonText,
  listOf,
  number,
  oneOf,
  optional,
  recordOf,
  share,
  text,
  type Shape,
} from './shapes';

/** A call of the protocol: its key, and the shape of its request. */
export interface CallShape {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The path, in which `:collection` and `:index` are ids. */
  readonly path: string;
  readonly key: 'read' | 'write';
  /** The shape of the body; absent for calls without a body. */
  readonly body?: Shape;
  /** The query parameters besides the key. */
  readonly parameters?: readonly string[];
}

const comparison = ['eq', 'gt', 'gte', 'lt', 'lte', 'between'];

const filter: Shape = either(text, boolean, (value, at) =>
  isObject(value) && Object.keys(value).every((key) => comparison.includes(key))
    ? []
    : [`${at} is no filter`],
);

const where: Shape = (value, at) =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, each]) => {
        if (key === 'and' || key === 'or') {
          return listOf(where)(each, `${at}.${key}`);
        }
        return key === 'not' ? where(each, `${at}.not`) : filter(each, `${at}.${key}`);
      })
    : [`${at} is no object`];

const llm = fields({provider: text, model: text});

const search = fields({
  term: text,
  mode: optional(oneOf('fulltext', 'vector', 'hybrid', 'auto', 'default')),
  limit: optional(number),
  offset: optional(number),
  properties: optional(either(listOf(text), oneOf('*'))),
  boost: optional(recordOf(number)),
  where: optional(where),
  facets: optional(recordOf((value, at) => (isObject(value) ? [] : [`${at} is no object`]))),
  indexes: optional(listOf(id)),
  exact: optional(boolean),
  tolerance: optional(number),
  threshold: optional(share),
  similarity: optional(share),
  sortBy: optional(fields({property: text, order: optional(oneOf('ASC', 'DESC'))})),
  userID: optional(text),
});

const nlp = fields({query: text, llm_config: optional(llm), userID: optional(text)});

const interaction = fields({
  interaction_id: text,
  query: text,
  visitor_id: text,
  conversation_id: text,
  messages: listOf(fields({role: oneOf('system', 'assistant', 'user'), content: text})),
  system_prompt_id: optional(text),
  llm_config: optional(llm),
  related: optional(
    fields({
      enabled: optional(boolean),
      size: optional(number),
      format: optional(oneOf('question', 'query')),
    }),
  ),
  min_similarity: optional(number),
  max_documents: optional(number),
});

const embedding = either(oneOf('none', 'automatic', 'all_properties'), listOf(text));
const newIndex = fields({id, embedding: optional(embedding)});

/** A document. The server accepts any object, but sending one twice needs an id. */
const document: Shape = (value, at) =>
  isObject(value) ? text(value.id, `${at}.id`) : [`${at} is no object`];

const segment = {name: text, description: text, goal: optional(text)};
const trigger = {name: text, description: text, response: text, segment_id: optional(text)};
const prompt = {
  name: text,
  prompt: text,
  usage_mode: oneOf('automatic', 'manual'),
  llm_config: optional(llm),
};
const tool = {
  name: optional(text),
  description: text,
  parameters: jsonText,
  code: optional(text),
  system_prompt: optional(text),
};

/** The kinds of objects that share the same calls. */
const managed = [
  {kind: 'segments', one: 'segment', given: optional(text), item: segment},
  {kind: 'triggers', one: 'trigger', given: optional(text), item: trigger},
  {kind: 'system_prompts', one: 'system_prompt', given: optional(text), item: prompt},
  {kind: 'tools', one: 'tool', given: text, item: tool},
];

const base = '/v1/collections/:collection';

const writing = (name: string, path: string, body: Shape): CallShape => ({
  name,
  method: 'POST',
  path: base + path,
  key: 'write',
  body,
});
const asking = (name: string, body: Shape): CallShape => ({
  name,
  method: 'POST',
  path: `${base}/${name}`,
  key: 'read',
  body,
});

/** All calls that the fake server answers. */
export const calls: readonly CallShape[] = [
  asking('search', search),
  asking('nlp_search', nlp),
  asking('nlp_search_stream', nlp),
  asking('answer', interaction),
  asking('planned_answer', interaction),
  writing('indexes/create', '/indexes/create', newIndex),
  writing('indexes/delete', '/indexes/delete', fields({index_id_to_delete: id})),
  writing('insert', '/indexes/:index/insert', listOf(document)),
  writing('delete', '/indexes/:index/delete', listOf(text)),
  writing('create-temporary-index', '/indexes/:index/create-temporary-index', newIndex),
  writing(
    'replace-index',
    '/replace-index',
    fields({target_index_id: id, temp_index_id: id, reference: optional(text)}),
  ),
  {
    name: 'list',
    method: 'POST',
    path: '/v1/collections/list',
    key: 'write',
    body: fields({id}),
  },
  ...managed.flatMap(({kind, one, given, item}): CallShape[] => [
    writing(`${kind}/insert`, `/${kind}/insert`, fields({id: given, ...item})),
    writing(`${kind}/update`, `/${kind}/update`, fields({id: text, ...item})),
    writing(`${kind}/delete`, `/${kind}/delete`, fields({id: text})),
    {
      name: `${kind}/get`,
      method: 'GET',
      path: `${base}/${kind}/get`,
      key: 'read',
      parameters: [`${one}_id`],
    },
    {name: `${kind}/all`, method: 'GET', path: `${base}/${kind}/all`, key: 'read'},
  ]),
  writing(
    'system_prompts/validate',
    '/system_prompts/validate',
    fields({id: optional(text), ...prompt}),
  ),
];

/** The requests with visitor data. They go to the analytics endpoint, not to the server. */
export const collected: Readonly<Record<string, Shape>> = {
  '/collect': fields({
    source: oneOf('fe'),
    deploymentID: optional(text),
    index: text,
    oramaId: text,
    events: listOf(
      fields({
        rawSearchString: text,
        query: (value, at) => (value === undefined ? [`${at} is missing`] : []),
        resultsCount: number,
        roundTripTime: number,
        searchedAt: text,
        userId: text,
        identity: optional(text),
        alias: optional(text),
        referer: optional(text),
      }),
    ),
  }),
  '/identify': fields({
    entity: oneOf('identity', 'alias'),
    id: text,
    visitorId: text,
    index: text,
  }),
};
