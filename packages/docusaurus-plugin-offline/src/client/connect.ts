import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import {registerWorker, tell} from './pageWorker';
import {prefersReducedData} from './prefersReducedData';
import {watchUpdates} from './watchUpdates';

/** Milliseconds after which a reader has stayed. */
const stay = 5000;

/** Has the worker keep a page, and what was loaded for it. */
function tellToKeep(page: string, loaded: readonly string[]): void {
  if (navigator.serviceWorker.controller) {
    tell(navigator.serviceWorker.controller, {type: 'keepVisited', page, loaded});
  }
}

/** Has the worker keep the page that is shown, and what it has loaded so far. */
export function keepPage(): void {
  if (!prefersReducedData()) {
    const loaded = performance.getEntriesByType('resource').map(({name}) => name);
    tellToKeep(window.location.origin + window.location.pathname, loaded);
  }
}

/** Keeps the page, and the one with the controls, which stands in for missing ones. */
function keepShell(): void {
  keepPage();
  tellToKeep(window.location.origin + settings.page, []);
  void window.docusaurus.preload(settings.page);
}

async function connect(): Promise<void> {
  try {
    watchUpdates(await registerWorker());
  } catch {
    // Blocked, as in some private windows: the page with the controls says so.
    return;
  }
  if (navigator.serviceWorker.controller) {
    keepShell();
  } else {
    navigator.serviceWorker.addEventListener('controllerchange', keepShell, {once: true});
  }
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve());
    } else {
      setTimeout(resolve);
    }
  });

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const shown = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!document.hidden) {
        document.removeEventListener('visibilitychange', check);
        resolve();
      }
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

/** Registers the worker when a reader has stayed, so that a first visit costs what it did. */
export async function connectWhenStayed(): Promise<void> {
  if (!settings.isEnabled || !('serviceWorker' in navigator)) {
    return;
  }
  // Who saves data and has a worker has asked for it.
  if (prefersReducedData() && !navigator.serviceWorker.controller) {
    return;
  }
  await shown();
  if (!navigator.serviceWorker.controller) {
    await after(stay);
  }
  await idle();
  await connect();
}
