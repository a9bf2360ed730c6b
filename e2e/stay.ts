import type {Page} from '@playwright/test';

/** The milliseconds after which a page takes its reader to stay. */
const staysAfter = 5000;

/** Has the test say when the reader of a page has stayed, by `endStay`. */
export const holdStay = (page: Page) =>
  page.addInitScript((time) => {
    const later = window.setTimeout.bind(window);
    const stays: (() => void)[] = [];
    Object.assign(window, {
      stays,
      setTimeout: (act: () => void, delay: number) =>
        delay === time ? stays.push(act) : later(act, delay),
    });
  }, staysAfter);

/** Returns how often a page waits for its reader to have stayed. */
export const countStays = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as {readonly stays: readonly unknown[]}).stays.length);

/** Lets the reader have stayed, as soon as the page waits for that. */
export async function endStay(page: Page): Promise<void> {
  await page.waitForFunction(() => 'stays' in window && (window.stays as unknown[]).length === 1);
  await page.evaluate(() => (window as unknown as {readonly stays: [() => void]}).stays[0]());
}
