import {
  boolean,
  anyOf,
  fields,
  id,
  isObject,
  jsonString,
  arrayOf,
  number,
  oneOf,
  optional,
  recordOf,
  share,
  string,
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

const filter: Shape = anyOf(string, boolean, (value, at) =>
  isObject(value) && Object.keys(value).every((key) => comparison.includes(key))
    ? []
    : [`${at} is not a filter`],
);

const where: Shape = (value, at) =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, each]) => {
        if (key === 'and' || key === 'or') {
          return arrayOf(where)(each, `${at}.${key}`);
        }
        return key === 'not' ? where(each, `${at}.not`) : filter(each, `${at}.${key}`);
      })
    : [`${at} is not an object`];

const llm = fields({provider: string, model: string});

const search = fields({
  term: string,
  mode: optional(oneOf('fulltext', 'vector', 'hybrid', 'auto', 'default')),
  limit: optional(number),
  offset: optional(number),
  properties: optional(anyOf(arrayOf(string), oneOf('*'))),
  boost: optional(recordOf(number)),
  where: optional(where),
  facets: optional(recordOf((value, at) => (isObject(value) ? [] : [`${at} is not an object`]))),
  indexes: optional(arrayOf(id)),
  exact: optional(boolean),
  tolerance: optional(number),
  threshold: optional(share),
  similarity: optional(share),
  sortBy: optional(fields({property: string, order: optional(oneOf('ASC', 'DESC'))})),
  userID: optional(string),
});

const nlp = fields({query: string, llm_config: optional(llm), userID: optional(string)});

const interaction = fields({
  interaction_id: string,
  query: string,
  visitor_id: string,
  conversation_id: string,
  messages: arrayOf(fields({role: oneOf('system', 'assistant', 'user'), content: string})),
  system_prompt_id: optional(string),
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

const embedding = anyOf(oneOf('none', 'automatic', 'all_properties'), arrayOf(string));
const newIndex = fields({id, embedding: optional(embedding)});

/** A document. The server accepts any object, but sending one twice needs an id. */
const document: Shape = (value, at) =>
  isObject(value) ? string(value.id, `${at}.id`) : [`${at} is not an object`];

const segment = {name: string, description: string, goal: optional(string)};
const trigger = {name: string, description: string, response: string, segment_id: optional(string)};
const prompt = {
  name: string,
  prompt: string,
  usage_mode: oneOf('automatic', 'manual'),
  llm_config: optional(llm),
};
const tool = {
  name: optional(string),
  description: string,
  parameters: jsonString,
  code: optional(string),
  system_prompt: optional(string),
};

/** The kinds of objects that share the same calls. */
const managed = [
  {kind: 'segments', one: 'segment', given: optional(string), item: segment},
  {kind: 'triggers', one: 'trigger', given: optional(string), item: trigger},
  {kind: 'system_prompts', one: 'system_prompt', given: optional(string), item: prompt},
  {kind: 'tools', one: 'tool', given: string, item: tool},
];

const base = '/v1/collections/:collection';

const writeCall = (name: string, path: string, body: Shape): CallShape => ({
  name,
  method: 'POST',
  path: base + path,
  key: 'write',
  body,
});
const readCall = (name: string, body: Shape): CallShape => ({
  name,
  method: 'POST',
  path: `${base}/${name}`,
  key: 'read',
  body,
});

/** All calls that the fake server answers. */
export const calls: readonly CallShape[] = [
  readCall('search', search),
  readCall('nlp_search', nlp),
  readCall('nlp_search_stream', nlp),
  readCall('answer', interaction),
  readCall('planned_answer', interaction),
  writeCall('indexes/create', '/indexes/create', newIndex),
  writeCall('indexes/delete', '/indexes/delete', fields({index_id_to_delete: id})),
  writeCall('insert', '/indexes/:index/insert', arrayOf(document)),
  writeCall('delete', '/indexes/:index/delete', arrayOf(string)),
  writeCall('create-temporary-index', '/indexes/:index/create-temporary-index', newIndex),
  writeCall(
    'replace-index',
    '/replace-index',
    fields({target_index_id: id, temp_index_id: id, reference: optional(string)}),
  ),
  {
    name: 'list',
    method: 'POST',
    path: '/v1/collections/list',
    key: 'write',
    body: fields({id}),
  },
  ...managed.flatMap(({kind, one, given, item}): CallShape[] => [
    writeCall(`${kind}/insert`, `/${kind}/insert`, fields({id: given, ...item})),
    writeCall(`${kind}/update`, `/${kind}/update`, fields({id: string, ...item})),
    writeCall(`${kind}/delete`, `/${kind}/delete`, fields({id: string})),
    {
      name: `${kind}/get`,
      method: 'GET',
      path: `${base}/${kind}/get`,
      key: 'read',
      parameters: [`${one}_id`],
    },
    {name: `${kind}/all`, method: 'GET', path: `${base}/${kind}/all`, key: 'read'},
  ]),
  writeCall(
    'system_prompts/validate',
    '/system_prompts/validate',
    fields({id: optional(string), ...prompt}),
  ),
];

/** The requests with visitor data. They go to the analytics endpoint, not to the server. */
export const collected: Readonly<Record<string, Shape>> = {
  '/collect': fields({
    source: oneOf('fe'),
    deploymentID: optional(string),
    index: string,
    oramaId: string,
    events: arrayOf(
      fields({
        rawSearchString: string,
        query: (value, at) => (value === undefined ? [`${at} is missing`] : []),
        resultsCount: number,
        roundTripTime: number,
        searchedAt: string,
        userId: string,
        identity: optional(string),
        alias: optional(string),
        referer: optional(string),
      }),
    ),
  }),
  '/identify': fields({
    entity: oneOf('identity', 'alias'),
    id: string,
    visitorId: string,
    index: string,
  }),
};
