import {translate} from '@docusaurus/Translate';
import {isHydrated} from './start/whenHydrated';
import styles from './firstLoadFailure.module.css';

const noticeId = 'first-load-failure';

/** Whether an error is the bundler's for a script or style sheet that did not arrive. */
const isChunkError = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(`${reason.name} ${reason.message}`);

/** Shows readers an error above the text, with a button that loads the page again. */
export function showNotice(error: Error): void {
  if (document.getElementById(noticeId)) {
    return;
  }
  delete document.documentElement.dataset.starting;
  const notice = document.createElement('div');
  notice.id = noticeId;
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = String(error);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.dataset.needsNoApplication = '';
  retry.className = 'button button--secondary button--sm';
  retry.textContent = translate({
    id: 'pageLoading.retry',
    message: 'Retry',
    description: 'Button that loads a page again whose code did not arrive',
  });
  retry.addEventListener('click', () => window.location.reload());
  notice.append(text, retry);
  document.body.prepend(notice);
}

/*
 * On a first visit Docusaurus waits for the page's code before React takes over, and
 * ignores a failure: the page would stay as it was prerendered, with every button dead.
 * This shows readers the error above the text, with a button that loads the page again.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    if (isChunkError(reason) && !isHydrated()) {
      // The notice tells it; the browser need not report it as an error that nobody saw.
      event.preventDefault();
      showNotice(reason);
    }
  });
}
