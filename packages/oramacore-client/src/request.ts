import {parseError, ServiceError} from './errors';

/** Where a service is, and how it is asked. */
export interface Connection {
  /** The address of the server, such as `https://search.example.org`. */
  readonly endpoint: string;
  readonly collectionId: string;
  /** Asks in place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** How often a call that may be repeated is repeated; 2 unless set. */
  readonly retries?: number | undefined;
  /** The most milliseconds between two tries; 5,000 unless set. A longer wait is an error. */
  readonly maxWait?: number | undefined;
  /** The most milliseconds of a try, with its answer; no limit unless set. */
  readonly timeout?: number | undefined;
}

/** What may be said with each call. */
export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A key and where the server looks for it. */
export type Key =
  /** The read key, in the address. */
  | {readonly query: string}
  /** The write key, in a header. */
  | {readonly bearer: string};

/** A call of the protocol. */
export interface Call extends CallOptions {
  readonly method: 'GET' | 'POST';
  /** The path below the collection, or from the root when it begins with a slash. */
  readonly path: string;
  readonly key: Key;
  /** Parameters of the address besides the key. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** Whether the server does the same when it is asked twice, so that the call may be repeated. */
  readonly isRepeatable: boolean;
}

const firstWait = 250;

/** The statuses of a server that may answer a moment later. */
const passing = new Set([429, 502, 503, 504]);

function addressOf({endpoint, collectionId}: Connection, {path, key, parameters}: Call): string {
  const collection = `/v1/collections/${encodeURIComponent(collectionId)}/`;
  const query = new URLSearchParams(parameters);
  if ('query' in key) {
    query.set('api-key', key.query);
  }
  const address = endpoint.replace(/\/+$/, '') + (path.startsWith('/') ? path : collection + path);
  return [address, query.toString()].filter(Boolean).join('?');
}

/** Reads the milliseconds of a header Retry-After, which has seconds or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) {
    return undefined;
  }
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** The most characters of a server's explanation that an error repeats. */
const maxExplanation = 200;

/** Makes the error of a refusal, without the key, which a server may repeat. */
async function refusal(response: Response, {path, key}: Call): Promise<ServiceError> {
  const explanation = await response.text().catch(() => '');
  const secret = 'query' in key ? key.query : key.bearer;
  const safe = secret === '' ? explanation : explanation.replaceAll(secret, '…');
  const shown = safe.trim().slice(0, maxExplanation);
  return new ServiceError(
    `The search service refused ${path} with status ${response.status}${shown && `: ${shown}`}`,
    {status: response.status, retryAfter: readRetryAfter(response.headers.get('retry-after'))},
  );
}

/** Whether a server leads elsewhere; a page is told no more of that than the kind. */
const isRedirect = ({type, status}: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** A signal that is aborted with the first of two; `AbortSignal.any` is younger than other needs. */
function firstOf(one: AbortSignal, other: AbortSignal): AbortSignal {
  const controller = new AbortController();
  for (const signal of [one, other]) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) {
      abort();
    }
    signal.addEventListener('abort', abort, {once: true, signal: controller.signal});
  }
  return controller.signal;
}

/** Ends a try with its call, or when its time is over. */
function signalOf({timeout}: Connection, {signal}: Call): AbortSignal | undefined {
  if (timeout === undefined) {
    return signal;
  }
  const limit = AbortSignal.timeout(timeout);
  return signal ? firstOf(signal, limit) : limit;
}

async function tryOnce(connection: Connection, call: Call): Promise<Response> {
  const {method, key, body} = call;
  const signal = signalOf(connection, call);
  const headers = new Headers();
  if (body !== undefined) {
    headers.set('Content-Type', 'application/json');
  }
  if ('bearer' in key) {
    headers.set('Authorization', `Bearer ${key.bearer}`);
  }
  // What cannot be written is no failure of the network, and fails again.
  const address = addressOf(connection, call);
  const json = JSON.stringify(body);
  let response: Response;
  try {
    response = await (connection.fetch ?? fetch)(address, {
      method,
      headers,
      // A page's address is no business of the service.
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
      // What is followed comes without the write key, or as another method.
      redirect: 'manual',
      ...(body !== undefined && {body: json}),
      ...(signal && {signal}),
    });
  } catch (cause) {
    call.signal?.throwIfAborted();
    throw new ServiceError('The search service cannot be reached', {cause, isNetworkFailure: true});
  }
  if (isRedirect(response)) {
    throw new ServiceError('The search service redirects: name the address that it leads to', {
      status: response.status || undefined,
    });
  }
  if (!response.ok) {
    throw await refusal(response, call);
  }
  return response;
}

/** Waits, and rejects with the signal's reason when it is aborted. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, {once: true});
  });
}

const isPassing = (error: unknown): error is ServiceError =>
  error instanceof ServiceError &&
  (error.isNetworkFailure || (typeof error.status === 'number' && passing.has(error.status)));

/** Does what a call needs until it succeeds, when the call may be repeated. */
async function repeat<Result>(
  {retries = 2, maxWait = 5000}: Connection,
  {isRepeatable, signal}: Call,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; ; tries++) {
    signal?.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      // Half of it by chance, so that not all clients come back at once.
      const usualWait = firstWait * 2 ** tries * (0.5 + Math.random() / 2);
      const next = isPassing(error) ? (error.retryAfter ?? usualWait) : Infinity;
      if (!isRepeatable || tries >= retries || next > maxWait) {
        throw error;
      }
      await wait(next, signal);
    }
  }
}

/**
 * Calls the server until it begins to answer well, and not again after that.
 *
 * @throws ServiceError when it does not; the signal's reason when the call is aborted; TypeError
 * when JSON cannot hold the body.
 */
export const send = (connection: Connection, call: Call): Promise<Response> =>
  repeat(connection, call, () => tryOnce(connection, call));

async function readText(connection: Connection, call: Call): Promise<string> {
  const response = await tryOnce(connection, call);
  try {
    return await response.text();
  } catch (cause) {
    call.signal?.throwIfAborted();
    throw new ServiceError('The search service broke off its answer', {
      cause,
      isNetworkFailure: true,
    });
  }
}

/**
 * Calls the server and reads its answer as JSON.
 *
 * @throws ServiceError as `send`, and with the status PARSE_ERROR when the answer is no JSON.
 */
export async function request(connection: Connection, call: Call): Promise<unknown> {
  const text = await repeat(connection, call, () => readText(connection, call));
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw parseError('The search service gave an answer that is no JSON', {cause});
  }
}
