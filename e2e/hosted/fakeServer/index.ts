import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {sendReply, type Behaviour, type Reply} from './behaviour';
import {calls, collected, type CallShape} from './calls';
import {handleCall, type State} from './handlers';
import {HttpError, Store, type Document} from './store';

/** A received request. */
interface Request {
  /** The call's name, such as `search` or `segments/insert`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: unknown;
}

/** The options of a fake server. */
export interface FakeServerOptions {
  /** The port on loopback; a free port by default. */
  readonly port?: number;
  readonly collectionId?: string;
  readonly readKey?: string;
  readonly writeKey?: string;
}

/** A fake server that speaks the protocol, on loopback. */
export interface FakeServer {
  readonly endpoint: string;
  /** The address of the analytics endpoint. */
  readonly collectEndpoint: string;
  readonly collectionId: string;
  readonly readKey: string;
  readonly writeKey: string;
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

/** Matches a path with the pattern of a call, and returns the ids in the path. */
function match(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) {
    return undefined;
  }
  const ids: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const actual = decodeURIComponent(given[at] ?? '');
    if (part.startsWith(':')) {
      ids[part.slice(1)] = actual;
    } else if (part !== actual) {
      return undefined;
    }
  }
  return ids;
}

interface MatchedCall {
  readonly call: CallShape;
  readonly ids: Readonly<Record<string, string>>;
}

function findCall(method: string, path: string): MatchedCall | undefined {
  for (const call of calls) {
    const ids = call.method === method ? match(call.path, path) : undefined;
    if (ids) {
      return {call, ids};
    }
  }
  return undefined;
}

/** Starts a fake OramaCore server. */
export async function createFakeServer({
  port = 0,
  collectionId = 'docs',
  readKey = 'the-read-key',
  writeKey = 'the-write-key',
}: FakeServerOptions = {}): Promise<FakeServer> {
  const protocolErrors: string[] = [];
  const requests: Request[] = [];
  const collectedSoFar: {path: string; body: unknown}[] = [];
  const queues = new Map<string, Behaviour[]>();
  const permanent = new Map<string, Behaviour>();
  const store = new Store(collectionId);
  const state: State = {
    store,
    managed: new Map(),
    answer: 'Rotate the array in place: reverse it, then both parts – “three reversals”.',
    related: ['What does a rotation cost?', 'Does it copy?'],
    nextId: 1,
  };

  /** Records a protocol error and answers as the server would. */
  const reject = (status: number, message: string): never => {
    protocolErrors.push(message);
    throw new HttpError(status, message);
  };

  const checkKey = ({name, key}: CallShape, request: IncomingMessage, url: URL) => {
    const inAddress = url.searchParams.get('api-key');
    const inHeader = request.headers.authorization;
    if (key === 'read') {
      if (inHeader !== undefined) {
        protocolErrors.push(`${name}: the read key must be in the address, not in a header`);
      }
      if (inAddress === null) {
        reject(401, `${name}: missing api key`);
      }
      if (inAddress !== readKey) {
        reject(500, `${name}: Invalid read api key`);
      }
      return;
    }
    if (inAddress !== null) {
      protocolErrors.push(`${name}: the write key must be in a header, not in the address`);
    }
    if (inHeader === undefined) {
      reject(401, `${name}: missing api key`);
    }
    if (inHeader !== `Bearer ${writeKey}`) {
      reject(400, `${name}: Collection ${collectionId} not found or invalid write api key`);
    }
  };

  const checkBody = ({name, body: shape}: CallShape, request: IncomingMessage, raw: string) => {
    if (!shape) {
      if (raw !== '') {
        protocolErrors.push(`${name}: this call takes no body`);
      }
      return undefined;
    }
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
      reject(415, `${name}: Expected request with \`Content-Type: application/json\``);
    }
    let body: unknown;
    try {
      body = JSON.parse(raw);
    } catch {
      reject(400, `${name}: the body is not valid JSON`);
    }
    const errors = shape(body, 'body');
    if (errors.length > 0) {
      reject(422, `${name}: ${errors.join(', ')}`);
    }
    return body;
  };

  const collect = (url: URL, raw: string): Reply => {
    if (url.searchParams.get('api-key') !== readKey) {
      reject(401, `${url.pathname}: missing api key`);
    }
    const body = JSON.parse(raw) as unknown;
    const errors = collected[url.pathname]?.(body, 'body') ?? [];
    if (errors.length > 0) {
      reject(422, `${url.pathname}: ${errors.join(', ')}`);
    }
    collectedSoFar.push({path: url.pathname, body});
    return {status: 200, type: 'text/plain', parts: ['']};
  };

  const answer = (
    request: IncomingMessage,
    url: URL,
    found: MatchedCall | undefined,
    raw: string,
  ) => {
    const {method = ''} = request;
    if (method === 'POST' && Object.hasOwn(collected, url.pathname)) {
      return collect(url, raw);
    }
    if (!found) {
      return reject(404, `No such call: ${method} ${url.pathname}`);
    }
    const {call, ids} = found;
    checkKey(call, request, url);
    if (ids.collection !== undefined && ids.collection !== collectionId) {
      reject(400, `${call.name}: Collection ${ids.collection} not found`);
    }
    const known = new Set(['api-key', ...(call.parameters ?? [])]);
    for (const name of [...known, ...url.searchParams.keys()]) {
      if (!known.has(name) || (name !== 'api-key' && !url.searchParams.has(name))) {
        reject(400, `${call.name}: the parameter ${name} is missing or unknown`);
      }
    }
    const body = checkBody(call, request, raw);
    return handleCall(state, {
      name: call.name,
      body,
      index: ids.index ?? '',
      parameters: url.searchParams,
    });
  };

  const bodyOf = (raw: string): unknown => {
    try {
      return JSON.parse(raw);
    } catch {
      return raw;
    }
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const {method = '', headers} = request;
    Object.entries(cors).forEach(([name, value]) => response.setHeader(name, value));
    if (method === 'OPTIONS') {
      response.end();
      return;
    }
    const raw = await readBody(request);
    const found = findCall(method, url.pathname);
    const name = found?.call.name ?? url.pathname;
    requests.push({
      name,
      method,
      path: url.pathname,
      parameters: url.searchParams,
      headers,
      body: bodyOf(raw),
    });
    const behaviour = queues.get(name)?.shift() ?? permanent.get(name) ?? permanent.get('*');
    const isUnanswered = ['status', 'redirect', 'refuse'].includes(behaviour?.kind ?? '');
    let reply: Reply = {status: 200, type: 'text/plain', parts: []};
    try {
      if (!isUnanswered) {
        reply = answer(request, url, found, raw);
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

  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      protocolErrors.push(String(error));
      response.destroy();
    });
  });
  const listen = (on: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(on, '127.0.0.1', resolve);
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(port);
  const {port: actual} = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${actual}`;

  return {
    endpoint,
    collectEndpoint: `${endpoint}/collect`,
    collectionId,
    readKey,
    writeKey,
    protocolErrors,
    requests,
    collected: collectedSoFar,
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
    next: (name, ...behaviours) =>
      void queues.set(name, [...(queues.get(name) ?? []), ...behaviours]),
    always: (name, behaviour) => void permanent.set(name, behaviour),
    recover() {
      queues.clear();
      permanent.clear();
    },
    pause: stop,
    resume: () => listen(actual),
    close: () => (server.listening ? stop() : Promise.resolve()),
  };
}
