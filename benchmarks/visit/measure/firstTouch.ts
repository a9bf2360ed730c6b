import {tap} from '../../tap';
import {settle, withPhone} from './phone';

declare global {
  interface Window {
    /** The milliseconds from the first touch of the page to the step that it caused. */
    answered?: Promise<number>;
  }
}

/** The milliseconds after which a touch counts as lost. */
const maxAnswerTime = 60_000;

/**
 * Runs in the page: resolves when a panel shows the first step. If that takes longer than `timeout`
 * milliseconds, it rejects with the state of the panel.
 */
function watchPanel(preview: Element, timeout: number): void {
  // Not the preview itself: the panel that starts in view replaces it, possibly before the touch.
  const selector = `[data-live="${preview.getAttribute('data-live')}"]`;
  const text = () => document.querySelector(selector)?.textContent ?? '';
  window.answered = new Promise((resolve, reject) => {
    let touched = 0;
    setTimeout(
      () => reject(new Error(`No step within ${timeout} ms; touched: ${touched}; ${text()}`)),
      timeout,
    );
    addEventListener('pointerdown', ({timeStamp}) => (touched ||= timeStamp), true);
    const observer = new MutationObserver(() => {
      if (text().includes('Step 1 of')) {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touched)));
      }
    });
    observer.observe(document.body, {subtree: true, childList: true, characterData: true});
  });
}

/**
 * Runs in the page: scrolls an element into view, below the navbar, which stays at the top.
 * Playwright's own function fails if a panel replaces its preview meanwhile.
 */
function scrollIntoViewIfNeeded(element: Element): void {
  const {top, bottom} = element.getBoundingClientRect();
  const navbarEnd = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  if (top < navbarEnd || bottom > innerHeight) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
}

/**
 * Taps the step button of the first panel in view, on a page that was not touched before.
 *
 * @returns the milliseconds to the step on the screen.
 * @throws Error with the state of the panel if no step comes within a minute.
 */
export function measureFirstTouch(folder: string, path: string): Promise<number> {
  return withPhone(folder, undefined, async (phone) => {
    const {page} = phone;
    await page.goto(path, {waitUntil: 'load'});
    const panel = page.locator('[data-live]:visible').first();
    // Its controls are created when it comes near the viewport.
    await panel.evaluate(scrollIntoViewIfNeeded);
    await settle(phone);
    const control = panel.locator('[data-action=forward]');
    // The rest of the page, which is laid out after the first scroll, may have moved the control.
    await control.evaluate(scrollIntoViewIfNeeded);
    await settle(phone);
    await panel.evaluate(watchPanel, maxAnswerTime);
    await tap(control, page);
    return page.evaluate(() => window.answered ?? NaN);
  });
}
