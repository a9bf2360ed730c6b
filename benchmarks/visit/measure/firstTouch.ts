import {settle, withPhone} from './phone';

declare global {
  interface Window {
    /** The milliseconds from the first touch of the page to the step that it caused. */
    answered?: Promise<number>;
  }
}

/** Runs in the page: resolves when the panel of a control shows the first step. */
function watchPanel(control: Element): void {
  const panel = control.closest('[data-live]') ?? document.body;
  window.answered = new Promise((resolve) => {
    let touched = 0;
    addEventListener('pointerdown', ({timeStamp}) => (touched ||= timeStamp), true);
    const observer = new MutationObserver(() => {
      if (panel.textContent.includes('Step 1 of')) {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touched)));
      }
    });
    observer.observe(panel, {subtree: true, childList: true, characterData: true});
  });
}

/**
 * Taps the step button of the first panel in view, on a page that was not touched before.
 *
 * @returns the milliseconds to the step on the screen.
 */
export function measureFirstTouch(folder: string, path: string): Promise<number> {
  return withPhone(folder, undefined, async (phone) => {
    const {page} = phone;
    await page.goto(path, {waitUntil: 'load'});
    const panel = page.locator('[data-live]:visible').first();
    await panel.scrollIntoViewIfNeeded();
    await settle(phone);
    const control = panel.locator('[data-action=forward]');
    await control.scrollIntoViewIfNeeded();
    await settle(phone);
    await control.evaluate(watchPanel);
    await control.tap();
    return page.evaluate(() => window.answered ?? NaN);
  });
}
