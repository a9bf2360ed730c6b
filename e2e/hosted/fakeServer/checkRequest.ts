import type {IncomingHttpHeaders} from 'node:http';
import {collected, type CallShape} from './calls';
import type {FoundCall} from './findCall';
import type {ProtocolErrors} from './protocolErrors';

/** A request, and its body as text. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The collection of a server, and its keys. */
export interface Collection {
  readonly collectionId: string;
  readonly readKey: string;
  readonly writeKey: string;
}

const keyInAddress = ({url}: ReceivedRequest) => url.searchParams.get('api-key');

function checkReadKey(
  name: string,
  request: ReceivedRequest,
  readKey: string,
  errors: ProtocolErrors,
): void {
  const key = keyInAddress(request);
  if (request.headers.authorization !== undefined) {
    errors.add(`${name}: the read key must be in the address, not in a header`);
  }
  if (key === null) {
    errors.reject(401, `${name}: missing api key`);
  }
  if (key !== readKey) {
    errors.reject(500, `${name}: Invalid read api key`);
  }
}

function checkWriteKey(
  name: string,
  request: ReceivedRequest,
  {collectionId, writeKey}: Collection,
  errors: ProtocolErrors,
): void {
  const key = request.headers.authorization;
  if (keyInAddress(request) !== null) {
    errors.add(`${name}: the write key must be in a header, not in the address`);
  }
  if (key === undefined) {
    errors.reject(401, `${name}: missing api key`);
  }
  if (key !== `Bearer ${writeKey}`) {
    errors.reject(400, `${name}: Collection ${collectionId} not found or invalid write api key`);
  }
}

function checkParameters(
  {name, parameters = []}: CallShape,
  {searchParams}: URL,
  errors: ProtocolErrors,
): void {
  const known = new Set(['api-key', ...parameters]);
  for (const parameter of [...known, ...searchParams.keys()]) {
    if (!known.has(parameter) || (parameter !== 'api-key' && !searchParams.has(parameter))) {
      errors.reject(400, `${name}: the parameter ${parameter} is missing or unknown`);
    }
  }
}

function checkBody(
  {name, body: shape}: CallShape,
  {headers, text}: ReceivedRequest,
  errors: ProtocolErrors,
): unknown {
  if (!shape) {
    if (text !== '') {
      errors.add(`${name}: this call takes no body`);
    }
    return undefined;
  }
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) {
    errors.reject(415, `${name}: Expected request with \`Content-Type: application/json\``);
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    errors.reject(400, `${name}: the body is not valid JSON`);
  }
  const faults = shape(body, 'body');
  if (faults.length > 0) {
    errors.reject(422, `${name}: ${faults.join(', ')}`);
  }
  return body;
}

/** Checks a request for a call, and returns its body. @throws HttpError if the server rejects it. */
export function checkCall(
  {call, ids}: FoundCall,
  request: ReceivedRequest,
  collection: Collection,
  errors: ProtocolErrors,
): unknown {
  const {name, key} = call;
  if (key === 'read') {
    checkReadKey(name, request, collection.readKey, errors);
  } else {
    checkWriteKey(name, request, collection, errors);
  }
  if (ids.collection !== undefined && ids.collection !== collection.collectionId) {
    errors.reject(400, `${name}: Collection ${ids.collection} not found`);
  }
  checkParameters(call, request.url, errors);
  return checkBody(call, request, errors);
}

/** Whether a request sends visitor data. */
export const isVisitorData = ({method, url}: ReceivedRequest): boolean =>
  method === 'POST' && Object.hasOwn(collected, url.pathname);

/** Checks visitor data, and returns them. @throws HttpError if the server rejects them. */
export function checkVisitorData(
  request: ReceivedRequest,
  readKey: string,
  errors: ProtocolErrors,
): unknown {
  const {pathname} = request.url;
  if (keyInAddress(request) !== readKey) {
    errors.reject(401, `${pathname}: missing api key`);
  }
  const body = JSON.parse(request.text) as unknown;
  const faults = collected[pathname]?.(body, 'body') ?? [];
  if (faults.length > 0) {
    errors.reject(422, `${pathname}: ${faults.join(', ')}`);
  }
  return body;
}
