// A plain static host for the tests. It serves files as they are, serves the index.html of a
// folder, and answers all other requests with 404.html.
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pipeline} from 'node:stream';
import {hostPort} from './addresses';
import {contentTypeOf, findFile, pathOf} from './staticFiles';

/** Reads the headers in `_headers` of a built site, as Netlify and Cloudflare Pages do. */
function readHeaders(folder: string): Record<string, string> {
  const file = path.join(folder, '_headers');
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
}

/** Responds with a file of a folder that is served below `prefix`. */
export function answerFrom(
  folder: string,
  prefix: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  headers: Readonly<Record<string, string>> = readHeaders(folder),
): void {
  const requested = pathOf(request);
  if (!requested.startsWith(prefix)) {
    response.writeHead(404).end();
    return;
  }
  const found = findFile(folder, requested.slice(prefix.length));
  if (!found) {
    response.writeHead(400).end();
    return;
  }
  const {file, status} = found;
  response.writeHead(status, {...headers, 'Content-Type': contentTypeOf(file)});
  // Errors are ignored, because a test may remove its site or leave the page during a response.
  pipeline(fs.createReadStream(file), response, () => undefined);
}

/**
 * Serves a folder below `prefix`, and 404 elsewhere; resolves when the server listens.
 *
 * @param port 0 selects a free port.
 * @throws Error when the port is in use.
 */
export async function serve(folder: string, port: number, prefix = '/'): Promise<http.Server> {
  const headers = readHeaders(folder);
  const server = http.createServer((request, response) =>
    answerFrom(folder, prefix, request, response, headers),
  );
  await once(server.listen(port), 'listening');
  return server;
}

/** Returns the address of a listening server, without a slash at its end. */
export const addressOf = (server: http.Server): string =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

if (require.main === module) {
  void serve(path.resolve('build'), hostPort);
}
