import fs from 'node:fs';
import type {Server} from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {addressOf, serve} from '../host';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'));
const site = path.join(folder, 'site');

const files: Readonly<Record<string, string>> = {
  'a.txt': 'outside of the site',
  'site/index.html': 'home',
  'site/404.html': 'missing',
  'site/docs/index.html': 'docs',
  'site/a b.css': 'styles',
  'site/data.bin': 'data',
  'site/_headers': '/*\n  X-Frame-Options: DENY\n  Referrer-Policy: no-referrer\n',
};

let host: Server;
let below: Server;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  host = await serve(site, 0);
  below = await serve(site, 0, '/base/');
});
afterAll(() => {
  host.close();
  below.close();
  fs.rmSync(folder, {recursive: true});
});

/** Returns the response to an address as it is, which `fetch` would change. */
function request(server: Server, address: string): Promise<string> {
  const {port} = new URL(addressOf(server));
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), 'localhost');
    let response = '';
    socket.setEncoding('utf8').on('data', (text: string) => (response += text));
    socket.on('error', reject).on('close', () => resolve(response));
    socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

const statusOf = (response: string) => Number(response.split(' ')[1]);

describe('the host', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'home'],
    ['/?q=a', 'text/html; charset=utf-8', 'home'],
    ['/docs', 'text/html; charset=utf-8', 'docs'],
    ['/docs/', 'text/html; charset=utf-8', 'docs'],
    ['/a%20b.css', 'text/css', 'styles'],
    ['/data.bin', 'application/octet-stream', 'data'],
  ])('answers %s with a file of the type %s', async (address, type, text) => {
    const response = await fetch(addressOf(host) + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(text);
  });

  it('answers the address of a missing file with its page for them', async () => {
    const response = await fetch(`${addressOf(host)}/gone`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('missing');
  });

  it('sends the headers of the site', async () => {
    const {headers} = await fetch(addressOf(host));
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['/../a.txt', '/..%2fa.txt', '/docs/..%2f..%2fa.txt'])(
    'does not lead out of the site: %s',
    async (address) => {
      const response = await request(host, address);
      expect(statusOf(response)).toBe(404);
      expect(response).not.toContain(files['a.txt']);
    },
  );

  it.each([
    ['/%', 400, ''],
    ['/%E0%A4%A', 400, ''],
    ['//', 200, 'home'],
    ['//docs', 200, 'docs'],
    ['/%00', 404, 'missing'],
  ])('answers an unusual address and the next one: %s', async (address, status, text) => {
    const response = await request(host, address);
    expect(statusOf(response)).toBe(status);
    expect(response).toContain(text);
    expect((await fetch(addressOf(host))).status).toBe(200);
  });

  it('serves a site below its base path and nothing elsewhere', async () => {
    const origin = addressOf(below);
    expect(await (await fetch(`${origin}/base/docs`)).text()).toBe('docs');
    expect((await fetch(`${origin}/base/gone`)).status).toBe(404);
    const elsewhere = await fetch(`${origin}/docs`);
    expect(elsewhere.status).toBe(404);
    expect(await elsewhere.text()).toBe('');
  });

  it('throws if its port is in use', async () => {
    const port = Number(new URL(addressOf(host)).port);
    await expect(serve(site, port)).rejects.toThrow('EADDRINUSE');
  });
});
