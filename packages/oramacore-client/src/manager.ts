import {parseError} from './errors';
import {isRecord} from './isRecord';
import {request, type CallOptions, type Connection, type Key} from './request';
import type {AnyDocument, LanguageModel} from './search';
import {writeToolParameters, type ToolParameters} from './toolParameters';

export {ServiceError} from './errors';
export type {ToolParameters, ZodType} from './toolParameters';

/** A group of visitors that answers may suit. */
export interface Segment {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly goal?: string | null | undefined;
}

/** What an answer should do for visitors of a segment. */
export interface Trigger {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly response: string;
  readonly segment_id?: string | null | undefined;
}

/** What the language model is told before it answers. */
export interface SystemPrompt {
  readonly id: string;
  readonly name: string;
  readonly prompt: string;
  /** Whether the server may choose it by itself. */
  readonly usage_mode: 'automatic' | 'manual';
}

/** What is inserted of a system prompt, or judged. */
export interface NewSystemPrompt extends Optional<SystemPrompt, 'id'> {
  readonly llm_config?: LanguageModel | undefined;
}

/** A function that the language model may call. */
export interface Tool {
  readonly id: string;
  readonly description: string;
  /** The JSON schema of its parameters. */
  readonly parameters: string;
  readonly code?: string | null | undefined;
  readonly system_prompt?: string | null | undefined;
}

/** What is inserted of a tool. */
export interface NewTool extends Omit<Tool, 'parameters'> {
  readonly parameters: ToolParameters;
  /** Servers of some versions need it with a change. */
  readonly name?: string | undefined;
}

/** What became of documents that were inserted. */
export interface Inserted {
  readonly inserted: number;
  /** Documents whose id was there before. */
  readonly replaced: number;
  readonly failed: number;
}

type Optional<Type, Keys extends keyof Type> = Omit<Type, Keys> & Partial<Pick<Type, Keys>>;

/** A document has an id of its own, so that to insert it twice is to insert it once. */
export type Identified = {readonly id: string} | (AnyDocument & {readonly id: string});

/** Where content goes, and the keys that only its owner may have. */
export interface ManagerOptions extends Connection {
  readonly writeKey: string;
  /** Is needed to read what is managed. */
  readonly readKey?: string | undefined;
}

/** Manages what a collection has of one kind. */
export interface Resource<Item, New, Changed = Item> {
  /** Inserts; resolves with the id, which the server chooses when none is given. */
  readonly insert: (item: New, options?: CallOptions) => Promise<string>;
  readonly get: (id: string, options?: CallOptions) => Promise<Item | undefined>;
  readonly all: (options?: CallOptions) => Promise<readonly Item[]>;
  readonly update: (item: Changed, options?: CallOptions) => Promise<void>;
  readonly delete: (id: string, options?: CallOptions) => Promise<void>;
}

/** Manages the indexes of a collection and their documents. */
export interface Indexes {
  /** Creates an index; the error of one that is there has the status 409. */
  readonly create: (
    index: {
      readonly id: string;
      /** Which properties are searched by meaning; the server decides unless set. */
      readonly embeddings?: 'none' | 'automatic' | 'all_properties' | readonly string[] | undefined;
    },
    options?: CallOptions,
  ) => Promise<void>;
  readonly delete: (id: string, options?: CallOptions) => Promise<void>;
  /** Inserts documents, in an index or a temporary one; repeated when the server is busy. */
  readonly insertDocuments: (
    id: string,
    documents: readonly Identified[],
    options?: CallOptions,
  ) => Promise<Inserted>;
  readonly deleteDocuments: (
    id: string,
    documentIds: readonly string[],
    options?: CallOptions,
  ) => Promise<void>;
  /** Creates an index that nobody sees, to replace another one. */
  readonly createTemporary: (
    id: string,
    temporaryId: string,
    options?: CallOptions,
  ) => Promise<void>;
  /** Puts a temporary index in the place of another one, which is gone then. */
  readonly replace: (id: string, temporaryId: string, options?: CallOptions) => Promise<void>;
  /** Lists the documents of all indexes of the collection. */
  readonly listDocuments: (options?: CallOptions) => Promise<readonly AnyDocument[]>;
}

/** Manages a collection. */
export interface Manager {
  readonly indexes: Indexes;
  readonly segments: Resource<Segment, Optional<Segment, 'id'>>;
  readonly triggers: Resource<Trigger, Optional<Trigger, 'id'>>;
  readonly systemPrompts: Resource<SystemPrompt, NewSystemPrompt> & {
    /** Has the server judge a prompt; resolves with its report. */
    readonly validate: (prompt: NewSystemPrompt, options?: CallOptions) => Promise<unknown>;
  };
  readonly tools: Resource<Tool, NewTool, NewTool>;
}

/** Names a kind in the protocol's paths and bodies. */
interface Names {
  readonly path: string;
  readonly one: string;
  readonly many: string;
}

/** Does calls with the right key. */
interface Calls {
  readonly write: (
    path: string,
    body: unknown,
    options: CallOptions | undefined,
    isRepeatable?: boolean,
  ) => Promise<unknown>;
  readonly read: (
    path: string,
    parameters: Readonly<Record<string, string>>,
    options: CallOptions | undefined,
  ) => Promise<unknown>;
}

