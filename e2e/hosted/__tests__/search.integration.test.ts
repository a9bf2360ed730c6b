import {
  createManager,
  createSearchClient,
  ServiceError,
  type SearchParameters,
} from 'oramacore-client';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import {createFakeServer, type FakeServer} from '../fakeServer';
import {responseBreakingAfter, responseEndingAfter} from './responses';

let service: FakeServer;

beforeAll(async () => {
  service = await createFakeServer();
  service.insert('site', [
    {id: '1', title: 'Rotate an array', n: 1},
    {id: '2', title: 'Größe – 配列', n: 2},
  ]);
});
afterAll(() => service.close());

/** The number of requests before the current test. */
let before = 0;
beforeEach(() => {
  before = service.requests.length;
});
afterEach(() => {
  service.recover();
  expect(service.protocolErrors).toEqual([]);
});
const requestCount = () => service.requests.length - before;

interface Options {
  readonly retries?: number;
  readonly maxWait?: number;
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

const search = (options: Options = {}) =>
  createSearchClient({...service, ...options}).search({term: 'rotate'}, {signal: options.signal});

const failure = (promise: Promise<unknown>): Promise<ServiceError> =>
  promise.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ServiceError);
      return error as ServiceError;
    },
  );

test('every parameter of a search is sent as the protocol requires', async () => {
  const parameters: SearchParameters = {
    term: 'rotate',
    mode: 'fulltext',
    limit: 5,
    offset: 1,
    properties: ['title'],
    boost: {title: 2},
    where: {and: [{n: {between: [0, 5]}}], not: {title: 'x'}, or: [{title: 'Rotate an array'}]},
    facets: {title: {}},
    indexes: ['site'],
    exact: false,
    tolerance: 1,
    threshold: 0.5,
    similarity: 0.7,
    sortBy: {property: 'n', order: 'DESC'},
    userId: 'somebody',
  };
  await createSearchClient(service).search(parameters);
  const {userId, ...sent} = parameters;
  expect(service.requests.at(-1)?.body).toEqual({...sent, userID: userId});
});

test('the read key is in the query string, and the write key in a header', async () => {
  await search();
  const read = service.requests.at(-1);
  expect(read?.parameters.get('api-key')).toBe(service.readKey);
  expect(read?.headers.authorization).toBeUndefined();
  await createManager(service).indexes.delete('none');
  const written = service.requests.at(-1);
  expect(written?.headers.authorization).toBe(`Bearer ${service.writeKey}`);
  expect(written?.parameters.size).toBe(0);
});

test('an endpoint may have a path and a trailing slash', async () => {
  const asking: string[] = [];
  const client = createSearchClient({
    ...service,
    endpoint: 'https://example.org/engine/',
    collectionId: 'a/b',
    fetch: (address) => {
      asking.push(address as string);
      return Promise.resolve(Response.json({count: 0, hits: []}));
    },
  });
  await client.search({term: ''});
  expect(asking).toEqual([
    `https://example.org/engine/v1/collections/a%2Fb/search?api-key=${service.readKey}`,
  ]);
});

test.each([429, 502, 503, 504])('a search is retried after status %i', async (status) => {
  service.next('search', {kind: 'status', status});
  expect((await search()).count).toBe(1);
  expect(requestCount()).toBe(2);
});

test('a search is retried after a failed connection', async () => {
  service.next('search', {kind: 'refuse'}, {kind: 'refuse'});
  expect((await search()).count).toBe(1);
  expect(requestCount()).toBe(3);
});

test('a search is retried no more often than configured', async () => {
  service.always('search', {kind: 'status', status: 503});
  expect(await failure(search({retries: 1}))).toMatchObject({
    status: 503,
    isNetworkFailure: false,
  });
  expect(requestCount()).toBe(2);
});

test.each([400, 401, 500])('a search is not retried after status %i', async (status) => {
  service.next('search', {kind: 'status', status});
  expect(await failure(search())).toMatchObject({status});
  expect(requestCount()).toBe(1);
});

test('a write that is not idempotent is not retried', async () => {
  const {indexes} = createManager(service);
  service.next('replace-index', {kind: 'status', status: 503});
  expect(await failure(indexes.replace('site', 'next'))).toMatchObject({status: 503});
  expect(requestCount()).toBe(1);
});

test('inserting documents with ids is retried when the server is busy', async () => {
  service.next('insert', {kind: 'status', status: 503}, {kind: 'cut', at: 0});
  await createManager(service).indexes.insertDocuments('site', [{id: '2', title: 'Two', n: 2}]);
  expect(requestCount()).toBe(3);
});

