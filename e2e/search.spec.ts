import type {Page} from '@playwright/test';
import {advanceClock} from './components/clock';
import {hostUrl} from '../harness/addresses';
import {saveData} from '../harness/connection';
import {colourRules, accessibilityViolations} from './accessibilityViolations';
import {waitForHydration, open, waitForIdle} from './open';
import {articlePath} from '../harness/routes';
import {
  button,
  dialog,
  collectErrors,
  expectHighlightsInText,
  field,
  highlighted,
  holdRequests,
  collectIndexRequests,
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

test('a reader finds a section by keyboard, and no file of the index is fetched before the reader wants it', async ({
  page,
}) => {
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  const requests = collectIndexRequests(page);
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.goto(start, {waitUntil: 'commit'});

  await test.step('the button reserves the place of its shortcut before the shortcut is known', async () => {
    const link = page.getByRole('link', {name: 'Click here to search...', exact: true});
    const before = await link.boundingBox();
    release();
    await waitForHydration(page);
    await expect(button(page).locator('kbd')).not.toBeEmpty();
    expect(await button(page).boundingBox()).toEqual(before);
  });

  await test.step('no file of the index is fetched until the reader points at the button, and then only the first', async () => {
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await button(page).hover();
    await expect.poll(() => requests.length).toBe(1);
    // During this rest other files would be requested.
    await waitForIdle(page, 500);
    expect(requests).toEqual([expect.stringMatching(headings)]);
  });

  const isAtSection = (hash: string) => (url: URL) =>
    url.pathname === article && url.hash === hash && url.search === '';
  let hash = '';
  await test.step('a reader finds a section by keyboard, and its words are highlighted', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    // Inserted at once, because the first letters have the same answer, and Enter leads to the
    // search page until the whole word is answered.
    await page.keyboard.insertText('kadane');
    await expect(options(page).first()).toContainText('Maximum subarray sum');
    // If the script of the worker fails, the page answers in its place, slower.
    expect(uncaught).toEqual([]);
    const groups = page.getByRole('listbox').getByRole('group');
    await expect(groups.first()).toHaveAccessibleName(/^Tutorials \d+$/);
    const section = page.locator('[role=option][href*="#"]').first();
    ({hash} = new URL((await section.getAttribute('href')) ?? '', hostUrl));
    while ((await section.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(isAtSection(hash));
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('Maximum subarray sum');
    await expect(page.locator(hash)).toBeInViewport();
    await expectHighlightsInText(page, /kadane/i);
  });

  await test.step('the highlights disappear when the reader moves on', async () => {
    await page.goBack();
    await expect(page).toHaveURL(start);
    await page.goForward();
    await expect(page).toHaveURL(isAtSection(hash));
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL(/\/blog\/?$/);
    // The address changes a moment before the page does. Ranges of removed text highlight nothing.
    await expect.poll(() => page.evaluate(() => CSS.highlights.has('local-search'))).toBe(false);
  });

  for (const place of ['another page', 'the same page']) {
    await test.step(`a click on a result moves the focus to the section of ${place}, not back to the button`, async () => {
      await button(page).click();
      await field(page).fill('kadane');
      await page.locator(`[role=option][href^="${article}"][href*="#"]`).first().click();
      await expect.poll(() => highlighted(page)).not.toEqual([]);
      await expect(button(page)).not.toBeFocused();
      const {hash: reached} = new URL(page.url());
      await page.keyboard.press('Tab');
      await expect(page.locator(reached).locator(':focus')).toHaveCount(1);
    });
  }
});

test('the open search box has no accessibility violation in either colour mode, and its focus rings are not cut off', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await ask(page, 'array');

  await test.step('the box has no accessibility violation in either colour mode', async () => {
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await accessibilityViolations(page, {rules: colourRules})).toEqual([]);
  });

  await test.step('the focus ring of its last link is not cut off', async () => {
    await page.keyboard.press('Shift+Tab');
    const link = dialog(page).getByRole('link', {name: 'All results'});
    await expect(link).toBeFocused();
    const {ring, box} = await link.evaluate((element) => {
      const {outlineOffset, outlineWidth} = getComputedStyle(element);
      const around = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      return {
        ring: element.getBoundingClientRect().bottom + around,
        // The dialog clips what overflows it.
        box: element.closest('[role=dialog]')?.getBoundingClientRect().bottom,
      };
    });
    expect(ring).toBeLessThanOrEqual(box ?? 0);
  });
});

test('the search page answers its address, opens a result, and is restored on Back', async ({
  page,
}) => {
  const errors = collectErrors(page);

  await test.step('an address with a query starts the application automatically and logs no error', async () => {
    await page.goto('/search?q=kadane&category=default&pages=20');
    await expect(results(page)).toContainText('Maximum subarray sum');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(errors).toEqual([]);
  });

  await test.step('the page answers the query of its address, opens a result, and is restored on Back', async () => {
    const isAnswered = async () => {
      await expect(searchField(page)).toHaveValue('kadane');
      await expect(page).toHaveTitle(/^Search results for “kadane”/);
      await expect(page.locator('h1')).toHaveText('Search results for “kadane”');
      await expect(results(page)).toContainText('Maximum subarray sum');
    };
    await isAnswered();
    await results(page).getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname === article && url.search === '');
    await page.goBack();
    await isAnswered();
  });

  await test.step('results of a query from the search box start at the top of the page', async () => {
    const scrolled = () => page.evaluate(() => scrollY);
    await page.setViewportSize({width: 1280, height: 360});
    await page.evaluate(() => scrollTo(0, 200));
    expect(await scrolled()).toBe(200);
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('combobox').fill('rotate');
    await dialog(page).getByRole('link', {name: 'All results'}).click();
    await expect(page.locator('h1')).toHaveText('Search results for “rotate”');
    await expect.poll(scrolled).toBe(0);
    await page.setViewportSize({width: 1280, height: 720});
  });

  await test.step('the text of the landing page is indexed, but not its buttons, figure and cards', async () => {
    await page.goto('/search?q=contiguous+teaches+array+data+structures');
    await expect(results(page)).toContainText('Contiguous teaches array data structures');
    await expect(page.getByRole('main')).not.toContainText('Start here');
    for (const phrase of [
      'Three reversals rotate an array in place',
      'keeps its promises when copies throw',
    ]) {
      await page.goto('/');
      await expect(page.getByRole('main')).toContainText(phrase);
      await page.goto(`/search?q=${encodeURIComponent(`"${phrase}"`)}`);
      await expect(page.getByRole('main')).toContainText('No results');
    }
  });
});

test('text that was just typed on the search page does not change the address of a result that loads', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/search?q=kadane');
  await expect(results(page)).toContainText('Maximum subarray sum');
  const release = await holdRequests(page, /\/assets\/js\//);
  await advanceClock(page, 1000);
  await searchField(page).fill("kadane's");
  await results(page).getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname === article);
  await page.clock.runFor(1000);
  expect(new URL(page.url()).searchParams.get('q')).toBeNull();
  await page.clock.resume();
  release();
  await expectHighlightsInText(page, /^kadane/i);
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('the box fills the screen, and neither the box nor the search page overflows', async ({
    page,
  }) => {
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

test('a box that was opened without a network works when the network is back', async ({
  page,
  context,
}) => {
  await saveData(page);
  await open(page, start);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('You are offline, and the search is not saved on this device.');
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kadane');
  await dialog(page).getByRole('button', {name: 'Retry'}).click();
  await expect(options(page).first()).toContainText('Maximum subarray sum');
  await expect(alert).toHaveCount(0);
});
