import {bypassHeader} from '../model/messages';
import {announceNewBuild} from './newBuild';
import {isOtherBuild} from './ownBuild';

/** Minimum interval in milliseconds between requests to the host. */
const interval = 30_000;

let checkedAt = -Infinity;

/** Requests this page from the host, and notifies the reader if it belongs to another build. */
async function checkForNewBuild(): Promise<void> {
  if (performance.now() - checkedAt < interval || !navigator.onLine) {
    return;
  }
  checkedAt = performance.now();
  try {
    // Not the path alone, which is the address of another host if it begins with two slashes.
    const response = await fetch(window.location.href, {
      cache: 'no-store',
      headers: {[bypassHeader]: '1'},
    });
    if (isOtherBuild(await response.text())) {
      announceNewBuild();
    }
  } catch {
    // The network failed. That does not mean that a file is gone.
  }
}

const isMissing = (entry: PerformanceEntry) =>
  (entry as PerformanceResourceTiming).responseStatus >= 400 &&
  entry.name.startsWith(window.location.origin);

/**
 * Watches for files of this page that the host no longer has, whichever code requests them. A
 * missing file means that the page may be older than the site.
 */
export function watchFailures(): void {
  window.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) {
        void checkForNewBuild();
      }
    },
    true,
  );
  if (typeof PerformanceObserver !== 'undefined') {
    new PerformanceObserver((list) => {
      if (list.getEntries().some(isMissing)) {
        void checkForNewBuild();
      }
    }).observe({type: 'resource', buffered: true});
  }
}
