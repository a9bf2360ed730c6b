/** Milliseconds that a browser which does not tell when it is idle is given. */
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
