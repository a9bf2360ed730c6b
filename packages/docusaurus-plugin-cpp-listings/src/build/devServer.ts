import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream';
import type {BuildStatuses} from '../model/buildStatus';
import type {BackgroundBuild} from './backgroundBuild';
import {paths} from './developmentData';

/** Milliseconds during which several changes are collected and sent as one. */
const throttleDelay = 50;

type Next = () => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** The part of the bundler's server that this file uses. */
interface BundlersServer {
  readonly compiler: {
    readonly hooks: {readonly done: {tap(name: string, act: () => void): void}};
  };
}

/**
 * Sends the statuses of some articles, now and at each change, until the page closes the
 * connection.
 */
function sendStatuses(
  build: BackgroundBuild,
  articles: readonly string[],
  response: ServerResponse,
): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // `no-transform`, because compression would delay the events.
    'Cache-Control': 'no-store, no-transform',
  });
  let sent = '';
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    timer = undefined;
    const statuses: BuildStatuses = Object.fromEntries(
      articles.map((name) => [name, build.status(name)]),
    );
    const text = JSON.stringify(statuses);
    if (text !== sent) {
      sent = text;
      response.write(`data: ${text}\n\n`);
    }
  };
  const end = build.watch(articles, () => {
    timer ??= setTimeout(send, throttleDelay);
  });
  response.on('close', () => {
    end();
    clearTimeout(timer);
  });
  send();
}

function sendFile(file: string | undefined, response: ServerResponse): void {
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': file.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream',
    'Content-Length': fs.statSync(file).size,
    // The file's name changes with its content.
    'Cache-Control': 'max-age=31536000, immutable',
  });
  // `pipeline` also closes the file when the page closes the connection.
  pipeline(fs.createReadStream(file), response, () => undefined);
}

function sendJson(text: string | undefined, response: ServerResponse): void {
  response.writeHead(text === undefined ? 404 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/**
 * Returns the path of a request below the plugin's folder, and the query; undefined if the path is
 * malformed, as `/%E0` is.
 */
function requestedOf(url: string, root: string) {
  try {
    const {pathname, searchParams} = new URL(url, 'http://localhost');
    return {place: decodeURIComponent(pathname.slice(root.length)), searchParams};
  } catch {
    return undefined;
  }
}

/** Answers requests of pages for built data and for the status of the build. */
function answerRequests(build: BackgroundBuild, root: string): Middleware {
  const below = (folder: string, place: string) =>
    place.startsWith(`${folder}/`) ? place.slice(folder.length + 1) : undefined;
  return (request, response, next) => {
    const {url = '/'} = request;
    if (!url.startsWith(root)) {
      next();
      return;
    }
    const requested = requestedOf(url, root);
    if (!requested) {
      response.writeHead(400).end();
      return;
    }
    const {place, searchParams} = requested;
    const module = below('modules', place);
    const compilerFile = below(paths.compiler, place);
    if (place === paths.status) {
      sendStatuses(build, searchParams.getAll('article'), response);
    } else if (place === paths.compiler) {
      build.compiler().then(
        (bundle) => sendJson(JSON.stringify(bundle), response),
        () => response.writeHead(503).end(),
      );
    } else if (module !== undefined) {
      build
        .moduleFile(module)
        .then((file) => sendFile(file, response))
        .catch(() => response.writeHead(503).end());
    } else if (compilerFile !== undefined) {
      sendFile(build.compilerFile(compilerFile), response);
    } else {
      sendJson(build.read(place), response);
    }
  };
}

/**
 * Returns options of the bundler's server. They serve the results of a build, which starts after
 * the first bundling.
 *
 * @param root the address of the plugin's folder.
 */
export function devServerOptions(build: BackgroundBuild, root: string): object {
  return {
    client: {
      overlay: {
        // After a correction the browser runs the faulty page once more, and its error would stay
        // in the overlay. The bundler has already reported the fault.
        runtimeErrors: (error: Error) =>
          !/Module build failed|Cannot find module/.test(error.message),
      },
    },
    setupMiddlewares(middlewares: unknown[], {compiler}: BundlersServer): unknown[] {
      compiler.hooks.done.tap('cpp-listings', () => {
        // The background build reports its own errors.
        build.begin().catch(() => undefined);
      });
      // Before the middleware that answers every request with a page.
      middlewares.unshift({name: 'cpp-listings', middleware: answerRequests(build, root)});
      // Docusaurus concatenates the results of all plugins, and already has these middlewares.
      return [];
    },
  };
}
