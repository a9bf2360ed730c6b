import {createSearchClient} from 'oramacore-client';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {runPush} from '../../../packages/docusaurus-theme-local-search/src/push/runPush';
import {BuiltSite} from '../builtSite';
import {pushEnvironment} from '../pushEnvironment';
import {createFakeServer, type FakeServer} from '../fakeServer';

let service: FakeServer;
let site: BuiltSite;
let printed: string[];

beforeEach(async () => {
  service = await createFakeServer();
  site = new BuiltSite();
  printed = [];
});
afterEach(async () => {
  expect(service.protocolErrors).toEqual([]);
  expect(printed.join('\n')).not.toContain(service.writeKey);
  await service.close();
  site.remove();
});

const push = (...args: string[]) => {
  printed = [];
  return runPush(args, {
    environment: pushEnvironment(service),
    folder: site.folder,
    print: (line) => printed.push(line),
  });
};

const count = async (term: string) =>
  (await createSearchClient(service).search({term, limit: 1})).count;
const calls = (name: string) => service.requests.filter((request) => request.name === name);
const sizes = () => calls('insert').map(({body}) => (body as unknown[]).length);

/** The behaviour of a server that answers normally. */
const normal = {kind: 'delay', ms: 0} as const;

test('the first push creates the index and sends all entries in batches of 1,000', async () => {
  site.build(2500, 'walrus');
  expect(await push()).toBe(0);
  expect(sizes()).toEqual([1000, 1000, 500]);
  expect(await count('walrus')).toBe(2500);
  expect(service.store.documents('site')?.[7]).toEqual({
    id: '/docs/page-7',
    title: 'Page 7',
    content: 'about walrus',
    section: 'Page 7',
    path: '/docs/page-7',
    category: 'default',
    breadcrumbs: [],
    version: 'current',
  });
  expect(printed).toEqual([
    'Created the index "site".',
    'Sending entries 1–1000 of 2500…',
    'Sending entries 1001–2000 of 2500…',
    'Sending entries 2001–2500 of 2500…',
    'Done: readers now search 2500 entries.',
  ]);
});

test('a push can be repeated', async () => {
  site.build(20, 'walrus');
  expect([await push(), await push(), await push()]).toEqual([0, 0, 0]);
  expect(await count('walrus')).toBe(20);
  expect(service.store.temporaryIds).toEqual([]);
  expect(printed).toEqual(['Sending entries 1–20 of 20…', 'Done: readers now search 20 entries.']);
});

test('entries that the site no longer has are removed from the service', async () => {
  site.build(30, 'walrus');
  await push();
  site.build(10, 'narwhal');
  expect(await push()).toBe(0);
  expect(await count('narwhal')).toBe(10);
  expect(await count('walrus')).toBe(0);
  expect(service.store.documents('site')).toHaveLength(10);
});

test('other indexes of the collection do not change', async () => {
  service.insert('other', [{id: '1', title: 'Walrus'}]);
  site.build(3, 'walrus');
  await push();
  expect(await count('walrus')).toBe(4);
});

test('readers find all old or all new entries at every moment', async () => {
  site.build(1200, 'walrus');
  await push();
  site.build(2300, 'walrus');
  service.always('insert', {kind: 'delay', ms: 30});
  service.always('replace-index', {kind: 'delay', ms: 30});
  const pushed = push();
  const progress = {isDone: false};
  void pushed.finally(() => {
    progress.isDone = true;
  });
  const seen: number[] = [];
  while (!progress.isDone) {
    seen.push(await count('walrus'));
  }
  seen.push(await count('walrus'));
  expect(await pushed).toBe(0);
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter((found) => found !== 1200 && found !== 2300)).toEqual([]);
  expect(seen[0]).toBe(1200);
  expect(seen.at(-1)).toBe(2300);
});

test('a failed push changes nothing for readers, and the next push resumes it', async () => {
  site.build(100, 'walrus');
  await push();
  site.build(3500, 'narwhal');
  service.next('insert', normal, normal, {kind: 'status', status: 500});
  expect(await push()).toBe(1);
  expect(printed.at(-1)).toMatch(/status 500/);
  expect(await count('walrus')).toBe(100);
  const before = sizes().length;
  expect(await push()).toBe(0);
  expect(printed[0]).toMatch(/^Resuming/);
  expect(sizes().slice(before)).toEqual([1000, 500]);
  expect(await count('narwhal')).toBe(3500);
  expect(await count('walrus')).toBe(0);
  expect(service.store.temporaryIds).toEqual([]);
});

