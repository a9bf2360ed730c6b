import type {Page} from '@playwright/test';
import {paintedFont, siteFont, untilFetched} from './fontsOfPage';
import {test} from './plain';
import {articlePath} from '../harness/routes';
import {expect} from './test';

const article = articlePath('rotate-array');

/** The fonts that are asked for from now on. */
function fontsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      asked.push(request.url());
    }
  });
  return asked;
}

test('a first page is painted before its fonts are fetched, and the next one has them', async ({
  page,
  plainPage,
}) => {
  const fonts = fontsOf(page);

  await test.step('a first page is painted before its fonts are fetched, and stays as it is', async () => {
    await page.goto(article);
    expect(fonts).toEqual([]);
    expect(await paintedFont(page)).not.toContain(siteFont);
    await untilFetched(page);
    expect(fonts).toHaveLength(2);
    // What is read stays as it is.
    expect(await paintedFont(page)).not.toContain(siteFont);
  });

  await test.step('the next one asks for them', async () => {
    fonts.length = 0;
    // A host that lets nothing be kept sends them again.
    await page.goto('/docs/intro', {waitUntil: 'load'});
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain(
      siteFont,
    );
  });

  await test.step('where nothing can be kept, and without JavaScript, pages have their fonts', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    for (const each of [page, plainPage]) {
      const asked = fontsOf(each);
      await each.goto(article, {waitUntil: 'load'});
      await expect.poll(() => asked.length).toBe(2);
    }
  });
});
