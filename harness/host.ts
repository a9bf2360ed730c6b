// A plain static host for the tests. It serves files as they are, serves the index.html of a
// folder, and answers all other requests with 404.html.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream';
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

/** Decodes the path of an address; undefined if it cannot be decoded. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();

/** Responds with a file of a folder that is served below `prefix`. */
export function answerFrom(
  folder: string,
  prefix: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  headers: Readonly<Record<string, string>> = readHeaders(folder),
): void {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith(prefix)) {
    response.writeHead(404).end();
    return;
  }
  const asked = decodePath(pathname.slice(prefix.length));
  if (asked === undefined) {
    response.writeHead(400).end();
    return;
  }
  // The path is normalized from the root, because `..%2f` would lead out of the folder.
  const target = path.join(folder, path.normalize(`/${asked}`));
  const found = [target, path.join(target, 'index.html')].find(isFile);
  const file = found ?? path.join(folder, '404.html');
  response.writeHead(found ? 200 : 404, {
    ...headers,
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
  });
  // Errors are ignored, because a test may remove its site or leave the page during a response.
  pipeline(fs.createReadStream(file), response, () => undefined);
}

/** Serves a folder below `prefix`, and 404 elsewhere; resolves when the server listens. */
export async function serve(folder: string, port: number, prefix = '/'): Promise<http.Server> {
  const headers = readHeaders(folder);
  const server = http.createServer((request, response) =>
    answerFrom(folder, prefix, request, response, headers),
  );
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return server;
}

if (require.main === module) {
  void serve(path.resolve('build'), hostPort);
}
