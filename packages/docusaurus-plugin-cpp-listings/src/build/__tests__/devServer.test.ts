import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, it} from 'vitest';
import type {BackgroundBuild} from '../backgroundBuild';
import {devServerOptions} from '../devServer';

type Middleware = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void;

let server: http.Server | undefined;

afterEach(() => {
  server?.close();
});

/** Starts a server with the plugin's middleware, and returns the status of a request's response. */
async function statusOf(path: string): Promise<number | undefined> {
  const build = {read: (place: string) => (place === 'costs/a sum' ? '{}' : undefined)};
  const middlewares: {middleware: Middleware}[] = [];
  const options = devServerOptions(build as unknown as BackgroundBuild, '/site/__cpp-listings/');
  (options as {setupMiddlewares: (all: unknown[], bundler: unknown) => unknown}).setupMiddlewares(
    middlewares,
    {compiler: {hooks: {done: {tap: () => undefined}}}},
  );
  const started = http.createServer((request, response) => {
    try {
      middlewares[0]?.middleware(request, response, () => response.writeHead(204).end());
    } catch {
      response.writeHead(500).end();
    }
  });
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  const {port} = started.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.get({port, host: '127.0.0.1', path, agent: false}, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
  });
}

it.each([
  ['200 to a request for built data', '/site/__cpp-listings/costs/a%20sum', 200],
  ['404 to a request for data that is not built', '/site/__cpp-listings/costs/b', 404],
  ['400 to a malformed escape sequence', '/site/__cpp-listings/costs/%E0', 400],
])('answers %s', async (_, path, status) => {
  expect(await statusOf(path)).toBe(status);
});

it.each(['/site/%E0', '//', '/'])(
  'leaves a request for another path to others: %s',
  async (path) => {
    expect(await statusOf(path)).toBe(204);
  },
);