function createCalls({writeKey, readKey, ...connection}: ManagerOptions): Calls {
  const call = (key: Key, path: string, isRepeatable: boolean) => ({key, path, isRepeatable});
  return {
    write: (path, body, options, isRepeatable = false) =>
      request(connection, {
        ...call({bearer: writeKey}, path, isRepeatable),
        method: 'POST',
        body,
        ...options,
      }),
    async read(path, parameters, options) {
      if (!readKey) {
        throw new Error('Read API key is required for this operation');
      }
      return request(connection, {
        ...call({query: readKey}, path, true),
        method: 'GET',
        parameters,
        ...options,
      });
    },
  };
}

function createResource<Item, New, Changed>(
  {read, write}: Calls,
  {path, one, many}: Names,
): Resource<Item, New, Changed> {
  return {
    async insert(item, options) {
      const answer = await write(`${path}/insert`, item, options);
      if (!isRecord(answer) || typeof answer.id !== 'string') {
        throw parseError(`The search service did not name the ${one} that it inserted`);
      }
      return answer.id;
    },
    async get(id, options) {
      const answer = await read(`${path}/get`, {[`${one}_id`]: id}, options);
      return isRecord(answer) ? ((answer[one] ?? undefined) as Item | undefined) : undefined;
    },
    async all(options) {
      const answer = await read(`${path}/all`, {}, options);
      const items = isRecord(answer) ? answer[many] : undefined;
      if (!Array.isArray(items)) {
        throw parseError(`The search service gave no list of ${many}`);
      }
      return items as Item[];
    },
    async update(item, options) {
      await write(`${path}/update`, item, options);
    },
    async delete(id, options) {
      await write(`${path}/delete`, {id}, options);
    },
  };
}

function createIndexes({write}: Calls, collectionId: string): Indexes {
  const below = (id: string, action: string) => `indexes/${encodeURIComponent(id)}/${action}`;
  return {
    async create({id, embeddings}, options) {
      await write('indexes/create', {id, embedding: embeddings}, options);
    },
    async delete(id, options) {
      await write('indexes/delete', {index_id_to_delete: id}, options);
    },
    async insertDocuments(id, documents, options) {
      const answer = await write(below(id, 'insert'), documents, options, true);
      const {inserted, replaced = 0, failed = 0} = isRecord(answer) ? answer : {};
      if (![inserted, replaced, failed].every((number) => typeof number === 'number')) {
        throw parseError('The search service did not say what it inserted');
      }
      return {inserted, replaced, failed} as Inserted;
    },
    async deleteDocuments(id, documentIds, options) {
      await write(below(id, 'delete'), documentIds, options, true);
    },
    async createTemporary(id, temporaryId, options) {
      await write(below(id, 'create-temporary-index'), {id: temporaryId}, options);
    },
    async replace(id, temporaryId, options) {
      const body = {target_index_id: id, temp_index_id: temporaryId};
      await write('replace-index', body, options);
    },
    async listDocuments(options) {
      const answer = await write('/v1/collections/list', {id: collectionId}, options, true);
      if (!Array.isArray(answer)) {
        throw parseError('The search service gave no list of documents');
      }
      return answer as AnyDocument[];
    },
  };
}

/**
 * Makes a manager of a collection's content.
 *
 * @throws Error when the write key is missing.
 */
export function createManager(options: ManagerOptions): Manager {
  if (!options.writeKey) {
    throw new Error('Write API key is required to create a manager');
  }
  const calls = createCalls(options);
  const triggers = createResource<Trigger, Optional<Trigger, 'id'>, Trigger>(calls, {
    path: 'triggers',
    one: 'trigger',
    many: 'triggers',
  });
  const prompts = createResource<SystemPrompt, NewSystemPrompt, SystemPrompt>(calls, {
    path: 'system_prompts',
    one: 'system_prompt',
    many: 'system_prompts',
  });
  const tools = createResource<Tool, Tool, Tool>(calls, {
    path: 'tools',
    one: 'tool',
    many: 'tools',
  });
  const toolBody = (tool: NewTool) => ({...tool, parameters: writeToolParameters(tool.parameters)});
  return {
    indexes: createIndexes(calls, options.collectionId),
    segments: createResource(calls, {path: 'segments', one: 'segment', many: 'segments'}),
    triggers: {
      ...triggers,
      async insert(trigger, call) {
        if (!trigger.segment_id) {
          throw new Error('You cannot insert a trigger without a segment_id');
        }
        return triggers.insert(trigger, call);
      },
    },
    systemPrompts: {
      ...prompts,
      async validate(prompt, call) {
        const answer = await calls.write('system_prompts/validate', prompt, call);
        return isRecord(answer) ? answer.result : undefined;
      },
    },
    tools: {
      ...tools,
      insert: async (tool, call) => tools.insert(toolBody(tool), call),
      update: async (tool, call) => tools.update(toolBody(tool), call),
    },
  };
}
