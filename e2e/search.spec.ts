import {expect, test, type Page, type Route} from '@playwright/test';
import {hostUrl} from './addresses';
import {faults} from './faults';
import {hydrated, open} from './open';
import {articlePath} from './routes';

const start = '/docs/intro';
const article = articlePath('maximum-subarray-sum');
const phone = {width: 360, height: 740};

const headings = /search-index\/.*headings.*\.json\.gz/;

const button = (page: Page) =>
  page.getByRole('button', {name: 'Click here to search...', exact: true});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => page.getByPlaceholder('Search...');
const options = (page: Page) => dialog(page).getByRole('option');
const filter = (page: Page, name: string) =>
  page.getByRole('group', {name: 'Show results from'}).getByRole('button', {name});
const results = (page: Page) => page.getByRole('main').getByRole('list').first();
const searchField = (page: Page) => page.getByRole('searchbox');

async function openBox(page: Page, path = start): Promise<void> {
  await open(page, path);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

async function ask(page: Page, query: string): Promise<void> {
  await openBox(page);
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

/** What is written to the console as an error from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  return errors;
}

/** Addresses of index files that are asked for from now on. */
function indexRequestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) {
      requests.push(request.url());
    }
  });
  return requests;
}

/** Says that the reader is on a slow line or saves data. */
async function pretend(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** Holds requests back until the function that it answers with is called. */
async function hold(
  page: Page,
  requests: string | RegExp,
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve);
  });
  await page.route(requests, async (route) => {
    await opened;
    await then(route);
  });
  return () => void gate.dispatchEvent(new Event('open'));
}

