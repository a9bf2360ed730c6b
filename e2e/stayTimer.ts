import type {Page} from '@playwright/test';

/** The milliseconds after which a page assumes that its reader stays. */
const stayDelay = 5000;

/** Replaces the page's timer for a reader who stays: it fires only by `fireStayTimer`. */
export const holdStayTimer = (page: Page) =>
  page.addInitScript((time) => {
    const later = window.setTimeout.bind(window);
    const stays: (() => void)[] = [];
    Object.assign(window, {
      stays,
      setTimeout: (act: () => void, delay: number) =>
        delay === time ? stays.push(act) : later(act, delay),
    });
  }, stayDelay);

/** Returns how many timers for a reader who stays the page has set. */
export const countStayTimers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as {readonly stays: readonly unknown[]}).stays.length);

/** Waits until the page has set its timer for a reader who stays, and fires it. */
export async function fireStayTimer(page: Page): Promise<void> {
  await page.waitForFunction(() => 'stays' in window && (window.stays as unknown[]).length === 1);
  await page.evaluate(() => (window as unknown as {readonly stays: [() => void]}).stays[0]());
}
