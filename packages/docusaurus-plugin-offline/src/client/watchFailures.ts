import {passHeader} from '../model/messages';
import {announceNewBuild} from './newBuild';
import {isOtherBuild} from './ownBuild';

/** Milliseconds within which the host is asked once. */
const interval = 30_000;

let askedAt = -Infinity;

/** Asks the host for this page, and tells the reader when it is of another build. */
async function askForNewBuild(): Promise<void> {
  if (performance.now() - askedAt < interval || !navigator.onLine) {
    return;
  }
  askedAt = performance.now();
  try {
    const response = await fetch(window.location.pathname, {
      cache: 'no-store',
      headers: {[passHeader]: '1'},
    });
    if (isOtherBuild(await response.text())) {
      announceNewBuild();
    }
  } catch {
    // It is the network that fails, and not a file that is gone.
  }
}

const isMissing = (entry: PerformanceEntry) =>
  (entry as PerformanceResourceTiming).responseStatus >= 400 &&
  entry.name.startsWith(window.location.origin);

/**
 * Watches for files of this page that the host no longer has, whoever asks for them: that is how
 * a page finds out that it is older than the site.
 */
export function watchFailures(): void {
  window.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) {
        void askForNewBuild();
      }
    },
    true,
  );
  if (typeof PerformanceObserver !== 'undefined') {
    new PerformanceObserver((list) => {
      if (list.getEntries().some(isMissing)) {
        void askForNewBuild();
      }
    }).observe({type: 'resource', buffered: true});
  }
}
