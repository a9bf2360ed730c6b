import type {Page} from '@playwright/test';
import {hostUrl} from './addresses';
import {saveData} from './connection';
import {faults} from './faults';
import {hydrated, open, rest} from './open';
import {articlePath} from './routes';
import {
  button,
  dialog,
  errorsOf,
  expectHighlightsInText,
  field,
  highlighted,
  hold,
  indexRequestsOf,
  options,
  results,
  searchField,
} from './searchPage';
import {expect, test} from './test';

const start = '/docs/intro';
const article = articlePath('maximum-subarray-sum');
const phone = {width: 360, height: 740};

const headings = /search-index\/.*headings.*\.json\.gz/;

async function openBox(page: Page): Promise<void> {
  await open(page, start);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

async function ask(page: Page, query: string): Promise<void> {
  await openBox(page);
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

test.describe('opening', () => {
  test('the shortcut on the button takes its place before it is known', async ({page}) => {
    const release = await hold(page, '**/assets/js/*.js');
    await page.goto(start, {waitUntil: 'commit'});
    const link = page.getByRole('link', {name: 'Click here to search...', exact: true});
    const before = await link.boundingBox();
    release();
    await hydrated(page);
    await expect(button(page).locator('kbd')).not.toBeEmpty();
    expect(await button(page).boundingBox()).toEqual(before);
  });

  test('without JavaScript the button leads to the search page, which says why', async ({
    browser,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(hostUrl + start);
    await page.getByRole('link', {name: 'Click here to search...'}).click();
    await expect(page.locator('h1')).toHaveText('Search');
    await expect(page.locator('noscript p')).toBeVisible();
    expect(await page.locator('noscript p').textContent()).toContain('needs JavaScript');
    await context.close();
  });
});

test('a section is found by keyboard, with its words highlighted until the reader goes on', async ({
  page,
}) => {
  await open(page, start);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kadane');
  await expect(options(page).first()).toContainText('Maximum subarray sum');
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups.first()).toHaveAccessibleName(/^Tutorials \d+$/);
  const section = page.locator('[role=option][href*="#"]').first();
  const {hash} = new URL((await section.getAttribute('href')) ?? '', hostUrl);
  while ((await section.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');

  const isAtSection = (url: URL) =>
    url.pathname === article && url.hash === hash && url.search === '';
  await expect(page).toHaveURL(isAtSection);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Maximum subarray sum');
  await expect(page.locator(hash)).toBeInViewport();
  await expectHighlightsInText(page, /kadane/i);

  await page.goBack();
  await expect(page).toHaveURL(start);
  await page.goForward();
  await expect(page).toHaveURL(isAtSection);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  // The address changes a moment before the page does.
  await expect.poll(() => highlighted(page)).toEqual([]);
});

test('the ring around the last link of the box is whole when it has the focus', async ({page}) => {
  await ask(page, 'array');
  await page.keyboard.press('Shift+Tab');
  const link = dialog(page).getByRole('link', {name: 'All results'});
  await expect(link).toBeFocused();
  const {ring, box} = await link.evaluate((element) => {
    const {outlineOffset, outlineWidth} = getComputedStyle(element);
    const around = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    return {
      ring: element.getBoundingClientRect().bottom + around,
      // It shows nothing of what is outside of it.
      box: element.closest('[role=dialog]')?.getBoundingClientRect().bottom,
    };
  });
  expect(ring).toBeLessThanOrEqual(box ?? 0);
});

test('the buttons of the landing page are no text that is found', async ({page}) => {
  await open(page, '/search?q=three+reversals+rotate+an+array+in+place');
  const landing = results(page).filter({hasText: 'Three reversals rotate an array in place'});
  await expect(landing.first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Start here');
});

test('nothing of the search is fetched until the reader points at its button, and then the first file alone', async ({
  page,
}) => {
  const requests = indexRequestsOf(page);
  await page.goto(start, {waitUntil: 'networkidle'});
  await hydrated(page);
  expect(requests).toEqual([]);
  await button(page).hover();
  await expect.poll(() => requests.length).toBe(1);
  // In which others would be asked for.
  await rest(page, 500);
  expect(requests).toEqual([expect.stringMatching(headings)]);
});

test.describe('the search page', () => {
  test('answers the query of its address, opens a result, and is there again on back', async ({
    page,
  }) => {
    await open(page, '/search?q=kadane');
    await expect(searchField(page)).toHaveValue('kadane');
    await expect(page).toHaveTitle(/^Search results for “kadane”/);
    await expect(page.locator('h1')).toHaveText('Search results for “kadane”');
    await expect(results(page)).toContainText('Maximum subarray sum');
    await results(page).getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname === article && url.search === '');
    await page.goBack();
    await expect(searchField(page)).toHaveValue('kadane');
    await expect(results(page)).toContainText('Maximum subarray sum');
  });

  test('is not for search engines, and hydrates without a message', async ({page}) => {
    const errors = errorsOf(page);
    await page.goto('/search?q=array&category=default&pages=20', {waitUntil: 'networkidle'});
    await hydrated(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page).toHaveTitle(/^Search/);
    expect(errors).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('the box fills the screen, and neither it nor the search page is wider', async ({page}) => {
    await open(page, start);
    await button(page).tap();
    await field(page).fill('array');
    await expect(options(page).first()).toBeVisible();
    expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, ...phone});
    const tooWide = (selector: string) =>
      page.evaluate(
        (within) =>
          [document.documentElement, ...document.querySelectorAll(within)]
            .filter(({scrollWidth, clientWidth}) => clientWidth > 1 && scrollWidth > clientWidth)
            .map(({outerHTML}) => outerHTML),
        selector,
      );
    const box = '[role=dialog], [role=dialog] *';
    expect(await page.locator(box).count()).toBeGreaterThan(10);
    expect(await tooWide(box)).toEqual([]);
    await open(page, '/search?q=array');
    await expect(results(page)).toBeVisible();
    expect(await tooWide('main')).toEqual([]);
  });
});

for (const theme of ['light', 'dark']) {
  test.describe(`accessibility in ${theme} mode`, () => {
    test.beforeEach(async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    });

    test('the open box with results has no fault', async ({page}) => {
      await ask(page, 'array');
      expect(await faults(page)).toEqual([]);
    });
  });
}

test.describe('the focus after a result was opened', () => {
  for (const [place, from] of [
    ['another page', start],
    ['the same page', article],
  ] as const) {
    test(`is at the section of ${place}, and not at the button`, async ({page}) => {
      await open(page, from);
      await button(page).click();
      await field(page).fill('kadane');
      await page.locator(`[role=option][href^="${article}"][href*="#"]`).first().click();
      await expect.poll(() => highlighted(page)).not.toEqual([]);
      await expect(button(page)).not.toBeFocused();
      const {hash} = new URL(page.url());
      await page.keyboard.press('Tab');
      await expect(page.locator(hash).locator(':focus')).toHaveCount(1);
    });
  }
});

test('a box that was opened without a network works when it is back', async ({page, context}) => {
  await saveData(page);
  await open(page, start);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const told = dialog(page).getByRole('alert');
  await expect(told).toContainText('You are offline, and the search is not kept.');
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kadane');
  await dialog(page).getByRole('button', {name: 'Retry'}).click();
  await expect(options(page).first()).toContainText('Maximum subarray sum');
  await expect(told).toHaveCount(0);
});
