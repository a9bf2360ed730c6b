import type {Page} from '@playwright/test';
import {paintedFont, siteFont, waitForFonts} from './fontsOfPage';
import {test} from './plain';
import {articlePath} from '../harness/routes';
import {expect} from './test';

const article = articlePath('rotate-array');

/** Returns a list that collects the font requests from now on. */
function collectFontRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      requests.push(request.url());
    }
  });
  return requests;
}

test('the first page is painted before its fonts are fetched, and the next page uses them', async ({
  page,
  plainPage,
}) => {
  const fonts = collectFontRequests(page);

  await test.step('the first page is painted before its fonts are fetched and does not switch to them', async () => {
    await page.goto(article);
    expect(fonts).toEqual([]);
    expect(await paintedFont(page)).not.toContain(siteFont);
    await waitForFonts(page);
    expect(fonts).toHaveLength(2);
    // The text does not change its font while the reader reads it.
    expect(await paintedFont(page)).not.toContain(siteFont);
  });

  await test.step('the next page requests the fonts', async () => {
    fonts.length = 0;
    // The host of these tests forbids caching, so it sends the fonts again.
    await page.goto('/docs/intro', {waitUntil: 'load'});
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain(
      siteFont,
    );
  });

  await test.step('pages load their fonts without JavaScript and when localStorage is blocked', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    for (const each of [page, plainPage]) {
      const requests = collectFontRequests(each);
      await each.goto(article, {waitUntil: 'load'});
      await expect.poll(() => requests.length).toBe(2);
    }
  });
});
