import {HttpError, type Document, type Query, type Store} from './store';
import {answerStream, nlpResults, nlpStream, plannedStream, type PreparedAnswer} from './streams';
import type {Reply} from './behaviour';

/** A call whose shape is valid. */
export interface ValidCall {
  readonly name: string;
  readonly body: unknown;
  /** The index in its path; empty if the path has none. */
  readonly index: string;
  readonly parameters: URLSearchParams;
}

/** The state of the fake server. */
export interface State {
  readonly store: Store;
  /** The managed objects, by kind and id. */
  readonly managed: Map<string, Map<string, Readonly<Record<string, unknown>>>>;
  answer: string;
  related: readonly string[];
  /** The number of the next id that the server generates. */
  nextId: number;
}

const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  parts: [JSON.stringify(value)],
});
const events = (parts: readonly string[]): Reply => ({
  status: 200,
  type: 'text/event-stream',
  parts,
});

interface Interaction {
  readonly query: string;
  readonly related?: {readonly enabled?: boolean} | null;
}

function prepareAnswer({store, answer, related}: State, body: unknown): PreparedAnswer {
  const interaction = body as Interaction;
  return {
    query: interaction.query,
    text: answer,
    found: store.search({term: interaction.query, limit: 5}),
    related: interaction.related?.enabled ? related : [],
  };
}

/** Carries out a call on managed objects, such as `segments/insert`. */
function manage(state: State, {name, body, parameters}: ValidCall): Reply {
  const [kind = '', action] = name.split('/');
  const one = kind.replace(/s$/, '');
  const items = state.managed.get(kind) ?? new Map<string, Readonly<Record<string, unknown>>>();
  state.managed.set(kind, items);
  const item = body as {readonly id?: string | null} & Readonly<Record<string, unknown>>;
  switch (action) {
    case 'insert': {
      const id = item.id ?? `chosen-${state.nextId++}`;
      items.set(id, {...item, id});
      return json({success: true, id, [one]: items.get(id)}, kind === 'system_prompts' ? 200 : 201);
    }
    case 'update': {
      const {id = ''} = item;
      const known = items.get(id ?? '');
      if (!known) {
        throw new HttpError(500, `There is no ${one} ${id}`);
      }
      items.set(id ?? '', {...known, ...item});
      return json({success: true});
    }
    case 'delete':
      items.delete(item.id ?? '');
      return json({success: true});
    case 'get':
      return json({[one]: items.get(parameters.get(`${one}_id`) ?? '') ?? null});
    case 'all':
      return json({[kind]: [...items.values()]});
    default:
      return json({result: {overall_assessment: {valid: true, summary: 'Fine'}}});
  }
}

/** Carries out a call. @throws HttpError with the status of the real server. */
export function handleCall(state: State, call: ValidCall): Reply {
  const {store} = state;
  const {name, body, index} = call;
  switch (name) {
    case 'search':
      return json(store.search(body as Query));
    case 'nlp_search': {
      const {query} = body as Interaction;
      return json(nlpResults(query, store.search({term: query})));
    }
    case 'nlp_search_stream': {
      const {query} = body as Interaction;
      return events(nlpStream(query, store.search({term: query})));
    }
    case 'answer':
      return events(answerStream(prepareAnswer(state, body)));
    case 'planned_answer':
      return events(plannedStream(prepareAnswer(state, body)));
    case 'indexes/create':
      store.create((body as {id: string}).id);
      return json({});
    case 'indexes/delete':
      store.delete((body as {index_id_to_delete: string}).index_id_to_delete);
      return json({});
    case 'insert':
      return json({...store.insert(index, body as Document[]), failed: 0});
    case 'delete':
      store.remove(index, body as string[]);
      return json({message: 'documents deleted'});
    case 'create-temporary-index':
      store.createTemporary(index, (body as {id: string}).id);
      return json({message: 'temp collection created'});
    case 'replace-index': {
      const {target_index_id: target, temp_index_id: temporary} = body as Record<string, string>;
      store.replace(target ?? '', temporary ?? '');
      return json({message: 'Index replaced'});
    }
    case 'list':
      return json(store.all());
    default:
      return manage(state, call);
  }
}
