import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createAnalytics, createProfile, sharedVisitorId, visitorId} from '../analytics';

const collector = {endpoint: 'https://collect.example.org/c', readKey: 'key', index: 'docs'};
const event = {term: 'rotate', query: {term: 'rotate'}, resultsCount: 3, roundTripTime: 12};

interface Batch {
  readonly oramaId: string;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

let beacons: {readonly address: string; readonly body: unknown}[] = [];
let stored: Map<string, string>;
let page: EventTarget & {visibilityState: string};
const pageEvents = new EventTarget();

/** Stubs the parts of a browser that analytics need. */
function stubBrowser(navigator: object = {}): void {
  stored = new Map();
  page = Object.assign(new EventTarget(), {visibilityState: 'visible'});
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', {origin: 'https://example.org', pathname: '/docs/', search: '?q=me'});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', (address: string, {body}: {body: string}) => {
    beacons.push({address, body: JSON.parse(body) as unknown});
    return Promise.resolve(new Response());
  });
  vi.stubGlobal('addEventListener', pageEvents.addEventListener.bind(pageEvents));
  vi.stubGlobal('removeEventListener', pageEvents.removeEventListener.bind(pageEvents));
}

beforeEach(() => {
  beacons = [];
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (isOn = true) =>
  createAnalytics({...collector, isOn, profile: createProfile(collector)});
const batches = () => beacons.map(({body}) => body as Batch);
const sizes = () => batches().map(({events}) => events.length);

const addMany = (analytics: ReturnType<typeof start>, count: number) => {
  for (let i = 0; i < count; i++) {
    analytics.add(event);
  }
};

test('the 25th event sends a batch immediately', () => {
  const analytics = start();
  addMany(analytics, 24);
  expect(sizes()).toEqual([]);
  analytics.add(event);
  expect(sizes()).toEqual([25]);
  addMany(analytics, 26);
  expect(sizes()).toEqual([25, 25]);
  analytics.stop();
});

test('waiting events are sent 5,000 ms after the first of them', () => {
  const analytics = start();
  analytics.add(event);
  vi.advanceTimersByTime(3000);
  analytics.add(event);
  vi.advanceTimersByTime(1999);
  expect(sizes()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sizes()).toEqual([2]);
  vi.advanceTimersByTime(60_000);
  expect(sizes()).toEqual([2]);
  analytics.add(event);
  vi.advanceTimersByTime(5000);
  expect(sizes()).toEqual([2, 1]);
  analytics.stop();
});

test('sending a full batch restarts the timer', () => {
  const analytics = start();
  analytics.add(event);
  vi.advanceTimersByTime(4000);
  addMany(analytics, 25);
  expect(sizes()).toEqual([25]);
  vi.advanceTimersByTime(4999);
  expect(sizes()).toEqual([25]);
  vi.advanceTimersByTime(1);
  expect(sizes()).toEqual([25, 1]);
  analytics.stop();
});

test('waiting events are sent when the page is hidden or left', () => {
  const analytics = start();
  analytics.add(event);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sizes()).toEqual([]);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sizes()).toEqual([1]);
  analytics.add(event);
  pageEvents.dispatchEvent(new Event('pagehide'));
  expect(sizes()).toEqual([1, 1]);
  analytics.stop();
});

test('an event contains the search, the visitor, and only the origin and path of the page', () => {
  const profile = createProfile(collector);
  const analytics = createAnalytics({...collector, isOn: true, profile, deploymentId: 'd'});
  analytics.add(event);
  analytics.flush();
  const [beacon] = beacons;
  expect(beacon?.address).toBe('https://collect.example.org/c?api-key=key');
  expect(beacon?.body).toMatchObject({source: 'fe', index: 'docs', deploymentID: 'd'});
  const {searchedAt, ...rest} = batches()[0]?.events[0] ?? {};
  expect(new Date(searchedAt as string).getTime()).toBe(Date.now());
  expect(rest).toEqual({
    rawSearchString: 'rotate',
    query: {term: 'rotate'},
    resultsCount: 3,
    roundTripTime: 12,
    userId: profile.visitorId,
    referer: 'https://example.org/docs/',
  });
  analytics.stop();
});

