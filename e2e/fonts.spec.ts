import type {Page} from '@playwright/test';
import {saveData} from './connection';
import {hydrated, open} from './open';
import {test} from './plain';
import {articlePath} from './routes';
import {expect} from './test';

const article = articlePath('rotate-array');
const heading = 'Source Serif 4';

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

/** The font in which the first heading is painted. */
async function paintedFont(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const {root} = await devtools.send('DOM.getDocument');
  const {nodeId} = await devtools.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'h1'});
  const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId});
  await devtools.detach();
  return fonts.map(({familyName}) => familyName).join();
}

/** Waits until the fonts have been fetched, on a page that is shown without them. */
const untilFetched = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('page-loading.fonts') !== null);

test('a first page is painted before its fonts are fetched, and the next one asks for them', async ({
  page,
}) => {
  const fonts = fontsOf(page);
  await page.goto(article);
  expect(fonts).toEqual([]);
  expect(await paintedFont(page)).not.toContain(heading);
  await untilFetched(page);
  expect(fonts).toHaveLength(2);
  // What is read stays as it is.
  expect(await paintedFont(page)).not.toContain(heading);
  fonts.length = 0;
  // A host that lets nothing be kept sends them again.
  await page.goto('/docs/intro', {waitUntil: 'load'});
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain(
    heading,
  );
});

test('a page that the application opens has the fonts', async ({page}) => {
  await page.goto(article);
  await untilFetched(page);
  await hydrated(page);
  expect(await paintedFont(page)).not.toContain(heading);
  await page.locator('aside a[href="/docs/intro"]').click();
  await expect(page.locator('h1')).toHaveText('Introduction');
  expect(await paintedFont(page)).toContain(heading);
});

test('a reader who saves data has the fonts of the device', async ({page}) => {
  const fonts = fontsOf(page);
  await saveData(page);
  await open(page, article);
  await page.waitForLoadState('networkidle');
  await page.goto('/docs/intro', {waitUntil: 'networkidle'});
  expect(fonts).toEqual([]);
});

test('where nothing can be kept, and without JavaScript, pages have their fonts', async ({
  page,
  plainPage,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  for (const each of [page, plainPage]) {
    const fonts = fontsOf(each);
    await each.goto(article, {waitUntil: 'load'});
    await expect.poll(() => fonts.length).toBe(2);
  }
});
