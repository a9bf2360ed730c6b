import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {Host} from '../host';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'measured-'));
const host = new Host(folder);
let origin: string;

/** The length of the file of 2.5 pieces. */
const length = 10_240;

beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'index.html'), '<p>home</p>');
  fs.writeFileSync(path.join(folder, '404.html'), '<p>missing</p>');
  fs.writeFileSync(path.join(folder, 'data.bin'), 'x'.repeat(length));
  origin = await host.listen();
});
afterEach(() => {
  host.sent = [];
  host.connection = undefined;
});
afterAll(() => {
  host.close();
  fs.rmSync(folder, {recursive: true});
});

describe('the host of the measurements', () => {
  it.each([
    ['/index.html', 200],
    ['/index.htm%6C', 200],
    ['/', 200],
    ['//', 200],
    ['/gone', 404],
    ['/%', 400],
    ['/%E0%A4%A', 400],
  ])('answers the address %s with status %i', async (address, status) => {
    expect((await fetch(origin + address)).status).toBe(status);
  });

  it('compresses as static hosts do, and lets the browser cache', async () => {
    const page = await fetch(origin);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'max-age=600',
    });
    expect(await page.text()).toBe('<p>home</p>');
    const data = await fetch(`${origin}/data.bin`);
    expect(data.headers.get('content-encoding')).toBeNull();
    expect(data.headers.get('content-length')).toBe(String(length));
  });

  it('records the bytes that it sends, without those of prefetched pages in the count', async () => {
    await (await fetch(`${origin}/data.bin?version=1`)).text();
    await (await fetch(origin, {headers: {'sec-purpose': 'prefetch;prerender'}})).text();
    expect(host.sent.map(({path, bytes, isPrefetch}) => [path, bytes, isPrefetch])).toEqual([
      ['/data.bin', 4096, false],
      ['/data.bin', 4096, false],
      ['/data.bin', 2048, false],
      ['/', expect.any(Number), true],
    ]);
    expect(host.countBytes(() => true)).toBe(length);
    expect(host.countBytes(({bytes}) => bytes < 4096)).toBe(2048);
  });

  it('sends over a slow connection no faster than it allows, all responses together', async () => {
    const [latency, bitsPerSecond] = [30, 4_096_000];
    host.connection = {latency, bitsPerSecond};
    const begun = performance.timeOrigin + performance.now();
    await Promise.all([1, 2].map(async () => (await fetch(`${origin}/data.bin`)).arrayBuffer()));
    const times = host.sent.map(({at}) => at - begun);
    // Milliseconds since 1970 are rounded.
    const rounding = 0.01;
    expect(times[0]).toBeGreaterThan(latency + 8 - rounding);
    // Two files of 2.5 pieces, each piece of 8 ms.
    expect(times.at(-1)).toBeGreaterThan(latency + 2 * 2.5 * 8 - rounding);
    // The responses take turns.
    expect(host.sent.map(({bytes}) => bytes)).toEqual([4096, 4096, 4096, 4096, 2048, 2048]);
  });
});
