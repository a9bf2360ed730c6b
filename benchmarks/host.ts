import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import {decodedPath} from '../harness/host';

/** A line to the host, shared by all that a reader's browser fetches. */
export interface Line {
  /** Milliseconds from a request to the first byte of its answer. */
  readonly latency: number;
  /** Bits per second to the browser, of all answers together. */
  readonly bitsPerSecond: number;
}

/** A piece of an answer's body as it went over the line. */
export interface Sent {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the browser fetched it for a page that may be opened later. */
  readonly isPrefetch: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** What static hosts compress on the way. */
const compressed = new Set(['.css', '.html', '.js', '.json', '.svg', '.xml']);

/** Bytes that one answer sends before the next has its turn. */
const pieceBytes = 4096;

const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();
const now = () => performance.timeOrigin + performance.now();

/**
 * A static host on a free local port. It compresses as static hosts do, keeps count of
 * what it sends, and can be put at the far end of a slow line.
 */
export class Host {
  /** The line that answers take; as fast as can be when undefined. */
  line: Line | undefined;
  /** All that was sent since it was last emptied. */
  sent: Sent[] = [];
  readonly #folder: string;
  readonly #bodies = new Map<string, Buffer>();
  readonly #server: http.Server;
  /** When the line has carried all that was given to it. */
  #free = 0;

  /** @param folder the built site. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#server = http.createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  /** Begins to listen; resolves to the site's origin. */
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

  /** Bytes sent of what `isCounted`, pages that are fetched ahead left out. */
  count(isCounted: (sent: Sent) => boolean): number {
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
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const isPrefetch = request.headers['sec-purpose']?.includes('prefetch') ?? false;
    const asked = decodedPath(pathname);
    if (asked === undefined) {
      response.writeHead(400).end();
      return;
    }
    const target = path.join(this.#folder, path.normalize(asked));
    const found = [target, path.join(target, 'index.html')].find(isFile);
    const file = found ?? path.join(this.#folder, '404.html');
    const extension = path.extname(file);
    const body = this.#body(file);
    await this.#until(now() + (this.line?.latency ?? 0));
    response.writeHead(found ? 200 : 404, {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': 'max-age=600',
      ...(compressed.has(extension) && {'Content-Encoding': 'gzip'}),
    });
    for (let from = 0; from < body.length && !response.destroyed; from += pieceBytes) {
      const piece = body.subarray(from, from + pieceBytes);
      await this.#carry(piece.length);
      this.sent.push({path: pathname, bytes: piece.length, at: now(), isPrefetch});
      response.write(piece);
    }
    response.end();
  }

  /** Resolves when the line has carried so many bytes after all that it had to before. */
  async #carry(bytes: number): Promise<void> {
    if (this.line) {
      this.#free = Math.max(now(), this.#free) + (bytes * 8000) / this.line.bitsPerSecond;
      await this.#until(this.#free);
    }
  }

  async #until(time: number): Promise<void> {
    const rest = time - now();
    if (rest > 0) {
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }
}
