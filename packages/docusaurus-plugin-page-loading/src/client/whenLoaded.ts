/** Resolves when the browser has loaded what the page names. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
    } else {
      addEventListener('load', () => resolve(), {once: true});
    }
  });
}
