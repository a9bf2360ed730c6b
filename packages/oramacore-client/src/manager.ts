import {parseError} from './errors';
import {isRecord} from './isRecord';
import {request, type CallOptions, type Connection, type Key} from './request';
import type {AnyDocument, LanguageModel} from './search';
import {writeToolParameters, type ToolParameters} from './toolParameters';

export {ServiceError} from './errors';
export type {ToolParameters, ZodType} from './toolParameters';

/** A group of visitors to whom answers can be adapted. */
export interface Segment {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly goal?: string | null | undefined;
}

/** An instruction for answers to visitors of a segment. */
export interface Trigger {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly response: string;
  readonly segment_id?: string | null | undefined;
}

/** Instructions for the language model, which it receives before the question. */
export interface SystemPrompt {
  readonly id: string;
  readonly name: string;
  readonly prompt: string;
  /** Whether the server may choose it automatically. */
  readonly usage_mode: 'automatic' | 'manual';
}

/** A system prompt to insert or validate. */
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

/** A tool to insert. */
export interface NewTool extends Omit<Tool, 'parameters'> {
  readonly parameters: ToolParameters;
  /** Some server versions require it for an update. */
  readonly name?: string | undefined;
}

/** The result of inserting documents. */
export interface Inserted {
  readonly inserted: number;
  /** The number of documents whose id already existed. */
  readonly replaced: number;
  readonly failed: number;
}

type Optional<Type, Keys extends keyof Type> = Omit<Type, Keys> & Partial<Pick<Type, Keys>>;

/** A document with its own id, so that inserting it twice has the same effect as once. */
export type Identified = {readonly id: string} | (AnyDocument & {readonly id: string});

/** Where content is sent, and the keys that only the owner may have. */
export interface ManagerOptions extends Connection {
  readonly writeKey: string;
  /** Required to read the managed items. */
  readonly readKey?: string | undefined;
}

/** Manages the items of one kind in a collection. */
export interface Resource<Item, New, Changed = Item> {
  /** Inserts an item; resolves with its id, which the server chooses if none is given. */
  readonly insert: (item: New, options?: CallOptions) => Promise<string>;
  readonly get: (id: string, options?: CallOptions) => Promise<Item | undefined>;
  readonly all: (options?: CallOptions) => Promise<readonly Item[]>;
  readonly update: (item: Changed, options?: CallOptions) => Promise<void>;
  readonly delete: (id: string, options?: CallOptions) => Promise<void>;
}

/** Manages the indexes of a collection and their documents. */
export interface Indexes {
  /** Creates an index. If it already exists, rejects with an error of status 409. */
  readonly create: (
    index: {
      readonly id: string;
      /** The properties for vector search; by default, the server decides. */
      readonly embeddings?: 'none' | 'automatic' | 'all_properties' | readonly string[] | undefined;
    },
    options?: CallOptions,
  ) => Promise<void>;
  readonly delete: (id: string, options?: CallOptions) => Promise<void>;
  /** Inserts documents into an index or a temporary index; retried when the server is busy. */
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
  /** Creates an index that is not searched, to replace another one later. */
  readonly createTemporary: (
    id: string,
    temporaryId: string,
    options?: CallOptions,
  ) => Promise<void>;
  /** Replaces an index with a temporary one; the old index is deleted. */
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
    /** Asks the server to validate a prompt; resolves with its report. */
    readonly validate: (prompt: NewSystemPrompt, options?: CallOptions) => Promise<unknown>;
  };
  readonly tools: Resource<Tool, NewTool, NewTool>;
}

/** The names of a kind of item in the protocol's paths and bodies. */
interface ResourceNames {
  readonly path: string;
  readonly singular: string;
  readonly plural: string;
}

/** Sends requests with the right key. */
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
  {path, singular, plural}: ResourceNames,
): Resource<Item, New, Changed> {
  return {
    async insert(item, options) {
      const response = await write(`${path}/insert`, item, options);
      if (!isRecord(response) || typeof response.id !== 'string') {
        throw parseError(
          `The search service sent an invalid response: the id of the inserted ${singular} is missing`,
        );
      }
      return response.id;
    },
    async get(id, options) {
      const response = await read(`${path}/get`, {[`${singular}_id`]: id}, options);
      return isRecord(response)
        ? ((response[singular] ?? undefined) as Item | undefined)
        : undefined;
    },
    async all(options) {
      const response = await read(`${path}/all`, {}, options);
      const items = isRecord(response) ? response[plural] : undefined;
      if (!Array.isArray(items)) {
        throw parseError(
          `The search service sent an invalid response: the list of ${plural} is missing`,
        );
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
      const response = await write(below(id, 'insert'), documents, options, true);
      const {inserted, replaced = 0, failed = 0} = isRecord(response) ? response : {};
      if (![inserted, replaced, failed].every((number) => typeof number === 'number')) {
        throw parseError(
          'The search service sent an invalid response: the numbers of inserted, replaced and failed documents are missing',
        );
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
      const response = await write('/v1/collections/list', {id: collectionId}, options, true);
      if (!Array.isArray(response)) {
        throw parseError(
          'The search service sent an invalid response: the list of documents is missing',
        );
      }
      return response as AnyDocument[];
    },
  };
}

/**
 * Creates a manager for a collection's content.
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
    singular: 'trigger',
    plural: 'triggers',
  });
  const prompts = createResource<SystemPrompt, NewSystemPrompt, SystemPrompt>(calls, {
    path: 'system_prompts',
    singular: 'system_prompt',
    plural: 'system_prompts',
  });
  const tools = createResource<Tool, Tool, Tool>(calls, {
    path: 'tools',
    singular: 'tool',
    plural: 'tools',
  });
  const toolBody = (tool: NewTool) => ({...tool, parameters: writeToolParameters(tool.parameters)});
  return {
    indexes: createIndexes(calls, options.collectionId),
    segments: createResource(calls, {path: 'segments', singular: 'segment', plural: 'segments'}),
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
        const response = await calls.write('system_prompts/validate', prompt, call);
        return isRecord(response) ? response.result : undefined;
      },
    },
    tools: {
      ...tools,
      insert: async (tool, call) => tools.insert(toolBody(tool), call),
      update: async (tool, call) => tools.update(toolBody(tool), call),
    },
  };
}
