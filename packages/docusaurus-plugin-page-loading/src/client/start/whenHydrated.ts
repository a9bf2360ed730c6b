const {dataset} = document.documentElement;

/**
 * Whether React has taken the page over. Docusaurus marks the root element then, and the crash page
 * marks it where the first page crashes.
 */
export const isHydrated = (): boolean =>
  dataset.hasHydrated === 'true' || dataset.hasCrashed !== undefined;

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
    observer.observe(document.documentElement, {
      attributeFilter: ['data-has-hydrated', 'data-has-crashed'],
    });
  });
}
