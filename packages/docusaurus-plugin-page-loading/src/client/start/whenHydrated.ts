/** Whether React has taken the page over; Docusaurus marks the root element then. */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** Resolves when React has taken the page over. */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    if (isHydrated()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      if (isHydrated()) {
        observer.disconnect();
        resolve();
      }
    });
    observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
  });
}
