import type {Page} from '@playwright/test';

/**
 * The fixture of a page whose `route` waits until the page intercepts requests. Chromium may report
 * that it does so before the page does, and a key press can overtake its message to the page. The
 * evaluation of a script does not overtake it.
 */
export async function interceptingPage(
  {page}: {readonly page: Page},
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const route = page.route.bind(page);
  page.route = async (...options) => {
    const registered = await route(...options);
    await page.evaluate(() => undefined);
    return registered;
  };
  await use(page);
}
