/**
 * Takes a fragment off the page's address that cannot be decoded, such as `#%E0%A4%A`, now and
 * whenever one comes: Docusaurus and its themes decode it without a guard, and crash.
 *
 * It is put into pages as text, before anything else: it must not use what is outside of it.
 */
export function dropBrokenFragment(): void {
  const drop = () => {
    try {
      decodeURIComponent(location.hash);
    } catch {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  };
  drop();
  // Both before the application hears of them.
  addEventListener('popstate', drop);
  addEventListener('hashchange', drop);
}
