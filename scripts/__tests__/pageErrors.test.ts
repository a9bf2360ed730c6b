import {expect, it} from 'vitest';
import {makePagesShowErrors} from '../pageErrors.mjs';

interface BundlersError {
  readonly message: string;
}

interface Stats {
  readonly errors: readonly (BundlersError | string)[];
  readonly warnings: readonly string[];
}

const warnings = ['docs/a.mdx:2: "i" is not used'];

/** Returns a server of the bundler with an open page, and what the page has received. */
function openServer() {
  const sent: unknown[][] = [];
  class Server {
    stats: readonly BundlersError[] = [];
    webSocketServer = {clients: ['page']};
    getStats(errors: readonly BundlersError[]): Stats {
      return {errors, warnings};
    }
    sendMessage(...message: unknown[]) {
      sent.push(message);
    }
  }
  const show = makePagesShowErrors(Server);
  const server = new Server();
  const compile = (...errors: readonly BundlersError[]) => {
    server.stats = errors;
    return server.getStats(errors);
  };
  const send: Server['sendMessage'] = (...message) => server.sendMessage(...message);
  return {show, compile, send, sent};
}

const mistake = 'sidebars.ts: there is no doc "missing"';

it('open pages receive the error of a reload once, and notice of its correction', () => {
  const {show, compile, sent} = openServer();
  compile();
  show([]);
  show([mistake]);
  show([mistake]);
  expect(sent).toEqual([
    [['page'], 'invalid'],
    [['page'], 'errors', [mistake]],
  ]);
  show([]);
  expect(sent.slice(2)).toEqual([[['page'], 'ok']]);
});

it('the errors of the bundler replace those that open pages show, which may be the same', () => {
  const {show, compile, send, sent} = openServer();
  compile();
  show([mistake]);
  sent.length = 0;
  send(['page'], 'errors', compile().errors);
  expect(sent).toEqual([
    [['page'], 'invalid'],
    [['page'], 'errors', [mistake]],
  ]);
});

it('a page that is compiled or opened later shows the error of a reload above those of the bundler', () => {
  const {show, compile} = openServer();
  show([mistake]);
  const other = {message: 'docs/a.mdx:1: wrong'};
  expect(compile(other)).toEqual({errors: [mistake, other], warnings});
});

it('the error of a reload replaces its consequences, but not its own report with a file', () => {
  const {show, compile} = openServer();
  const missing = {message: "Cannot find module '@site/docs/old.mdx' for matched aliased key"};
  const placed = {message: `Module build failed: ${mistake}`};
  expect(compile(missing).errors).toEqual([missing]);
  show([mistake]);
  expect(compile(missing).errors).toEqual([mistake]);
  expect(compile(placed).errors).toEqual([placed]);
});
