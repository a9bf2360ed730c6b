import type {ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';

/** What a server does to a call in place of what it should. */
export type Behaviour =
  /** Refuses it. */
  | {readonly kind: 'status'; readonly status: number; readonly retryAfter?: number | string}
  /** Leads to another address. */
  | {readonly kind: 'redirect'; readonly status: number; readonly to: string}
  /** Answers what is no answer: a page of a proxy. */
  | {readonly kind: 'nonsense'}
  /** Hangs up. */
  | {readonly kind: 'refuse'}
  /** Answers later. */
  | {readonly kind: 'delay'; readonly ms: number}
  /** Waits before each event of a stream. */
  | {readonly kind: 'pace'; readonly ms: number}
  /** Sends so many bytes of its answer and hangs up. */
  | {readonly kind: 'cut'; readonly at: number}
  /** Sends so many bytes of its answer as if they were all. */
  | {readonly kind: 'end'; readonly at: number}
  /** Sends so many bytes at a time. */
  | {readonly kind: 'split'; readonly bytes: number}
  /** Sends the events that say how things stand twice; the pieces of a text once. */
  | {readonly kind: 'duplicate'}
  /** Sends an event that is no JSON, after so many. */
  | {readonly kind: 'garble'; readonly after: number}
  /** Fails within a stream, after so many events. */
  | {readonly kind: 'fail'; readonly after: number; readonly message: string};

/** An answer as it would be sent. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly parts: readonly string[];
}

const isPiece = (event: string) => /"(ANSWER_RESPONSE|GIVE_REPLY|RELATED_QUERIES)"/.test(event);

/** Changes what is sent. */
function changed(reply: Reply, behaviour: Behaviour | undefined): Reply {
  const {parts} = reply;
  switch (behaviour?.kind) {
    case 'redirect':
    case 'status':
      return {status: behaviour.status, type: 'text/plain', parts: ['Not now']};
    case 'nonsense':
      return {status: 200, type: 'text/html', parts: ['<!doctype html><p>Please log in</p>']};
    case 'duplicate':
      return {...reply, parts: parts.flatMap((part) => (isPiece(part) ? [part] : [part, part]))};
    case 'garble':
      return {...reply, parts: [...parts.slice(0, behaviour.after), 'data: {"type": "resp\n\n']};
    case 'fail': {
      const failure = JSON.stringify({type: 'response', message: behaviour.message});
      return {...reply, parts: [...parts.slice(0, behaviour.after), `data: ${failure}\n\n`]};
    }
    default:
      return reply;
  }
}

const flushed = (response: ServerResponse, bytes: Uint8Array) =>
  new Promise<void>((resolve) => response.write(bytes, () => resolve()));

/** Sends an answer in the way that a behaviour says. */
export async function sendReply(
  response: ServerResponse,
  reply: Reply,
  behaviour?: Behaviour,
): Promise<void> {
  if (behaviour?.kind === 'refuse') {
    response.destroy();
    return;
  }
  if (behaviour?.kind === 'delay') {
    await wait(behaviour.ms);
  }
  const {status, type, parts} = changed(reply, behaviour);
  const retryAfter = behaviour?.kind === 'status' ? behaviour.retryAfter : undefined;
  response.writeHead(status, {
    'content-type': type,
    ...(retryAfter !== undefined && {'retry-after': String(retryAfter)}),
    ...(behaviour?.kind === 'redirect' && {location: behaviour.to}),
  });
  response.flushHeaders();
  if (behaviour?.kind === 'cut' || behaviour?.kind === 'end') {
    await flushed(response, Buffer.from(parts.join('')).subarray(0, behaviour.at));
    if (behaviour.kind === 'cut') {
      response.destroy();
    } else {
      response.end();
    }
    return;
  }
  if (behaviour?.kind === 'split') {
    const all = Buffer.from(parts.join(''));
    for (let from = 0; from < all.length; from += behaviour.bytes) {
      await flushed(response, all.subarray(from, from + behaviour.bytes));
    }
    response.end();
    return;
  }
  for (const part of parts) {
    if (behaviour?.kind === 'pace') {
      await wait(behaviour.ms);
    }
    if (response.destroyed) {
      return;
    }
    await flushed(response, Buffer.from(part));
  }
  response.end();
}
