import {expect, type Locator, type Page} from '@playwright/test';

/** Waits until the first scripts of a page have run. They are requested after the first paint. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => 'docusaurus' in window);
}

/** Whether the application has taken over the open page. */
export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Waits until the open page is hydrated, which a sign of the reader's intent starts. */
export async function waitForHydration(page: Page): Promise<void> {
  // A pointer move is lost if the script that listens for it has not run yet.
  await waitForScripts(page);
  await page.mouse.move(0, 1);
  await page.mouse.move(0, 0);
  // Check in each frame: an assertion would check only after 100, 250 and 500 ms.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/**
 * Opens a page as a reader who does nothing yet, and waits until it has fetched all that it fetches
 * automatically. An idle network alone is not enough, because scripts load after the paint.
 */
export async function openIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
  await page.waitForLoadState('networkidle');
}

/** Opens a page of the built site and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Blocks that may have no layout at first. */
const laterBlocks = [
  '[data-prose] > *',
  '[data-prose] > section > *',
  '[data-below-view]',
  '.theme-doc-footer',
  '.pagination-nav',
  '.theme-layout-footer',
].join();

/** Waits until the whole page has its layout, which is built in steps once the reader scrolls. */
export const waitForLayout = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator(laterBlocks)
        .evaluateAll((blocks) =>
          blocks.every((block) => getComputedStyle(block).contentVisibility === 'visible'),
        ),
    )
    .toBe(true);

/** Opens the details element around an element, if there is one. */
export async function openDetails(element: Locator): Promise<void> {
  await element.evaluate((node) => node.closest('details')?.setAttribute('open', ''));
}

/**
 * Scrolls to an element that may be far below. Content that a jump brings into view gets its true
 * height in the next frame, and may push the element out of view again.
 */
export const scrollTo = (element: Locator): Promise<void> =>
  element.evaluate(async (node) => {
    const isInView = () => {
      const {top, bottom} = node.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    };
    do {
      node.scrollIntoView({block: 'center', behavior: 'instant'});
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    } while (!isInView());
  });

/**
 * Clicks a control that may be far below. It must not move between pressing and releasing the
 * button.
 */
export async function scrollAndClick(control: Locator): Promise<void> {
  await scrollTo(control);
  await control.click();
}

/**
 * Waits in the page, for a test that nothing happens. Whatever the page starts within this time has
 * started afterwards, however slow the machine is: the page's own timers fire before this timer,
 * and their callbacks run before the page is idle.
 */
export const waitForIdle = (page: Page, milliseconds = 300): Promise<void> =>
  page.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve()), time);
      }),
    milliseconds,
  );
