import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {activateWaiting} from '../pageWorker';

vi.mock('@generated/docusaurus-plugin-offline/default/settings.json', () => ({
  default: {root: '/arrays/'},
}));

describe('a reload, if the browser leaves the new worker waiting,', () => {
  const activationTimeout = 2000;
  /** The message to the active worker, and where it responds. */
  let received: {readonly message: unknown; readonly port: MessagePort} | undefined;

  // Mocks for workers, which Node does not have.
  beforeEach(() => {
    vi.useFakeTimers();
    received = undefined;
    const controller = {
      postMessage: (message: unknown, [port]: [MessagePort]) => (received = {message, port}),
    };
    vi.stubGlobal('navigator', {serviceWorker: Object.assign(new EventTarget(), {controller})});
  });
  afterEach(() => {
    received?.port.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Tells a worker that never takes over to do so; returns a function that is called when the page may reload. */
  async function takeOver() {
    const mayReload = vi.fn();
    const waiting = {state: 'installed', postMessage: () => undefined};
    void activateWaiting(waiting as unknown as ServiceWorker).then(mayReload);
    await vi.advanceTimersByTimeAsync(activationTimeout);
    return mayReload;
  }

  it('waits until the active worker leaves navigations to the browser', async () => {
    const mayReload = await takeOver();
    expect(received?.message).toEqual({type: 'leaveNavigations'});
    await vi.advanceTimersByTimeAsync(activationTimeout - 1);
    expect(mayReload).not.toHaveBeenCalled();
    received?.port.postMessage(null);
    vi.useRealTimers();
    await expect.poll(() => mayReload).toHaveBeenCalledOnce();
  });

  it('does not wait longer for a worker of an older build, which does not respond', async () => {
    const mayReload = await takeOver();
    await vi.advanceTimersByTimeAsync(activationTimeout);
    expect(mayReload).toHaveBeenCalledOnce();
  });
});
