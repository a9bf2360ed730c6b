import {beforeEach, expect, it, vi} from 'vitest';
import {announceNewBuild} from '../newBuild';
import {isOfBuild} from '../ownBuild';
import {activateWaiting, manifestOf} from '../pageWorker';
import {watchUpdates} from '../watchUpdates';

// Mocks for workers and their messages, which Node does not have.
vi.mock('../newBuild', () => ({announceNewBuild: vi.fn()}));
vi.mock('../ownBuild', () => ({isOfBuild: vi.fn()}));
vi.mock('../pageWorker', () => ({manifestOf: vi.fn(), activateWaiting: vi.fn()}));

beforeEach(() => {
  vi.mocked(announceNewBuild).mockClear();
  vi.mocked(activateWaiting).mockReset();
  vi.mocked(isOfBuild).mockReset().mockReturnValue(false);
  vi.mocked(manifestOf).mockReset().mockResolvedValue(undefined);
});

class Worker extends EventTarget {
  state = 'installing';

  finish() {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

interface Workers {
  readonly waiting?: Worker;
  readonly active?: Worker | null;
}

/** Creates a registration, with a newer worker that is being installed or without one. */
function registration(installing?: Worker, {waiting, active = new Worker()}: Workers = {}) {
  return Object.assign(new EventTarget(), {waiting, active, installing});
}

const watched = (found: ReturnType<typeof registration>) =>
  watchUpdates(found as unknown as ServiceWorkerRegistration);

it('announces a newer build that the browser found before the page looked for it', async () => {
  const newer = new Worker();
  watched(registration(newer));
  newer.finish();
  await expect.poll(() => announceNewBuild).toHaveBeenCalledOnce();
});

it('announces a newer build that is found later', async () => {
  const found = registration();
  watched(found);
  const newer = new Worker();
  found.installing = newer;
  found.dispatchEvent(new Event('updatefound'));
  newer.finish();
  await expect.poll(() => announceNewBuild).toHaveBeenCalledOnce();
});

it('announces a newer build whose manifest cannot be fetched', async () => {
  vi.mocked(manifestOf).mockRejectedValue(new Error('HTTP 404'));
  const newer = new Worker();
  watched(registration(newer));
  newer.finish();
  await expect.poll(() => announceNewBuild).toHaveBeenCalledOnce();
});

it('announces a newer build whose worker waits already, which takes over when the reader agrees', async () => {
  const waiting = new Worker();
  watched(registration(undefined, {waiting}));
  await expect.poll(() => announceNewBuild).toHaveBeenCalledOnce();
  expect(activateWaiting).not.toHaveBeenCalled();
  await vi.mocked(announceNewBuild).mock.calls[0]?.[0]?.();
  expect(activateWaiting).toHaveBeenCalledExactlyOnceWith(waiting);
});

it('makes the worker of the build of this page take over at once', async () => {
  const files = [['index.html', 'hash', 4] as const];
  vi.mocked(manifestOf).mockResolvedValue({build: 'b', offlinePages: [], parts: [], files});
  vi.mocked(isOfBuild).mockImplementation((paths) => paths.has('index.html'));
  const waiting = new Worker();
  watched(registration(undefined, {waiting}));
  await expect.poll(() => activateWaiting).toHaveBeenCalledExactlyOnceWith(waiting);
  expect(announceNewBuild).not.toHaveBeenCalled();
});

it('announces nothing for the first worker, or for one that is not installed yet', async () => {
  const [first, waiting, newer] = [new Worker(), new Worker(), new Worker()];
  watched(registration(first, {active: null, waiting}));
  first.finish();
  watched(registration(newer));
  newer.dispatchEvent(new Event('statechange'));
  await new Promise(setImmediate);
  expect(manifestOf).not.toHaveBeenCalled();
  expect(announceNewBuild).not.toHaveBeenCalled();
});
