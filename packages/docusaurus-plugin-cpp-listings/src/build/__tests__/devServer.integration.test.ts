import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import type {BuildStatus} from '../../model/buildStatus';
import type {BackgroundBuild} from '../backgroundBuild';
import {devServerOptions} from '../devServer';

type Middleware = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void;

const root = '/site/__cpp-listings/';

let folder: string;
let moduleFile: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-server-'));
  moduleFile = path.join(folder, 'a.wasm');
  fs.writeFileSync(moduleFile, 'module');
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

const servers: http.Server[] = [];

afterEach(() => {
  servers.splice(0).forEach((server) => {
    server.close();
    server.closeAllConnections();
  });
});

/** Starts a server with the plugin's middleware for a build; returns its port. */
async function serve(build: Partial<BackgroundBuild>): Promise<number> {
  const middlewares: {middleware: Middleware}[] = [];
  const options = devServerOptions(build as BackgroundBuild, root);
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
  servers.push(started);
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  return (started.address() as AddressInfo).port;
}

/** Sends a request, and returns the response, whose text may still be arriving. */
async function get(build: Partial<BackgroundBuild>, address: string) {
  const port = await serve(build);
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({port, host: '127.0.0.1', path: address, agent: false}, resolve).on('error', reject);
  });
}

const failing = () => Promise.reject(new Error('there is no memory left'));

const build: Partial<BackgroundBuild> = {
  read: (place) => (place === 'costs/a sum' ? '{}' : undefined),
  moduleFile: (name) =>
    name === 'broken.wasm'
      ? failing()
      : Promise.resolve(name === 'a.wasm' ? moduleFile : undefined),
  compiler: failing,
  compilerFile: () => undefined,
};

it.each([
  ['200 to a request for built data', 'costs/a%20sum', 200],
  ['404 to a request for data that is not built', 'costs/b', 404],
  ['400 to a malformed escape sequence', 'costs/%E0', 400],
  ['200 to a request for a module', 'modules/a.wasm', 200],
  ['404 to a request for a module that is not part of the build', 'modules/b.wasm', 404],
  ['503 to a request for a module that cannot be compiled', 'modules/broken.wasm', 503],
  ['503 to a request for a compiler that cannot be packed', 'compiler', 503],
  ['404 to a request for a file that the compiler does not have', 'compiler/b.gz', 404],
])('answers %s', async (_, place, status) => {
  const response = await get(build, root + place);
  response.resume();
  expect(response.statusCode).toBe(status);
});

it('lets the browser cache a module, whose name changes with its content, but no data', async () => {
  const headersOf = async (place: string) => (await get(build, root + place)).resume().headers;
  expect(await headersOf('modules/a.wasm')).toMatchObject({
    'content-type': 'application/wasm',
    'content-length': '6',
    'cache-control': expect.stringContaining('immutable') as unknown,
  });
  expect(await headersOf('costs/a%20sum')).toMatchObject({'cache-control': 'no-store'});
});

it.each(['/site/%E0', '//', '/'])(
  'leaves a request for another path to others: %s',
  async (address) => {
    const response = await get(build, address);
    response.resume();
    expect(response.statusCode).toBe(204);
  },
);

describe('the stream of statuses', () => {
  const statusOf = (done: number): BuildStatus => ({
    ...{versions: {}, done, total: 9, step: '', errors: [], hasCompiler: false},
  });

  /** Opens the stream of the articles `sum` and `sort`, and collects its events. */
  async function open() {
    let done = 0;
    const end = vi.fn();
    let onChange: () => void = () => undefined;
    const watch = vi.fn((_articles: readonly string[], listener: () => void) => {
      onChange = listener;
      return end;
    });
    const status = vi.fn(() => statusOf(done));
    const response = await get({status, watch}, `${root}status?article=sum&article=sort`);
    const events: unknown[] = [];
    response.on('data', (chunk: Buffer) => {
      const texts = [...chunk.toString().matchAll(/^data: (.*)\n\n/gm)];
      events.push(...texts.map(([, text = '']) => JSON.parse(text) as unknown));
    });
    const change = (next: number) => {
      done = next;
      onChange();
    };
    return {response, events, status, watch, end, change};
  }

  const bothAt = (done: number) => ({sum: statusOf(done), sort: statusOf(done)});

  it('has the statuses of its articles at once, and again after changes of them', async () => {
    const {events, status, watch, change} = await open();
    const expectEvents = (...done: readonly number[]) =>
      expect.poll(() => events).toEqual(done.map(bothAt));
    expect(watch.mock.lastCall?.[0]).toEqual(['sum', 'sort']);
    await expectEvents(0);
    change(1);
    change(2);
    await expectEvents(0, 2);
    // A change of another article changes no status here.
    status.mockClear();
    change(2);
    await expect.poll(() => status).toHaveBeenCalledTimes(2);
    change(3);
    await expectEvents(0, 2, 3);
  });

  it('ends the subscription when the page closes it', async () => {
    const {response, end} = await open();
    expect(end).not.toHaveBeenCalled();
    response.destroy();
    await expect.poll(() => end).toHaveBeenCalledOnce();
  });
});
