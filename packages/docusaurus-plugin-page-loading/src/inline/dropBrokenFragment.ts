/**
 * Removes a fragment that cannot be decoded, such as `#%E0%A4%A`, from the page's address, now and
 * after each navigation. Docusaurus and its themes decode it without a guard, and crash.
 *
 * The function is put into pages as text, before anything else, so it must not use anything outside
 * its own body.
 */
export function dropBrokenFragment(): void {
  const drop = () => {
    try {
      decodeURIComponent(location.hash);
    } catch {
      // A space stands for the page's address without its fragment. `location.pathname` would not
      // do: a path that begins with two slashes leads to another host.
      history.replaceState(history.state, '', ' ');
    }
  };
  drop();
  // Both listeners run before those of the application.
  addEventListener('popstate', drop);
  addEventListener('hashchange', drop);
}