test('stop() sends the waiting events, and nothing is sent after it', () => {
  const analytics = start();
  analytics.add(event);
  analytics.stop();
  expect(sizes()).toEqual([1]);
  addMany(analytics, 30);
  pageEvents.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(60_000);
  expect(sizes()).toEqual([1]);
});

test('a failed request causes no unhandled rejection', async () => {
  vi.useRealTimers();
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const analytics = start();
  analytics.add(event);
  analytics.stop();
  // Node reports an unhandled rejection after all pending microtasks.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('the request outlives the page, and contains neither cookies nor the page’s address', () => {
  const asked = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', asked);
  const analytics = start();
  analytics.add(event);
  analytics.stop();
  expect(asked).toHaveBeenCalledWith(
    'https://collect.example.org/c?api-key=key',
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }),
  );
});

test('nothing is sent unless the owner turns analytics on', () => {
  const analytics = start(false);
  addMany(analytics, 30);
  analytics.flush();
  pageEvents.dispatchEvent(new Event('pagehide'));
  analytics.stop();
  vi.advanceTimersByTime(60_000);
  expect(beacons).toEqual([]);
});

test.each([{doNotTrack: '1'}, {globalPrivacyControl: true}])(
  'nothing is sent or stored for a reader with %o',
  (wish) => {
    stubBrowser(wish);
    const analytics = start();
    addMany(analytics, 30);
    analytics.flush();
    const profile = createProfile(collector);
    profile.identify('Ann');
    profile.setAlias('a');
    expect(profile).toMatchObject({visitorId: 'ssid', identity: undefined, alias: undefined});
    analytics.stop();
    expect(beacons).toEqual([]);
    expect(stored.size).toBe(0);
  },
);

test('a visitor keeps an id until a reset creates another one', () => {
  const first = createProfile(collector);
  expect(first.visitorId).toMatch(/^[\da-f]{32}$/);
  expect(createProfile(collector).visitorId).toBe(first.visitorId);
  expect([...stored.values()]).toEqual([first.visitorId]);
  const before = first.visitorId;
  first.identify('Ann');
  first.reset();
  expect(first.visitorId).not.toBe(before);
  expect(first.identity).toBeUndefined();
});

test('an identity and an alias are sent to the collecting host', () => {
  const profile = createProfile(collector);
  profile.identify('Ann');
  profile.setAlias('a');
  expect(beacons).toEqual([
    {
      address: 'https://collect.example.org/identify?api-key=key',
      body: {entity: 'identity', id: 'Ann', visitorId: profile.visitorId, index: 'docs'},
    },
    {
      address: 'https://collect.example.org/identify?api-key=key',
      body: {entity: 'alias', id: 'a', visitorId: profile.visitorId, index: 'docs'},
    },
  ]);
  expect(profile).toMatchObject({identity: 'Ann', alias: 'a'});
});

test('the shared visitor id is used without a browser or without its storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(visitorId()).toBe(sharedVisitorId);
  stubBrowser();
  vi.stubGlobal('document', undefined);
  expect(visitorId()).toBe('ssid');
});

test('if the storage is full, the id lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  const profile = createProfile(collector);
  expect(profile.visitorId).toMatch(/^[\da-f]{32}$/);
});

test.each([{endpoint: ''}, {readKey: ''}])('a profile with %o is rejected', (missing) => {
  expect(() => createProfile({...collector, ...missing})).toThrow(
    new Error('Endpoint and API Key are required to create a Profile'),
  );
});

test('an endpoint that is no address throws immediately', () => {
  const wrong = {...collector, endpoint: '/collect'};
  expect(() => createProfile(wrong)).toThrow(TypeError);
  const profile = createProfile(collector);
  expect(() => createAnalytics({...wrong, isOn: true, profile})).toThrow(TypeError);
});
