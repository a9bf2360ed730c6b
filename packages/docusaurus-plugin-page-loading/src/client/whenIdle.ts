/** Milliseconds to wait in a browser without `requestIdleCallback`. */
const pause = 50;

/** Resolves when the browser has nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve());
    } else {
      setTimeout(resolve, pause);
    }
  });
