import storage from '@generated/site-storage';

const key = `theme${storage.namespace}`;
const root = document.documentElement;

/** Shows a colour mode as the theme's own inline script does. */
function show(mode: string): void {
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
}

/** Switches the colour mode when its toggle was clicked; tells whether it was. */
export function answerColorMode(clicked: Element): boolean {
  if (!clicked.matches('[data-color-mode-toggle]')) {
    return false;
  }
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode);
  try {
    window[storage.type].setItem(key, mode);
  } catch {
    // Storage may be full or forbidden: the choice holds on this page.
  }
  return true;
}

/** Follows a choice that is made in another tab, until the application does. */
export function followColorMode(): void {
  addEventListener('storage', ({key: changed, newValue}) => {
    if (changed === key && (newValue === 'dark' || newValue === 'light')) {
      show(newValue);
    }
  });
}
