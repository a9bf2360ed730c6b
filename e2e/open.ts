import {expect, type Locator, type Page} from '@playwright/test';

/** Waits until the first scripts of a page have run, which are asked for after its paint. */
export async function scriptsRan(page: Page): Promise<void> {
  await page.waitForFunction(() => 'docusaurus' in window);
}

/** Waits until the application has started on the page that is shown, as it does on a sign of intent. */
export async function hydrated(page: Page): Promise<void> {
  // A pointer that moves before the script that waits for it is there is no sign.
  await scriptsRan(page);
  await page.mouse.move(0, 1);
  await page.mouse.move(0, 0);
  // Asked in each frame: an assertion would ask after 100, 250 and 500 ms.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/**
 * Opens a page as a reader who does nothing yet, and waits until it has all that it fetches by
 * itself. A line that is still for a moment is not enough: scripts come after the paint.
 */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRan(page);
  await page.waitForLoadState('networkidle');
}

/** Opens a page of the built site and waits until the application has started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** What of a page may have no layout at first. */
const laterBlocks = [
  '[data-prose] > *',
  '[data-prose] > section > *',
  '[data-below-view]',
  '.theme-doc-footer',
  '.pagination-nav',
  '.theme-layout-footer',
].join();

/** Waits until all of a page has its layout, which comes bit by bit once the reader begins to read. */
export const laidOut = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator(laterBlocks)
        .evaluateAll((blocks) =>
          blocks.every((block) => getComputedStyle(block).contentVisibility === 'visible'),
        ),
    )
    .toBe(true);

/** Unfolds what an element is folded away in, if it is in anything. */
export async function unfold(element: Locator): Promise<void> {
  await element.evaluate((node) => node.closest('details')?.setAttribute('open', ''));
}

/**
 * Scrolls to an element that may be far below. What a jump brings into view has its true height
 * in the next frame, and may push the element out of view again.
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

/** Presses a control that may be far below: what is pressed as it moves is not there when let go. */
export async function pressBelow(control: Locator): Promise<void> {
  await scrollTo(control);
  await control.click();
}

/**
 * Waits in a page, for a test that nothing happens: what the page would have begun within the time
 * has begun, however slow the machine is, since the page's own timers come before this one, and
 * what they have begun before the page is idle.
 */
export const rest = (page: Page, milliseconds = 300): Promise<void> =>
  page.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve()), time);
      }),
    milliseconds,
  );
