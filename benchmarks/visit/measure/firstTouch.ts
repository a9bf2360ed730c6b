import {settle, withPhone} from './phone';

declare global {
  interface Window {
    /** Milliseconds from the first touch of the page to the step that it asked for. */
    answered?: Promise<number>;
  }
}

/** Runs in the page: resolves when the panel of a control says that it has made a step. */
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
 * Touches the control of the first panel in view, on a page that nothing was done with yet.
 *
 * @returns milliseconds to the step on the screen.
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