test('a batch whose response is lost is sent again', async () => {
  site.build(1500, 'walrus');
  service.next('insert', {kind: 'cut', at: 3}, {kind: 'status', status: 429, retryAfter: 0});
  expect(await push()).toBe(0);
  expect(sizes()).toEqual([1000, 1000, 1000, 500]);
  expect(await count('walrus')).toBe(1500);
});

test('a push of other entries does not resume a failed one', async () => {
  site.build(1500, 'walrus');
  service.next('insert', normal, {kind: 'status', status: 500});
  expect(await push()).toBe(1);
  site.build(1500, 'narwhal');
  const before = sizes().length;
  expect(await push()).toBe(0);
  expect(sizes().slice(before)).toEqual([1000, 500]);
  expect(await count('walrus')).toBe(0);
});

test('a push starts again if the server has dropped the temporary index', async () => {
  site.build(1500, 'walrus');
  service.next('insert', normal, {kind: 'status', status: 500});
  expect(await push()).toBe(1);
  service.store.dropTemporary();
  expect(await push()).toBe(0);
  expect(printed).toContain('The entries sent earlier no longer exist. Starting again.');
  expect(await count('walrus')).toBe(1500);
});

test('a push can be repeated if the response to its index swap was lost', async () => {
  site.build(50, 'walrus');
  service.next('replace-index', {kind: 'cut', at: 0});
  expect(await push()).toBe(1);
  expect(await push()).toBe(0);
  expect(await count('walrus')).toBe(50);
});

test('an index swap that the server rejects is retried by the next push, without sending entries again', async () => {
  site.build(50, 'walrus');
  service.next('replace-index', {kind: 'status', status: 503});
  expect(await push()).toBe(1);
  expect(await push()).toBe(0);
  expect(sizes()).toEqual([50]);
  expect(await count('walrus')).toBe(50);
});

test('a dry run sends nothing and prints what it would send', async () => {
  site.build(1001, 'walrus');
  expect(await push('--dry-run')).toBe(0);
  expect(service.requests).toEqual([]);
  expect(printed).toEqual([
    '1001 entries in 2 batches for the index "site":',
    '  version "current", category "default": 1001',
    'This was a dry run: nothing was sent.',
  ]);
});

test('a push without a built site fails before it sends anything', async () => {
  expect(await push()).toBe(1);
  expect(printed.join()).toMatch(/Build the site first/);
  expect(service.requests).toEqual([]);
});

test('an error about an unreachable service names its address and the cause', async () => {
  site.build(5, 'walrus');
  await service.pause();
  expect(await push()).toBe(1);
  expect(printed.join()).toContain(`SEARCH_ENDPOINT is ${service.endpoint}.`);
  expect(printed.join()).toContain('ECONNREFUSED');
});

test('each batch is printed before it is sent, and a silent service times out after a minute', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  site.build(5, 'walrus');
  service.next('insert', {kind: 'status', status: 500});
  expect(await push()).toBe(1);
  expect(printed.at(-2)).toBe('Sending entries 1–5 of 5…');
  expect(limit.mock.calls.length).toBeGreaterThan(0);
  expect(limit.mock.calls.filter(([milliseconds]) => milliseconds !== 60_000)).toEqual([]);
  limit.mockRestore();
});

test('a push with a wrong key fails, and the key is not printed even if the server repeats it', async () => {
  site.build(5, 'walrus');
  const wrong = {...pushEnvironment(service), SEARCH_WRITE_KEY: 'invalid'};
  const status = await runPush([], {
    environment: wrong,
    folder: site.folder,
    print: (line) => printed.push(line),
  });
  expect(status).toBe(1);
  expect(printed.join()).toMatch(/status 400/);
  expect(printed.join()).not.toContain('invalid');
  expect((service.protocolErrors as string[]).splice(0)).toHaveLength(1);
});
