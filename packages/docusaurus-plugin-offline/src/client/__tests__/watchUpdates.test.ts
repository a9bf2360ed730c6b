import {beforeEach, expect, it, vi} from 'vitest';
import {announceNewBuild} from '../newBuild';
import {manifestOf} from '../pageWorker';
import {watchUpdates} from '../watchUpdates';

// Mocks for workers and their messages, which Node does not have.
vi.mock('../newBuild', () => ({announceNewBuild: vi.fn()}));
vi.mock('../ownBuild', () => ({isOfBuild: () => false}));
vi.mock('../pageWorker', () => ({manifestOf: vi.fn(), activateWaiting: vi.fn()}));

beforeEach(() => {
  vi.mocked(announceNewBuild).mockClear();
  vi.mocked(manifestOf).mockReset().mockResolvedValue(undefined);
});

class Worker extends EventTarget {
  state = 'installing';

  finish() {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

/** Creates a registration, with a newer worker that is being installed or without one. */
function registration(installing?: Worker) {
  return Object.assign(new EventTarget(), {waiting: null, active: new Worker(), installing});
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
