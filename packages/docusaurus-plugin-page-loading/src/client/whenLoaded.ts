/** Resolves when the browser has loaded the resources of the page. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
    } else {
      addEventListener('load', () => resolve(), {once: true});
    }
  });
}
