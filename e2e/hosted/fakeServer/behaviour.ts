import type {ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';

/** What a server does with a call instead of answering it normally. */
export type Behaviour =
  /** Answers with this status. */
  | {readonly kind: 'status'; readonly status: number; readonly retryAfter?: number | string}
  /** Redirects to another address. */
  | {readonly kind: 'redirect'; readonly status: number; readonly to: string}
  /** Answers with the page of a proxy. */
  | {readonly kind: 'nonsense'}
  /** Closes the connection. */
  | {readonly kind: 'refuse'}
  /** Answers later. */
  | {readonly kind: 'delay'; readonly ms: number}
  /** Waits before each event of a stream. */
  | {readonly kind: 'pace'; readonly ms: number}
  /** Sends this many bytes of its answer and closes the connection. */
  | {readonly kind: 'cut'; readonly at: number}
  /** Sends this many bytes of its answer as if it were complete. */
  | {readonly kind: 'end'; readonly at: number}
  /** Sends this many bytes at a time. */
  | {readonly kind: 'split'; readonly bytes: number}
  /** Sends status events twice, but pieces of text once. */
  | {readonly kind: 'duplicate'}
  /** Sends an event with invalid JSON after this many events. */
  | {readonly kind: 'garble'; readonly after: number}
  /** Sends an error within a stream, after this many events. */
  | {readonly kind: 'fail'; readonly after: number; readonly message: string};

/** A complete answer before its behaviour is applied. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly parts: readonly string[];
}

const isPiece = (event: string) => /"(ANSWER_RESPONSE|GIVE_REPLY|RELATED_QUERIES)"/.test(event);

/** Changes the answer by a behaviour. */
function applyBehaviour(reply: Reply, behaviour: Behaviour | undefined): Reply {
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

const writeAndFlush = (response: ServerResponse, bytes: Uint8Array) =>
  new Promise<void>((resolve) => response.write(bytes, () => resolve()));

/** Sends an answer with a behaviour. */
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
  const {status, type, parts} = applyBehaviour(reply, behaviour);
  const retryAfter = behaviour?.kind === 'status' ? behaviour.retryAfter : undefined;
  response.writeHead(status, {
    'content-type': type,
    ...(retryAfter !== undefined && {'retry-after': String(retryAfter)}),
    ...(behaviour?.kind === 'redirect' && {location: behaviour.to}),
  });
  response.flushHeaders();
  if (behaviour?.kind === 'cut' || behaviour?.kind === 'end') {
    await writeAndFlush(response, Buffer.from(parts.join('')).subarray(0, behaviour.at));
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
      await writeAndFlush(response, all.subarray(from, from + behaviour.bytes));
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
    await writeAndFlush(response, Buffer.from(part));
  }
  response.end();
}
