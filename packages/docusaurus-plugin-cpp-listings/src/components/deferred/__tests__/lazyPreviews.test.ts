import {expect, it, vi} from 'vitest';

it('a page whose fragment cannot be decoded is shown', async () => {
  const addEventListener = () => undefined;
  vi.stubGlobal('IntersectionObserver', vi.fn());
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('document', {
    addEventListener,
    getElementById: () => null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal('window', {addEventListener, requestIdleCallback, location: {hash: '#%E0%A4%A'}});
  // Imported here, because the module looks for a window when it is loaded.
  const {onRouteDidUpdate} = await import('../lazyPreviews');
  expect(onRouteDidUpdate).not.toThrow();
  vi.unstubAllGlobals();
});
