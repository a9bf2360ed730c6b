import type {HoldingWindow} from './holdEvents';

/** The id of the element that tells of scripts that could not be loaded. */
export const lostScriptsId = 'lost-scripts';

/**
 * Loads the page again, once, when its scripts are gone because the site was published
 * again since the browser or a proxy kept it. Where that is not why they are gone, it shows the
 * element that says so and leaves clicks to the browser.
 *
 * It is put into pages as text, before anything else: it must not use what is outside of it.
 *
 * @param noticeId the element's id.
 */
export function recoverLostScripts(noticeId: string): void {
  let isHandled = false;
  const tell = () => {
    const notice = document.getElementById(noticeId);
    notice?.querySelector('button')?.addEventListener('click', () => location.reload());
    notice?.removeAttribute('hidden');
    (window as HoldingWindow).heldEvents?.release();
    const {dataset} = document.documentElement;
    // Style sheets hide the controls that would be dead.
    delete dataset.holdsEvents;
    // No script is there that would lay out the rest.
    delete dataset.laysOutLater;
  };
  addEventListener(
    'error',
    ({target}) => {
      const src = target instanceof HTMLScriptElement ? (target.getAttribute('src') ?? '') : '';
      // What the application could not load, it tells itself; scripts of other hosts may be blocked.
      if (isHandled || 'docusaurus' in window || !/^\/\w/.test(src)) {
        return;
      }
      isHandled = true;
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      fetch(location.pathname, {cache: 'reload'})
        .then((response) => response.text())
        .then((page) => {
          if (visit?.type === 'reload' || page.includes(src)) {
            tell();
          } else {
            location.reload();
          }
        })
        .catch(tell);
    },
    true,
  );
}
