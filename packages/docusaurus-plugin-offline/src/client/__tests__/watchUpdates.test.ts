import {beforeEach, expect, it, vi} from 'vitest';
import {announceNewBuild} from '../newBuild';
import {manifestOf} from '../pageWorker';
import {watchUpdates} from '../watchUpdates';

// Workers and their messages, which Node has none of.
vi.mock('../newBuild', () => ({announceNewBuild: vi.fn()}));
vi.mock('../ownBuild', () => ({isOfBuild: () => false}));
vi.mock('../pageWorker', () => ({manifestOf: vi.fn(), takeOver: vi.fn()}));

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

/** A registration that a page finds while a newer worker is being installed, or before. */
function registration(installing?: Worker) {
  return Object.assign(new EventTarget(), {waiting: null, active: new Worker(), installing});
}

const watched = (found: ReturnType<typeof registration>) =>
  watchUpdates(found as unknown as ServiceWorkerRegistration);

it('tells of a newer build that the browser found before it was asked', async () => {
  const newer = new Worker();
  watched(registration(newer));
  newer.finish();
  await vi.waitFor(() => expect(announceNewBuild).toHaveBeenCalledOnce());
});

it('tells of one that is found later', async () => {
  const found = registration();
  watched(found);
  const newer = new Worker();
  found.installing = newer;
  found.dispatchEvent(new Event('updatefound'));
  newer.finish();
  await vi.waitFor(() => expect(announceNewBuild).toHaveBeenCalledOnce());
});

it('tells of one whose manifest cannot be had', async () => {
  vi.mocked(manifestOf).mockRejectedValue(new Error('HTTP 404'));
  const newer = new Worker();
  watched(registration(newer));
  newer.finish();
  await vi.waitFor(() => expect(announceNewBuild).toHaveBeenCalledOnce());
});
