import type {Page} from '@playwright/test';

/**
 * Makes `page.route` wait until the page intercepts requests. Chromium may report that it does so
 * before the page does, and a key press can overtake its message to the page. The evaluation of a
 * script does not overtake it.
 *
 * @returns a function that undoes this.
 */
function waitForInterception(page: Page): () => void {
  const route = page.route.bind(page);
  page.route = async (...options) => {
    const registered = await route(...options);
    await page.evaluate(() => undefined);
    return registered;
  };
  return () => void (page.route = route);
}

/** The fixture of a page whose `route` waits for the interception of requests. */
export async function interceptingPage(
  {page}: {readonly page: Page},
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const undo = waitForInterception(page);
  await use(page);
  undo();
}
