import type http from 'node:http';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {checkHosting} from '../checksums/hosting';
import {sha256} from '../checksums/list';
import {startHost} from './startHost';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  'index.html': ['text/html; charset=utf-8', '<h1>Arrays</h1>'],
  '404.html': ['text/html; charset=utf-8', '<h1>Nothing here</h1>'],
  'docs/intro/index.html': ['text/html; charset=utf-8', '<h1>Introduction</h1>'],
  'assets/styles.css': ['text/css', 'h1 { margin: 0 }'],
  'sw.js': ['application/javascript', 'start()'],
};
const checksums = new Map(
  Object.entries(files).map(([file, [, body]]) => [file, sha256(Buffer.from(body))]),
);

/** The headers of a host that follows all advice. */
const advised = {
  'Content-Encoding': 'identity',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

let server: http.Server;
let site: URL;
/** What the host answers in place of a right answer, by the path below the base path. */
let wrong: Readonly<Record<string, Answer>>;

beforeEach(async () => {
  wrong = {};
  ({server, site} = await startHost(({url = ''}, response) => {
    const asked = url.slice('/arrays/'.length);
    const file = [asked, `${asked}/index.html`].find((name) => name in files);
    const [type, right] = files[file ?? '404.html'] ?? ['', ''];
    const {status = file ? 200 : 404, headers = {}, body = right} = wrong[asked] ?? {};
    response.writeHead(status, {...advised, 'Content-Type': type, ...headers}).end(body);
  }));
});

afterEach(() => {
  server.close();
});

it('a host that answers all addresses right has no faults, and needs no advice', async () => {
  expect(await checkHosting(checksums, site)).toEqual({faults: [], advice: []});
});

it.each<[string, Readonly<Record<string, Answer>>, RegExp]>([
  [
    'answers an unknown address with the home page',
    {'there-is-no-such-page': {status: 200}},
    /there-is-no-such-page, .* responds with status 200: configure the host to send 404\.html/,
  ],
  [
    'answers an unknown address with a page of its own',
    {'there-is-no-such-page': {body: 'Not Found'}},
    /there-is-no-such-page, .* responds with another page than 404\.html: configure/,
  ],
  [
    'does not know that a folder is a page',
    {'docs/intro': {status: 404}},
    /docs\/intro does not respond with docs\/intro\/index\.html: configure the host/,
  ],
  [
    'redirects a page in a circle',
    {'docs/intro': {status: 301, headers: {Location: '/arrays/docs/intro'}}},
    /docs\/intro does not respond with .* not to redirect in a circle/,
  ],
  [
    'sends scripts as text',
    {'sw.js': {headers: {'Content-Type': 'text/plain'}}},
    /sw\.js has the content type "text\/plain": configure the host to send \.js files as text\/javascript/,
  ],
  [
    'has browsers keep the service worker',
    {'sw.js': {headers: {'Cache-Control': 'public, max-age=31536000'}}},
    /sw\.js may be cached for 365 days: configure the host/,
  ],
  [
    'has browsers keep pages',
    {'index.html': {headers: {'Cache-Control': 'max-age=172800'}}},
    /index\.html may be cached for 2 days: configure the host/,
  ],
])('a host that %s is reported in one line with the fix', async (_, answers, line) => {
  wrong = answers;
  expect((await checkHosting(checksums, site)).faults).toEqual([expect.stringMatching(line)]);
});

it('a host without compression and headers, as some cannot have, gets advice', async () => {
  server.removeAllListeners('request');
  server.on('request', (_, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.writeHead(200, {'Content-Type': 'text/html'}).end();
  });
  expect((await checkHosting(checksums, site)).advice).toEqual([
    expect.stringContaining('not compressed'),
    expect.stringMatching(/does not send Content-Security-Policy, .*, Referrer-Policy: see/),
  ]);
});
