const {dataset} = document.documentElement;

/**
 * Whether React has hydrated the page. Docusaurus then marks the root element. If the first page
 * crashes, the crash page marks it.
 */
export const isHydrated = (): boolean =>
  dataset.hasHydrated === 'true' || dataset.hasCrashed !== undefined;

/** Resolves when React has hydrated the page. */
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
