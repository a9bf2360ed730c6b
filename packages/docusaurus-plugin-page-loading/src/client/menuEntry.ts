/** The state of the history entry that belongs to an open menu. */
interface EntryState {
  readonly isMenu?: boolean;
}

const stateOfEntry = () => window.history.state as EntryState | null;

/**
 * Adds a history entry for the open menu. After a full page load the browser itself handles the
 * back button, and would leave the page. The entry has the key of the page's own entry. So the
 * router, which closes the menu when the reader goes back, has nothing to undo.
 *
 * The page may be at such an entry already: that of the menu that the application takes over, or of
 * a menu that was open when the page was reloaded.
 */
export function addMenuEntry(): void {
  if (!stateOfEntry()?.isMenu) {
    window.history.pushState({...stateOfEntry(), isMenu: true}, '');
  }
}

/**
 * Removes the entry unless the reader has left it. The event is hidden from the router, which would
 * scroll to the top.
 */
export function removeMenuEntry(): void {
  if (stateOfEntry()?.isMenu) {
    const hide = (event: Event) => event.stopImmediatePropagation();
    addEventListener('popstate', hide, {capture: true, once: true});
    window.history.back();
  }
}