test('a search waits as long as the Retry-After header says', async () => {
  service.next('search', {kind: 'status', status: 429, retryAfter: 1});
  const begun = performance.now();
  await search();
  expect(performance.now() - begun).toBeGreaterThan(950);
  expect(requestCount()).toBe(2);
});

test('a wait that is too long fails, and the error has its length', async () => {
  service.next('search', {kind: 'status', status: 429, retryAfter: 60});
  expect(await failure(search())).toMatchObject({status: 429, retryAfter: 60_000});
  expect(requestCount()).toBe(1);
});

test('a Retry-After header may be a date', async () => {
  const date = new Date(Date.now() + 120_000).toUTCString();
  service.next('search', {kind: 'status', status: 503, retryAfter: date});
  const {retryAfter = 0} = await failure(search());
  expect(retryAfter).toBeGreaterThan(115_000);
  expect(retryAfter).toBeLessThanOrEqual(120_000);
});

test('a response that is not a search result fails', async () => {
  service.next('search', {kind: 'nonsense'});
  expect(await failure(search())).toMatchObject({status: 'PARSE_ERROR'});
  for (const nonsense of [
    null,
    [],
    {count: '1', hits: []},
    {count: 1},
    {count: 1, hits: [null]},
    {count: 1, hits: [{id: 'a', score: 1, document: 'text'}]},
  ]) {
    const client = createSearchClient({
      ...service,
      fetch: () => Promise.resolve(Response.json(nonsense)),
    });
    expect(await failure(client.search({term: ''}))).toMatchObject({status: 'PARSE_ERROR'});
  }
});

test('a hit without its document is left out', async () => {
  const withoutDocument = {count: 2, hits: [{id: 'a', score: 1, document: null}]};
  const client = createSearchClient({
    ...service,
    fetch: () => Promise.resolve(Response.json(withoutDocument)),
  });
  expect(await client.search({term: ''})).toEqual({count: 2, hits: []});
});

test('a response that is cut off is retried, and then fails as a network error', async () => {
  service.next('search', {kind: 'cut', at: 20});
  expect((await search()).count).toBe(1);
  service.always('search', {kind: 'cut', at: 20});
  expect(await failure(search())).toMatchObject({isNetworkFailure: true, status: undefined});
});

test('a server that is down is a network error', async () => {
  await service.pause();
  try {
    expect(await failure(search({retries: 0}))).toMatchObject({isNetworkFailure: true});
  } finally {
    await service.resume();
  }
});

test.each([301, 307])(
  'a redirect with status %i is not followed and is reported',
  async (status) => {
    service.next('search', {kind: 'redirect', status, to: `${service.endpoint}/elsewhere`});
    expect(await failure(search())).toMatchObject({
      status,
      message: 'The search service redirects to another address. Use that address as the endpoint',
    });
    expect(requestCount()).toBe(1);
  },
);

test('an opaque redirect of a browser is reported', async () => {
  const opaque = Object.defineProperties(new Response(), {
    type: {value: 'opaqueredirect'},
    status: {value: 0},
    ok: {value: false},
  });
  const client = createSearchClient({...service, fetch: () => Promise.resolve(opaque)});
  expect(await failure(client.search({term: ''}))).toMatchObject({
    status: undefined,
    message: expect.stringContaining('redirects') as string,
  });
});

test('a request that times out is a network error, and is retried', async () => {
  const silent = {kind: 'delay', ms: 5000} as const;
  service.next('search', silent, silent);
  const signal = new AbortController().signal;
  expect(await failure(search({retries: 0, timeout: 100}))).toMatchObject({
    isNetworkFailure: true,
    cause: {name: 'TimeoutError'},
  });
  expect((await search({retries: 1, timeout: 1000, signal})).count).toBe(1);
  expect(requestCount()).toBe(3);
});

test('a search can be aborted during a request and while it waits for a retry', async () => {
  service.next('search', {kind: 'delay', ms: 5000});
  const slow = new AbortController();
  const reason = new Error('No longer wanted');
  setTimeout(() => slow.abort(reason), 30);
  await expect(search({signal: slow.signal})).rejects.toBe(reason);

  // Longer than the timeout of the test.
  service.always('search', {kind: 'status', status: 503, retryAfter: 600});
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(reason), 100);
  await expect(search({signal: waiting.signal, maxWait: 1e6})).rejects.toBe(reason);
  await expect(search({signal: AbortSignal.abort(reason)})).rejects.toBe(reason);
});

test('no error contains a key', async () => {
  service.always('*', {kind: 'status', status: 500});
  const {indexes} = createManager(service);
  for (const error of [await failure(search()), await failure(indexes.listDocuments())]) {
    expect(JSON.stringify([error.message, error.stack, error])).not.toContain('-key');
  }
});

