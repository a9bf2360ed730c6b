import storage from '@generated/site-storage';

const key = `theme${storage.namespace}`;
const root = document.documentElement;

/** Applies a colour mode as the theme's own inline script does. */
function show(mode: string): void {
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
}

/** Switches the colour mode if its toggle was clicked; returns whether it was. */
export function handleColorModeClick(clicked: Element): boolean {
  if (!clicked.matches('[data-color-mode-toggle]')) {
    return false;
  }
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode);
  try {
    window[storage.type].setItem(key, mode);
  } catch {
    // Storage may be full or forbidden. The choice then applies to this page only.
  }
  return true;
}

/**
 * Follows a choice that is made in another tab, until the application does. The application gets
 * only the last choice, because it stores each choice again. Otherwise two tabs that get two quick
 * choices would change each other forever.
 */
export function followColorMode(): void {
  addEventListener('storage', (event) => {
    const {key: changed, newValue, storageArea} = event;
    if (changed !== key) {
      return;
    }
    if (newValue !== storageArea?.getItem(key)) {
      event.stopImmediatePropagation();
    } else if (newValue === 'dark' || newValue === 'light') {
      show(newValue);
    }
  });
}
