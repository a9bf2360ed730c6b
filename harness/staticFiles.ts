// What the static hosts of the tests and of the measurements have in common.
import fs from 'node:fs';
import type {IncomingMessage} from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gz': 'application/gzip',
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

/** Returns the content type of a file, by its extension. */
export const contentTypeOf = (file: string): string =>
  types[path.extname(file)] ?? 'application/octet-stream';

/**
 * Returns the path of a request, encoded and without the query. It is cut from the address, because
 * the class `URL` would read `//a` as a host, and throw at `//`.
 */
export const pathOf = ({url = '/'}: Pick<IncomingMessage, 'url'>): string =>
  url.replace(/\?.*$/s, '');

/** A file that answers a request. */
export interface StaticFile {
  readonly file: string;
  /** 404 if the file is the page for missing pages. */
  readonly status: 200 | 404;
}

const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();

/**
 * Finds the file of an encoded path below a folder, or the `index.html` of a folder, or `404.html`.
 * Returns undefined if the path cannot be decoded.
 */
export function findFile(folder: string, encodedPath: string): StaticFile | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(encodedPath);
  } catch {
    return undefined;
  }
  // The path is normalized from the root, because `..%2f` would lead out of the folder.
  const target = path.join(folder, path.normalize(`/${decoded}`));
  const found = [target, path.join(target, 'index.html')].find(isFile);
  return found === undefined
    ? {file: path.join(folder, '404.html'), status: 404}
    : {file: found, status: 200};
}
