import type {QueueingWindow} from './queueEvents';

/** The id of the element that reports scripts that could not be loaded. */
export const lostScriptsId = 'lost-scripts';

/**
 * Reloads the page once if its scripts are gone because the site was published again after the
 * browser or a proxy cached the page. If that is not the reason, the function shows the element
 * that reports the failure, and stops queueing clicks.
 *
 * The function is put into pages as text, before anything else, so it must not use anything outside
 * its own body.
 *
 * @param noticeId the element's id.
 */
export function recoverLostScripts(noticeId: string): void {
  let isHandled = false;
  const report = () => {
    const notice = document.getElementById(noticeId);
    notice?.querySelector('button')?.addEventListener('click', () => location.reload());
    notice?.removeAttribute('hidden');
    (window as QueueingWindow).eventQueue?.release();
    const {dataset} = document.documentElement;
    // Without this attribute, style sheets hide the controls that would not work.
    delete dataset.holdsEvents;
    // There is no script that would lay out the rest.
    delete dataset.laysOutLater;
  };
  addEventListener(
    'error',
    ({target, filename}: Partial<ErrorEvent>) => {
      // A script that the browser cannot parse is named by its error: it is cut off, or the host
      // answers with a page, or the browser is old. The application reports its own failures, and
      // scripts of other hosts may be blocked.
      const address = filename ?? (target as Partial<HTMLScriptElement>).src ?? '';
      const [, src = ''] = address.split(`${location.origin}/`);
      if (isHandled || 'docusaurus' in window || !src.includes('.js')) {
        return;
      }
      isHandled = true;
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // Not the path alone, which is the address of another host if it begins with two slashes.
      fetch(location.href, {cache: 'reload'})
        .then((response) => response.text())
        .then((page) => {
          if (visit?.type === 'reload' || page.includes(src)) {
            report();
          } else {
            location.reload();
          }
        })
        .catch(report);
    },
    true,
  );
}
