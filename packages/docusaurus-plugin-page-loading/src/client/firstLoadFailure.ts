import {translate} from '@docusaurus/Translate';
import {isHydrated} from './start/whenHydrated';
import styles from './firstLoadFailure.module.css';

const noticeId = 'first-load-failure';

/** Whether the bundler reports that a script could not be loaded. A site has one style sheet. */
const isChunkError = (reason: unknown): reason is Error =>
  reason instanceof Error && reason.name === 'ChunkLoadError';

/** Shows an error above the text, with a button that reloads the page. */
export function showNotice(error: Error): void {
  if (document.getElementById(noticeId)) {
    return;
  }
  delete document.documentElement.dataset.starting;
  const notice = document.createElement('div');
  notice.id = noticeId;
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'alert');
  const retry = document.createElement('button');
  retry.dataset.needsNoApplication = '';
  retry.className = 'button button--secondary button--sm';
  retry.textContent = translate({
    id: 'pageLoading.retry',
    message: 'Retry',
    description: 'Button that loads the page again',
  });
  retry.addEventListener('click', () => window.location.reload());
  notice.append(String(error), retry);
  document.body.prepend(notice);
}

/*
 * On a first visit Docusaurus loads the page's code before React hydrates the page, and ignores a
 * failure. The prerendered page would stay, and none of its buttons would work. This listener shows
 * the error above the text, with a button that reloads the page.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    if (isChunkError(reason) && !isHydrated()) {
      // The notice shows the error, so the browser need not also report it as unhandled.
      event.preventDefault();
      showNotice(reason);
    }
  });
}
