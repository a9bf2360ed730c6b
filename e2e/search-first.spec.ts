import type {Page} from '@playwright/test';
import {articlePath} from '../harness/routes';
import {isStarted, openIdle, waitForHydration} from './open';
import {
  collectIndexRequests,
  dialog,
  expectHighlightsInText,
  field,
  holdApplication,
  holdRequests,
  options,
} from './searchPage';
import {expect, test} from './test';

/*
 * The search box as the first thing that a reader uses on a page: it opens before the application
 * has started.
 */
const start = articlePath('find-first-unique-element');
const rotate = articlePath('rotate-array');
/** A page without islands. */
const introduction = '/docs/intro';

const link = (page: Page) => page.locator('.navbar [data-control]');

test('a reader searches first: the box opens, answers and closes without the application, which starts when the reader turns to the page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const isRequested = () => scripts.some((url) => /\/application\.\w+\.js$/.test(url));
  const requests = collectIndexRequests(page);
  const codeOfBox = page.waitForResponse(/\/assets\/js\/\d+\.\w+\.js$/);
  await openIdle(page, start);
  await (await codeOfBox).finished();

  await test.step('the page has fetched no index and no application', () => {
    expect(requests).toEqual([]);
    expect(isRequested()).toBe(false);
  });

  await test.step('the box opens with what the page has fetched, and takes letters while the rest arrives', async () => {
    const release = await holdRequests(page, /\/assets\/js\/[^/]*\.js$/);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('rotate');
    await expect.poll(() => requests.some((url) => url.includes('.words-'))).toBe(true);
    await expect(options(page)).toHaveCount(0);
    release();
    await expect(options(page).first()).toContainText('Rotate an array');
    await expect(field(page)).toHaveValue('rotate');
  });

  await test.step('its buttons work', async () => {
    const filter = dialog(page).getByRole('button', {name: /^Blog \d+$/});
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('its shortcut leads from a button to the field', async () => {
    await dialog(page).getByRole('button', {name: 'Close'}).focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });

  await test.step('its shortcut and Escape close it, and the focus returns', async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await link(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
  });

  await test.step('the slash opens it again, with the letters typed after it', async () => {
    await page.keyboard.type('/kadane');
    await expect(field(page)).toHaveValue('kadane');
    await dialog(page).getByRole('button', {name: 'Close'}).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('none of this has started the application', async () => {
    // During this rest it would be requested. Chromium may call no idle callback for half a minute
    // after an input that no further frame follows, so `waitForIdle` would take that long.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(isRequested()).toBe(false);
  });

  await test.step('it starts when the reader turns to the page, and opens the same box', async () => {
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('on a page without panels, letters that are typed before the box opens are kept, and their words are requested at once', async ({
  page,
}) => {
  const requests = collectIndexRequests(page);
  await openIdle(page, introduction);
  const release = await holdRequests(page, /\/assets\/js\/[^/]*\.js$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rotate');
  await expect.poll(() => requests.some((url) => url.includes('.words-'))).toBe(true);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-starting', '');
  release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('rotate');
  await expect(page.locator('html')).not.toHaveAttribute('data-starting', /.*/);
  await expect(options(page).first()).toContainText('Rotate an array');
});

test('a result that is opened before the application has started is a document, whose words are highlighted', async ({
  page,
}) => {
  await openIdle(page, start);
  await page.evaluate(() => Object.assign(window, {notReloaded: true}));
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText('rotate');
  await expect(options(page).first()).toContainText('Rotate an array');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === rotate && url.search === '');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
  await expectHighlightsInText(page, /^rot/i);
});

test('a box that opens while the application starts stays open, and the router opens its results', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await openIdle(page, start);
  await page.evaluate(() => Object.assign(window, {notReloaded: true}));
  await page.mouse.move(300, 300);
  await page.mouse.move(301, 300);
  await expect(page.locator('html')).toHaveAttribute('data-starting', '');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rotate');
  await expect(field(page)).toHaveValue('rotate');
  expect(await isStarted(page)).toBe(false);
  release();
  await expect.poll(() => isStarted(page)).toBe(true);
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.type(' an array');
  await expect(field(page)).toHaveValue('rotate an array');
  await options(page).first().click();
  await expect(page).toHaveURL((url) => url.pathname === rotate);
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('if the code that opens the box first cannot be fetched, the application opens it with the typed letters', async ({
  page,
}) => {
  await page.route('**/assets/js/controls.*.js', (route) => route.abort());
  await openIdle(page, start);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rotate');
  await expect(field(page)).toHaveValue('rotate');
  expect(await isStarted(page)).toBe(true);
  await expect(options(page).first()).toContainText('Rotate an array');
});
