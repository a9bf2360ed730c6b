import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/**
 * The key that a tab writes when it has changed the cached files. Other tabs get a storage event.
 */
const changedKey = `offline.changed:${settings.root}`;

/** Notifies other tabs that the cached files have changed. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(changedKey, new Date().toISOString());
  } catch {
    // Other tabs read the state again when the reader comes back to them.
  }
}

/**
 * Calls a function when another tab may have changed the cached files: when that tab notifies this
 * one, and when the reader comes back to this tab. Visited pages are cached without a notification.
 *
 * @returns a function that removes the listeners.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    if (key === changedKey) {
      onChange();
    }
  };
  const onVisibility = () => {
    if (!document.hidden) {
      onChange();
    }
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
