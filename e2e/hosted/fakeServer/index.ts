import type {IncomingHttpHeaders, IncomingMessage, ServerResponse} from 'node:http';
import {sendReply, type Behaviour, type Reply} from './behaviour';
import {Behaviours} from './behaviours';
import {
  checkCall,
  checkVisitorData,
  isVisitorData,
  type Collection,
  type ReceivedRequest,
} from './checkRequest';
import {findCall, type FoundCall} from './findCall';
import {handleCall, type State} from './handlers';
import {openLoopbackServer} from './loopbackServer';
import {ProtocolErrors} from './protocolErrors';
import {HttpError, Store, type Document} from './store';

/** A received request. */
interface Request {
  /** The call's name, such as `search` or `segments/insert`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** The options of a fake server. */
export interface FakeServerOptions extends Partial<Collection> {
  /** The port on loopback; a free port by default. */
  readonly port?: number;
}

/** A fake server that speaks the protocol, on loopback. */
export interface FakeServer extends Collection {
  readonly endpoint: string;
  /** The address of the analytics endpoint. */
  readonly collectEndpoint: string;
  /** The protocol errors of requests so far. Tests assert that there are none. */
  readonly protocolErrors: readonly string[];
  readonly requests: readonly Request[];
  /** The received visitor data, by path. */
  readonly collected: readonly {readonly path: string; readonly body: unknown}[];
  readonly store: Store;
  /** Inserts documents into an index, which is created if it is missing. */
  readonly insert: (index: string, documents: readonly Document[]) => void;
  /** Sets the text of answers and their related questions. */
  readonly answerWith: (text: string, related?: readonly string[]) => void;
  /** Sets the behaviour of the next calls of this name, one behaviour for each. */
  readonly next: (name: string, ...behaviours: readonly Behaviour[]) => void;
  /** Sets the behaviour of all calls of this name without a `next`; `*` stands for all names. */
  readonly always: (name: string, behaviour: Behaviour) => void;
  /** Removes the behaviours of `next` and `always`. */
  readonly recover: () => void;
  /** Makes connections fail as if no server were running. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': '*',
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Starts a fake OramaCore server. */
export async function createFakeServer({
  port = 0,
  collectionId = 'docs',
  readKey = 'the-read-key',
  writeKey = 'the-write-key',
}: FakeServerOptions = {}): Promise<FakeServer> {
  const collection = {collectionId, readKey, writeKey};
  const errors = new ProtocolErrors();
  const requests: Request[] = [];
  const collected: {path: string; body: unknown}[] = [];
  const behaviours = new Behaviours();
  const store = new Store(collectionId);
  const state: State = {
    store,
    managed: new Map(),
    answer: 'Rotate the array in place: reverse it, then both parts – “three reversals”.',
    related: ['What does a rotation cost?', 'Does it copy?'],
    nextId: 1,
  };

  const answer = (request: ReceivedRequest, found: FoundCall | undefined): Reply => {
    const {method, url} = request;
    if (isVisitorData(request)) {
      collected.push({path: url.pathname, body: checkVisitorData(request, readKey, errors)});
      return {status: 200, type: 'text/plain', parts: ['']};
    }
    if (!found) {
      return errors.reject(404, `No such call: ${method} ${url.pathname}`);
    }
    return handleCall(state, {
      name: found.call.name,
      body: checkCall(found, request, collection, errors),
      index: found.ids.index ?? '',
      parameters: url.searchParams,
    });
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const {method = '', headers} = request;
    Object.entries(cors).forEach(([name, value]) => response.setHeader(name, value));
    if (method === 'OPTIONS') {
      response.end();
      return;
    }
    const text = await readBody(request);
    const found = findCall(method, url.pathname);
    const name = found?.call.name ?? url.pathname;
    requests.push({
      name,
      method,
      path: url.pathname,
      parameters: url.searchParams,
      headers,
      body: bodyOf(text),
    });
    const behaviour = behaviours.take(name);
    const isUnanswered = ['status', 'redirect', 'refuse'].includes(behaviour?.kind ?? '');
    let reply: Reply = {status: 200, type: 'text/plain', parts: []};
    try {
      if (!isUnanswered) {
        reply = answer({method, url, headers, text}, found);
      }
    } catch (error) {
      if (!(error instanceof HttpError)) {
        throw error;
      }
      await sendReply(response, {status: error.status, type: 'text/plain', parts: [error.message]});
      return;
    }
    await sendReply(response, reply, behaviour);
  }

  const {origin, ...controls} = await openLoopbackServer(port, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      errors.add(String(error));
      response.destroy();
    });
  });

  return {
    ...collection,
    ...controls,
    endpoint: origin,
    collectEndpoint: `${origin}/collect`,
    protocolErrors: errors.messages,
    requests,
    collected,
    store,
    insert(index, documents) {
      if (!store.documents(index)) {
        store.create(index);
      }
      store.insert(index, documents);
    },
    answerWith(text, related = state.related) {
      state.answer = text;
      state.related = related;
    },
    next: (name, ...given) => behaviours.next(name, given),
    always: (name, behaviour) => behaviours.always(name, behaviour),
    recover: () => behaviours.clear(),
  };
}
