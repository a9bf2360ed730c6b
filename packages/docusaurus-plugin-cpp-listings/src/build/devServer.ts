import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream';
import type {BuildStatuses} from '../model/buildStatus';
import type {BackgroundBuild} from './backgroundBuild';
import {paths} from './developmentData';

/** Milliseconds in which several changes are sent as one. */
const gathered = 50;

type Next = () => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** What is used of the bundler's server. */
interface BundlersServer {
  readonly compiler: {
    readonly hooks: {readonly done: {tap(name: string, act: () => void): void}};
  };
}

/** Sends the statuses of some articles, now and at each change, until the page is left. */
function sendStatuses(
  build: BackgroundBuild,
  articles: readonly string[],
  response: ServerResponse,
): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // Compressed, the events would be held back.
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
    timer ??= setTimeout(send, gathered);
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
    // Its name changes with what is in it.
    'Cache-Control': 'max-age=31536000, immutable',
  });
  // Ends the reading too, when the page is left.
  pipeline(fs.createReadStream(file), response, () => undefined);
}

function sendJson(text: string | undefined, response: ServerResponse): void {
  response.writeHead(text === undefined ? 404 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** Answers pages of the development server with what is built, and how far the rest is. */
function answer(build: BackgroundBuild, root: string): Middleware {
  const below = (folder: string, place: string) =>
    place.startsWith(`${folder}/`) ? place.slice(folder.length + 1) : undefined;
  return (request, response, next) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(root)) {
      next();
      return;
    }
    const place = decodeURIComponent(pathname.slice(root.length));
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
 * Options of the bundler's server, by which it answers for a build that begins when the
 * first pages are bundled.
 *
 * @param root the address of the plugin's folder.
 */
export function devServerOptions(build: BackgroundBuild, root: string): object {
  return {
    client: {
      overlay: {
        // The browser runs the faulty page once more on its way to the corrected one, and what it
        // then throws would stay. What is wrong is told as an error of the bundler already.
        runtimeErrors: (error: Error) => !error.message.includes('Module build failed'),
      },
    },
    setupMiddlewares(middlewares: unknown[], {compiler}: BundlersServer): unknown[] {
      compiler.hooks.done.tap('cpp-listings', () => {
        // The build tells the author itself what went wrong.
        build.begin().catch(() => undefined);
      });
      // Before the one that answers with a page whatever is asked.
      middlewares.unshift({name: 'cpp-listings', middleware: answer(build, root)});
      // Docusaurus joins what all plugins return, and has these already.
      return [];
    },
  };
}