/** The stretches of text that the page highlights. */
const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('local-search') ?? [])].map((range) => (range as Range).toString()),
  );

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

  test('Ctrl+K opens the box and closes it', async ({page}) => {
    await open(page, start);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
  });

  test.describe('before the code of the box has come', () => {
    /** Opens the box, whose code arrives when the function that is returned is called. */
    async function openEarly(page: Page): Promise<() => Promise<void>> {
      await pretend(page, {saveData: true, effectiveType: '4g'});
      await open(page, start);
      const release = await hold(page, '**/assets/js/*.js');
      await page.keyboard.press('Control+k');
      return async () => {
        await expect(filter(page, 'All')).toHaveCount(0);
        release();
      };
    }

    test('keys go into the field, and are answered when it has', async ({page}) => {
      const release = await openEarly(page);
      await page.keyboard.type('kadane');
      await page.keyboard.press('Home');
      await expect(field(page)).toHaveValue('kadane');
      await release();
      await expect(options(page).first()).toContainText('Maximum subarray sum');
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      // The field is still the one that the reader types into.
      await page.keyboard.type('the ');
      await expect(field(page)).toHaveValue('the kadane');
    });
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

test.describe('results', () => {
  test('are grouped by category, each with its number of pages', async ({page}) => {
    await ask(page, 'array');
    const groups = page.getByRole('listbox').getByRole('group');
    await expect(groups.first()).toHaveAccessibleName(/^(Tutorials|Blog|Pages) \d+$/);
    const names = await groups.evaluateAll((all) =>
      all.map(({ariaLabelledByElements}) => ariaLabelledByElements?.[0]?.textContent),
    );
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
  });

  test('show each page once, with what contains it', async ({page}) => {
    await ask(page, 'kadane');
    await expect(page.getByRole('listbox')).toContainText('Array');
    const pages = await options(page).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    const runs = pages.filter((path, position) => path !== pages[position - 1]);
    expect(new Set(runs).size).toBe(runs.length);
  });
});

test.describe('the keyboard', () => {
  test('opens the active option by Enter', async ({page}) => {
    await ask(page, 'kadane');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === article);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('Maximum subarray sum');
  });
});

test.describe('fetching', () => {
  test('asks for nothing of the search as a page loads', async ({page}) => {
    const requests = indexRequestsOf(page);
    await page.goto(start, {waitUntil: 'networkidle'});
    expect(requests).toEqual([]);
  });

  test('asks for the first file and for no other when the reader points at the button', async ({
    page,
  }) => {
    const requests = indexRequestsOf(page);
    await open(page, start);
    await button(page).hover();
    await expect.poll(() => requests.length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([expect.stringMatching(headings)]);
  });
});

test.describe('the opened page', () => {
  const firstSection = (page: Page) => page.locator('[role=option][href*="#"]').first();

  test('stands at the section', async ({page}) => {
    await ask(page, 'kadane');
    const {hash} = new URL((await firstSection(page).getAttribute('href')) ?? '', hostUrl);
    await firstSection(page).click();
    await expect(page).toHaveURL((url) => url.hash === hash);
    await expect(page.locator(hash)).toBeInViewport();
  });

  test('highlights the words in its own text alone', async ({page}) => {
    await ask(page, 'kadane');
    await page.keyboard.press('Enter');
    await expect.poll(() => highlighted(page)).not.toEqual([]);
    for (const text of await highlighted(page)) {
      expect(text).toMatch(/kadane/i);
    }
    const outside = await page.evaluate(() =>
      [...(CSS.highlights.get('local-search') ?? [])].filter(
        ({startContainer: {parentElement}}) =>
          !parentElement?.closest('main') || parentElement.closest('nav'),
      ),
    );
    expect(outside).toEqual([]);
  });

  test('has a plain address, which back and forward keep', async ({page}) => {
    await ask(page, 'kadane');
    await firstSection(page).click();
    await expect.poll(() => highlighted(page)).not.toEqual([]);
    await expect(page).toHaveURL((url) => url.search === '' && url.hash !== '');
    await page.goBack();
    await expect(page).toHaveURL(start);
    await page.goForward();
    await expect(page).toHaveURL((url) => url.pathname === article && url.search === '');
  });

  test('is highlighted when it is opened in a new tab', async ({page, context}) => {
    await ask(page, 'kadane');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const other = await opened;
    await expect.poll(() => highlighted(other)).not.toEqual([]);
    await expect(other).toHaveURL((url) => url.search === '');
  });

  test('is scrolled to the section when the reader is on it already', async ({page}) => {
    await openBox(page, article);
    await field(page).fill('kadane');
    await firstSection(page).click();
    await expect.poll(() => highlighted(page)).not.toEqual([]);
    const {hash} = new URL(page.url());
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator(hash)).not.toBeInViewport();
    await button(page).click();
    await field(page).fill('kadane');
    await firstSection(page).click();
    await expect(page.locator(hash)).toBeInViewport();
  });

  test('loses the highlights when the reader goes on', async ({page}) => {
    await ask(page, 'kadane');
    await page.keyboard.press('Enter');
    await expect.poll(() => highlighted(page)).not.toEqual([]);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL(/\/blog\/?$/);
    // The address changes a moment before the page does.
    await expect.poll(() => highlighted(page)).toEqual([]);
  });
});

test.describe('the search page', () => {
  test('answers the query of its address', async ({page}) => {
    await open(page, '/search?q=kadane');
    await expect(searchField(page)).toHaveValue('kadane');
    await expect(results(page)).toContainText('Maximum subarray sum');
    await expect(page).toHaveTitle(/^Search results for “kadane”/);
    await expect(page.locator('h1')).toHaveText('Search results for “kadane”');
  });

  test('is not for search engines', async ({page}) => {
    await open(page, '/search');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page).toHaveTitle(/^Search/);
  });

  test('puts what is typed into the address, in one entry of the history', async ({page}) => {
    await open(page, start);
    await page.goto('/search?q=kadane');
    await hydrated(page);
    await searchField(page).fill('');
    await searchField(page).pressSequentially('rotate', {delay: 150});
    await expect(page).toHaveURL(/\?q=rotate$/);
    await expect(searchField(page)).toHaveValue('rotate');
    await page.goBack();
    await expect(searchField(page)).toHaveValue('kadane');
    await expect(results(page)).toContainText('Maximum subarray sum');
    await page.goForward();
    await expect(searchField(page)).toHaveValue('rotate');
    await expect(results(page)).toContainText('Rotate an array');
  });

  test('opens a result, and back leads to the results', async ({page}) => {
    await open(page, '/search?q=kadane');
    await results(page).getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname === article && url.search === '');
    await page.goBack();
    await expect(searchField(page)).toHaveValue('kadane');
    await expect(results(page)).toContainText('Maximum subarray sum');
  });

  test('hydrates without a message', async ({page}) => {
    const errors = errorsOf(page);
    await page.goto('/search?q=array&category=default&pages=20', {waitUntil: 'networkidle'});
    await hydrated(page);
    expect(errors).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('the box fills the screen and nothing is wider', async ({page}) => {
    await open(page, start);
    await button(page).tap();
    await field(page).fill('array');
    await expect(options(page).first()).toBeVisible();
    expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, ...phone});
    const overflow = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog, dialog *')]
        .filter(({scrollWidth, clientWidth}) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({outerHTML}) => outerHTML),
    );
    expect(overflow).toEqual([]);
  });

  test('the search page is no wider than the screen', async ({page}) => {
    await open(page, '/search?q=array');
    await expect(results(page)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
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
