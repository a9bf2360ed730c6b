import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/** Under which a tab writes down when it has changed what is kept: others are told of it. */
const changedKey = `offline.changed:${settings.root}`;

/** Tells other tabs that what is kept has changed. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(changedKey, new Date().toISOString());
  } catch {
    // They find out when the reader comes back to them.
  }
}

/**
 * Calls a function when another tab may have changed what is kept: when it says so, and when the
 * reader comes back to this one, as pages that are visited are kept without a word.
 *
 * @returns what ends this.
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
