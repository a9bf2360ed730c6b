import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import {registerWorker, sendMessage} from './pageWorker';
import {prefersReducedData} from './prefersReducedData';
import {watchUpdates} from './watchUpdates';

/** Milliseconds that a reader has to stay on the page before the worker is registered. */
const minimumStay = 5000;

/** Makes the worker cache a page and the files that it has loaded. */
function requestCaching(page: string, loaded: readonly string[]): void {
  if (navigator.serviceWorker.controller) {
    sendMessage(navigator.serviceWorker.controller, {type: 'keepVisited', page, loaded});
  }
}

/** Makes the worker cache the current page and the files that it has loaded so far. */
export function cacheCurrentPage(): void {
  if (!prefersReducedData()) {
    const loaded = performance.getEntriesByType('resource').map(({name}) => name);
    requestCaching(window.location.origin + window.location.pathname, loaded);
  }
}

/**
 * Caches the current page and the offline page, which is the fallback for pages that are not
 * cached.
 */
function cacheShell(): void {
  cacheCurrentPage();
  requestCaching(window.location.origin + settings.page, []);
  void window.docusaurus.preload(settings.page);
}

async function connect(): Promise<void> {
  try {
    watchUpdates(await registerWorker());
  } catch {
    // Registration is blocked, as in some private windows. The offline page reports it.
    return;
  }
  if (navigator.serviceWorker.controller) {
    cacheShell();
  } else {
    navigator.serviceWorker.addEventListener('controllerchange', cacheShell, {once: true});
  }
}

const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve());
    } else {
      setTimeout(resolve);
    }
  });

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const whenVisible = () =>
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

/**
 * Registers the worker only after the reader has stayed on the page, so that a first visit loads
 * nothing more.
 */
export async function connectAfterStay(): Promise<void> {
  if (!settings.isEnabled || !('serviceWorker' in navigator)) {
    return;
  }
  // A reader who saves data and has a worker has chosen to cache the site.
  if (prefersReducedData() && !navigator.serviceWorker.controller) {
    return;
  }
  await whenVisible();
  if (!navigator.serviceWorker.controller) {
    await wait(minimumStay);
  }
  await whenIdle();
  await connect();
}
