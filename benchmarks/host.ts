import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import {contentTypeOf, findFile, pathOf} from '../harness/staticFiles';

/** A network connection to the host, shared by all requests of a browser. */
export interface Connection {
  /** The milliseconds from a request to the first byte of its response. */
  readonly latency: number;
  /** The bits per second to the browser, for all responses together. */
  readonly bitsPerSecond: number;
}

/** A sent piece of a response body. */
export interface SentPiece {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether it was prefetched for a page that the reader may open later. */
  readonly isPrefetch: boolean;
}

/** The extensions of files that static hosts compress. */
const compressed = new Set(['.css', '.html', '.js', '.json', '.svg', '.xml']);

/** The bytes that one response sends before the next has its turn. */
const pieceBytes = 4096;

const now = () => performance.timeOrigin + performance.now();

/**
 * A static host on a free local port. It compresses as static hosts do, records what it sends, and
 * can simulate a slow connection.
 */
export class Host {
  /** The connection that responses are sent over; not limited if undefined. */
  connection: Connection | undefined;
  /** All pieces sent since the list was last emptied. */
  sent: SentPiece[] = [];
  readonly #folder: string;
  readonly #bodies = new Map<string, Buffer>();
  readonly #server: http.Server;
  /** The time at which the connection has sent all that it was given. */
  #busyUntil = 0;

  /** @param folder the built site. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#server = http.createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  /** Starts to listen, and resolves to the site's origin. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Returns the bytes sent of what `isCounted`, without prefetched pages. */
  countBytes(isCounted: (sent: SentPiece) => boolean): number {
    return this.sent
      .filter((sent) => !sent.isPrefetch && isCounted(sent))
      .reduce((sum, {bytes}) => sum + bytes, 0);
  }

  #body(file: string): Buffer {
    let body = this.#bodies.get(file);
    if (!body) {
      const plain = fs.readFileSync(file);
      body = compressed.has(path.extname(file)) ? zlib.gzipSync(plain) : plain;
      this.#bodies.set(file, body);
    }
    return body;
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const requested = pathOf(request);
    const isPrefetch = request.headers['sec-purpose']?.includes('prefetch') ?? false;
    const found = findFile(this.#folder, requested);
    if (!found) {
      response.writeHead(400).end();
      return;
    }
    const {file, status} = found;
    const body = this.#body(file);
    await this.#waitUntil(now() + (this.connection?.latency ?? 0));
    response.writeHead(status, {
      'Content-Type': contentTypeOf(file),
      'Content-Length': body.length,
      'Cache-Control': 'max-age=600',
      ...(compressed.has(path.extname(file)) && {'Content-Encoding': 'gzip'}),
    });
    for (let from = 0; from < body.length && !response.destroyed; from += pieceBytes) {
      const piece = body.subarray(from, from + pieceBytes);
      await this.#transmit(piece.length);
      this.sent.push({path: requested, bytes: piece.length, at: now(), isPrefetch});
      response.write(piece);
    }
    response.end();
  }

  /** Resolves when the connection has sent this many bytes, after all earlier ones. */
  async #transmit(bytes: number): Promise<void> {
    if (this.connection) {
      this.#busyUntil =
        Math.max(now(), this.#busyUntil) + (bytes * 8000) / this.connection.bitsPerSecond;
      await this.#waitUntil(this.#busyUntil);
    }
  }

  async #waitUntil(time: number): Promise<void> {
    // A timer may fire up to a millisecond early.
    for (let rest = time - now(); rest > 0; rest = time - now()) {
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }
}
