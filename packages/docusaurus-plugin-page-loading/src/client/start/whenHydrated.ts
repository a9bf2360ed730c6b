/** Resolves when React has taken the page over; Docusaurus marks the root element then. */
export function whenHydrated(): Promise<void> {
  const root = document.documentElement;
  const isHydrated = () => root.dataset.hasHydrated === 'true';
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
    observer.observe(root, {attributeFilter: ['data-has-hydrated']});
  });
}