test('the fake server records each invalid request as a protocol error', async () => {
  const expectError = async (
    path: string,
    init: RequestInit,
    expected: number,
    message: RegExp,
  ) => {
    const response = await fetch(`${service.endpoint}/v1/collections/docs/${path}`, init);
    expect(response.status).toBe(expected);
    expect((service.protocolErrors as string[]).splice(0).join()).toMatch(message);
  };
  const json = {'content-type': 'application/json'};
  const post = (body: unknown, headers: Record<string, string> = json): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  });
  const key = '?api-key=the-read-key';
  const owner = {...json, authorization: 'Bearer the-write-key'};
  await expectError('search', post({term: ''}), 401, /missing api key/);
  await expectError('search?api-key=x', post({term: ''}), 500, /Invalid read api key/);
  await expectError(`search${key}`, post({term: 1}), 422, /body\.term is not a string/);
  await expectError(`search${key}`, post({term: '', boots: 1}), 422, /body\.boots is unknown/);
  await expectError(`search${key}`, post({term: ''}, {}), 415, /Content-Type/);
  await expectError(`search${key}`, {method: 'GET'}, 404, /No such call: GET/);
  await expectError(
    `answer${key}`,
    post({query: 'a'}),
    422,
    /body\.interaction_id is not a string/,
  );
  await expectError(`segments/get${key}`, {method: 'GET'}, 400, /segment_id is missing/);
  await expectError('segments/insert', post({name: 'a'}, owner), 422, /body\.description/);
  await expectError('indexes/site/insert', post([{n: 1}], owner), 422, /body\[0\]\.id/);
  await expectError('indexes/site/insert', post([]), 401, /missing api key/);
  await expectError(
    `indexes/site/insert${key}`,
    post([], owner),
    200,
    /must be in a header, not in the address/,
  );
});

/** Returns the statuses of a natural-language search, from the fake server or a fake fetch. */
const steps = async (answers?: typeof fetch) => {
  const statuses: string[] = [];
  const client = createSearchClient({
    ...service,
    retries: 0,
    ...(answers && {fetch: answers}),
  });
  for await (const {status} of client.nlpSearchStream({query: 'Größe'})) {
    statuses.push(status);
  }
  return statuses;
};

test('a status stream with a garbled event ends with PARSE_ERROR', async () => {
  service.next('nlp_search_stream', {kind: 'garble', after: 2});
  expect(await steps()).toEqual(['INIT', 'OPTIMIZING_QUERY', 'PARSE_ERROR']);
});

test('a failure within a status stream is an error', async () => {
  const client = createSearchClient({
    ...service,
    fetch: () => Promise.resolve(new Response('data: {"error": "No model"}\n\n')),
  });
  const read = async () => {
    for await (const {status} of client.nlpSearchStream({query: ''})) {
      expect(status).toBe('');
    }
  };
  expect((await failure(read())).message).toContain('No model');
});

test('wherever a status stream is cut, it ends with its results or with PARSE_ERROR', async () => {
  const whole = await steps();
  expect(whole.at(-1)).toBe('SEARCH_RESULTS');
  const url = `${service.endpoint}/v1/collections/docs/nlp_search_stream?api-key=${service.readKey}`;
  const raw = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: '{"query": "Größe"}',
  });
  const bytes = new Uint8Array(await raw.arrayBuffer());
  const check = (cut: readonly string[], how: string) => {
    expect(cut.at(-1), how).toBe('PARSE_ERROR');
    expect(whole.slice(0, cut.length - 1)).toEqual(cut.slice(0, -1));
  };
  for (let at = 0; at < bytes.length; at++) {
    for (const respond of [responseBreakingAfter, responseEndingAfter]) {
      const cut = await steps(() => Promise.resolve(respond(bytes.subarray(0, at))));
      check(cut, `${respond.name} ${at}`);
    }
  }
  // A real connection that breaks behaves in the same way.
  for (let at = 0; at < bytes.length; at += 50) {
    for (const kind of ['cut', 'end'] as const) {
      service.next('nlp_search_stream', {kind, at});
      check(await steps(), `${kind} at ${at}`);
    }
  }
});

test('a key that the server repeats is not in the error', async () => {
  const fetchRefusal: typeof fetch = () =>
    Promise.resolve(new Response(`No such key: ${service.readKey}!`, {status: 401}));
  const client = createSearchClient({...service, fetch: fetchRefusal});
  const {message} = await failure(client.search({term: ''}));
  expect(message).toBe('The search service rejected search with status 401: No such key: …!');
});
