import {anySignal} from './anySignal';
import {parseError, ServiceError} from './errors';

/** Where a service is, and how requests are sent. */
export interface Connection {
  /** The address of the server, such as `https://search.example.org`. */
  readonly endpoint: string;
  readonly collectionId: string;
  /** Used in place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** The maximum number of retries of a repeatable call; 2 by default. */
  readonly retries?: number | undefined;
  /**
   * The maximum number of milliseconds between two attempts; 5,000 by default. A longer wait is
   * an error.
   */
  readonly maxWait?: number | undefined;
  /** The timeout of an attempt in milliseconds, including its response; no limit by default. */
  readonly timeout?: number | undefined;
}

/** The options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A key, in the place where the server expects it. */
export type Key =
  /** The read key, sent in the address. */
  | {readonly query: string}
  /** The write key, sent in a header. */
  | {readonly bearer: string};

/** A call of the protocol. */
export interface Call extends CallOptions {
  readonly method: 'GET' | 'POST';
  /** The path below the collection, or from the root if it begins with a slash. */
  readonly path: string;
  readonly key: Key;
  /** Query parameters besides the key. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** Whether the call is idempotent, so that it may be retried. */
  readonly isRepeatable: boolean;
}

/** Milliseconds before the first retry. */
const initialRetryDelay = 250;

/** The statuses of a server that may be available again after a moment. */
const transientStatuses = new Set([429, 502, 503, 504]);

function addressOf({endpoint, collectionId}: Connection, {path, key, parameters}: Call): string {
  const collection = `/v1/collections/${encodeURIComponent(collectionId)}/`;
  const query = new URLSearchParams(parameters);
  if ('query' in key) {
    query.set('api-key', key.query);
  }
  const address = endpoint.replace(/\/+$/, '') + (path.startsWith('/') ? path : collection + path);
  return [address, query.toString()].filter(Boolean).join('?');
}

/** Reads a Retry-After header, which has seconds or a date; returns milliseconds. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) {
    return undefined;
  }
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** The maximum number of characters of a server's explanation in an error. */
const maxExplanation = 200;

/** Creates the error for an error response, without the key, which a server may repeat. */
async function responseError(response: Response, {path, key}: Call): Promise<ServiceError> {
  const explanation = await response.text().catch(() => '');
  const secret = 'query' in key ? key.query : key.bearer;
  const safe = secret === '' ? explanation : explanation.replaceAll(secret, '…');
  const shown = safe.trim().slice(0, maxExplanation);
  return new ServiceError(
    `The search service rejected ${path} with status ${response.status}${shown && `: ${shown}`}`,
    {status: response.status, retryAfter: readRetryAfter(response.headers.get('retry-after'))},
  );
}

/** Whether the server redirects. In a browser, an opaque response has no other details. */
const isRedirect = ({type, status}: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** Returns a signal that is aborted with the call or after the timeout. */
function signalOf({timeout}: Connection, {signal}: Call): AbortSignal | undefined {
  if (timeout === undefined) {
    return signal;
  }
  const timeoutSignal = AbortSignal.timeout(timeout);
  return signal ? anySignal(signal, timeoutSignal) : timeoutSignal;
}

async function sendOnce(connection: Connection, call: Call): Promise<Response> {
  const {method, key, body} = call;
  const signal = signalOf(connection, call);
  const headers = new Headers();
  if (body !== undefined) {
    headers.set('Content-Type', 'application/json');
  }
  if ('bearer' in key) {
    headers.set('Authorization', `Bearer ${key.bearer}`);
  }
  // Serialize outside of `try`, because such an error is no network failure and would only recur.
  const address = addressOf(connection, call);
  const json = JSON.stringify(body);
  let response: Response;
  try {
    response = await (connection.fetch ?? fetch)(address, {
      method,
      headers,
      // The service must not learn the page's address.
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
      // Following a redirect could drop the write key or change the method.
      redirect: 'manual',
      ...(body !== undefined && {body: json}),
      ...(signal && {signal}),
    });
  } catch (cause) {
    call.signal?.throwIfAborted();
    throw new ServiceError('The search service cannot be reached', {cause, isNetworkFailure: true});
  }
  if (isRedirect(response)) {
    throw new ServiceError(
      'The search service redirects to another address. Use that address as the endpoint',
      {
        status: response.status || undefined,
      },
    );
  }
  if (!response.ok) {
    throw await responseError(response, call);
  }
  return response;
}

/** Waits; rejects with the signal's reason when it is aborted. */
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

const isTransient = (error: unknown): error is ServiceError =>
  error instanceof ServiceError &&
  (error.isNetworkFailure ||
    (typeof error.status === 'number' && transientStatuses.has(error.status)));

/** Repeats an attempt until it succeeds, if the call may be retried. */
async function withRetries<Result>(
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
      // Half of the wait is random, so that clients do not retry all at once.
      const backoff = initialRetryDelay * 2 ** tries * (0.5 + Math.random() / 2);
      const delay = isTransient(error) ? (error.retryAfter ?? backoff) : Infinity;
      if (!isRepeatable || tries >= retries || delay > maxWait) {
        throw error;
      }
      await wait(delay, signal);
    }
  }
}

/**
 * Sends a call, with retries, until the server begins a successful response.
 *
 * @throws ServiceError when there is none; the signal's reason when the call is aborted;
 * TypeError when the body cannot be serialized as JSON.
 */
export const send = (connection: Connection, call: Call): Promise<Response> =>
  withRetries(connection, call, () => sendOnce(connection, call));

async function readText(connection: Connection, call: Call): Promise<string> {
  const response = await sendOnce(connection, call);
  try {
    return await response.text();
  } catch (cause) {
    call.signal?.throwIfAborted();
    throw new ServiceError('The response of the search service was incomplete', {
      cause,
      isNetworkFailure: true,
    });
  }
}

/**
 * Sends a call and parses the response as JSON.
 *
 * @throws ServiceError like `send`, and with the status PARSE_ERROR when the response is not
 * JSON.
 */
export async function request(connection: Connection, call: Call): Promise<unknown> {
  const text = await withRetries(connection, call, () => readText(connection, call));
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw parseError('The search service sent a response that is not JSON', {cause});
  }
}
