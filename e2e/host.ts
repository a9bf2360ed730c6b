// A plain static host for the tests: it serves files as they are, sends folders on
// to their index.html and answers anything else with 404.html.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {hostPort} from './addresses';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();

/** Answers a request with a file of a folder that is served below `prefix`. */
export function answerFrom(
  folder: string,
  prefix: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith(prefix)) {
    response.writeHead(404).end();
    return;
  }
  const asked = decodeURIComponent(pathname.slice(prefix.length));
  const target = path.join(folder, path.normalize(asked));
  const found = [target, path.join(target, 'index.html')].find(isFile);
  const file = found ?? path.join(folder, '404.html');
  response.writeHead(found ? 200 : 404, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
  });
  // A test may remove its site while a page of it is still prefetching.
  fs.createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** Serves a folder below `prefix`, and nothing elsewhere; resolves when it listens. */
export async function serve(folder: string, port: number, prefix = '/'): Promise<http.Server> {
  const server = http.createServer((request, response) =>
    answerFrom(folder, prefix, request, response),
  );
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return server;
}

if (require.main === module) {
  void serve(path.resolve('build'), hostPort);
}
