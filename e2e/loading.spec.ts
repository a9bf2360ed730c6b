import type {Browser, Page, Route} from '@playwright/test';
import {pretendConnection} from './connection';
import {hostUrl} from './addresses';
import {hydrated, open, rest, scriptsRan} from './open';
import {articlePath} from './routes';
import {hold} from './searchPage';
import {expect, test, watchRefusals} from './test';

const article = articlePath('find-first-unique-element');
const scripts = '**/assets/js/*.js';

/** The scripts that a page needs, as a first visit without prefetching asks for them. */
async function scriptsOf(browser: Browser, path: string): Promise<Set<string>> {
  const context = await browser.newContext();
  const refusals = await watchRefusals(context);
  const visit = await context.newPage();
  await pretendConnection(visit, {saveData: true, effectiveType: '4g'});
  const found = new Set<string>();
  visit.on('request', (request) => {
    if (request.resourceType() === 'script') {
      found.add(request.url());
    }
  });
  await open(visit, hostUrl + path);
  await context.close();
  expect(refusals).toEqual([]);
  return found;
}

/** Moves the pointer, of which the first event tells no distance. */
async function move(page: Page): Promise<void> {
  await scriptsRan(page);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}

const goToArticle = (page: Page) => page.locator(`aside a[href="${article}"]`).click();

test('a frame answers the press of a link before the next page takes the place of the old one', async ({
  page,
}) => {
  await open(page, articlePath('rotate-array'));
  // So that nothing but the frame is waited for.
  await page.evaluate(async (path) => {
    const {docusaurus} = window as unknown as {
      docusaurus: {preload: (path: string) => Promise<unknown>};
    };
    await docusaurus.preload(path);
    const heading = document.querySelector('h1');
    const seen = Object.assign(window, {frames: 0});
    addEventListener('click', () => requestAnimationFrame(() => seen.frames++), {capture: true});
    new MutationObserver((_, observer) => {
      if (!heading?.isConnected) {
        observer.disconnect();
        Object.assign(window, {framesBefore: seen.frames});
      }
    }).observe(document.body, {childList: true, subtree: true});
  }, article);
  await goToArticle(page);
  await expect(page.locator('h1')).toHaveText('Find the first unique element');
  expect(
    await page.evaluate(() => (window as unknown as {framesBefore: number}).framesBefore),
  ).toBe(1);
});

test.describe('while the next page loads', () => {
  test('the old page stays, and a progress bar appears after 200 ms', async ({page}) => {
    await pretendConnection(page, {saveData: true, effectiveType: '4g'});
    await open(page, '/docs/category/array');
    const release = await hold(page, scripts);
    await page.evaluate(() => {
      addEventListener('click', () => performance.mark('clicked'), {capture: true, once: true});
      new MutationObserver((_, observer) => {
        if (document.getElementById('nprogress')) {
          performance.mark('bar');
          observer.disconnect();
        }
      }).observe(document.documentElement, {childList: true, subtree: true});
    });
    await page.locator(`main a[href="${article}"]`).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('Array');
    const delay = await page.evaluate(
      () => performance.measure('delay', 'clicked', 'bar').duration,
    );
    expect(delay).toBeGreaterThanOrEqual(200);
    // With time for a machine that others use, too.
    expect(delay).toBeLessThan(2000);
    release();
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('a link that is followed meanwhile leads to its own page, and no bar appears for the other', async ({
    page,
  }) => {
    await pretendConnection(page, {saveData: true, effectiveType: '4g'});
    // So that nothing is waited for of the page that is left again.
    await open(page, '/blog');
    await page.locator('nav.navbar a[href^="/docs"]').first().click();
    await expect(page.locator(`aside a[href="${article}"]`)).toBeVisible();
    const held: Route[] = [];
    const release = await hold(page, scripts, (route) => {
      held.push(route);
      return route.continue();
    });
    await page.evaluate(
      (links) => {
        for (const link of links) {
          document.querySelector<HTMLElement>(link)?.click();
        }
      },
      [`aside a[href="${article}"]`, 'nav.navbar a[href="/blog"]'],
    );
    await expect(page).toHaveTitle(/^Blog/);
    // The bar of a page that is waited for appears after 200 ms.
    await rest(page, 400);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    release();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.request().response()));
    // In which the other page would come.
    await rest(page, 400);
    await expect(page).toHaveTitle(/^Blog/);
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('a failure is warned of and the page is loaded whole', async ({page}) => {
    await pretendConnection(page, {saveData: true, effectiveType: '4g'});
    await open(page, '/docs/category/array');
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    await page.evaluate(() => Object.assign(window, {notReloaded: true}));
    let aborted = 0;
    await page.route(scripts, (route) => (aborted++ === 0 ? route.abort() : route.continue()));
    await page.locator(`main a[href="${article}"]`).click();
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
    expect(warnings.join()).toMatch(/ChunkLoadError/);
  });
});

test('a script of another host that is blocked changes nothing', async ({page, refusals}) => {
  await page.route(`**${article}`, async (route) => {
    const response = await route.fetch();
    const tag = '<script src="https://tags.example/t.js"></script>';
    const body = (await response.text()).replace('</head>', `${tag}</head>`);
    await route.fulfill({response, body});
  });
  let visits = 0;
  page.on('load', () => visits++);
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('tags.example'),
  );
  await open(page, article);
  await refused;
  await move(page);
  await hydrated(page);
  // By the page's policy, which keeps it out as an ad blocker would.
  const others = refusals.splice(0).filter((refusal) => !refusal.includes('tags.example'));
  expect(others).toEqual([]);
  await expect(page.locator('#lost-scripts')).toBeHidden();
  expect(visits).toBe(1);
  await test.step('nor is its page of another build', async () => {
    await page.locator('a.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Find the first unique element');
    await page.waitForLoadState('load');
    expect(visits).toBe(1);
  });
});

test.describe('when the code of a first visit does not arrive', () => {
  test('the text stays, the error is shown, and Retry loads the page again', async ({
    page,
    browser,
  }) => {
    const first = [...(await scriptsOf(browser, article))].filter(
      (src) => !/main|runtime/.test(src),
    );
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    let blocked = true;
    await page.route(scripts, (route) =>
      blocked && first.includes(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto(article);
    await move(page);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('ChunkLoadError');
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    expect(uncaught).toEqual([]);
    blocked = false;
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await hydrated(page);
  });
});

test.describe('a page that crashes', () => {
  test('shows the crash page with its own title, and Try again recovers', async ({page}) => {
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body: body.replaceAll('"blogPosts":', '"broken":'),
      });
    });
    await page.goto('/blog/archive');
    await move(page);
    await expect(page.locator('h1')).toContainText('This page crashed');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText(/is not iterable/)).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('h1')).toContainText('This page crashed');
    // Scripts that are being prefetched still pass through the route.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.reload();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Archive');
    await expect(page).toHaveTitle(/^Archive/);
  });
});

test.describe('prefetching', () => {
  const prefetched = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({href}) => href),
    );

  test('a link that comes into view has all its scripts prefetched', async ({page, browser}) => {
    const needed = await scriptsOf(browser, article);
    const known = await scriptsOf(browser, '/docs/category/array');
    await open(page, '/docs/category/array');
    const missing = async () => {
      const got = new Set(await prefetched(page));
      return [...needed].filter((src) => !known.has(src) && !got.has(src));
    };
    await expect.poll(missing).toEqual([]);
  });

  test('hovering over a link loads its scripts', async ({page, browser}) => {
    const needed = await scriptsOf(browser, '/blog');
    const got = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        got.add(request.url());
      }
    });
    await open(page, '/docs/intro');
    const missing = () => [...needed].filter((src) => !got.has(src));
    expect(missing()).not.toEqual([]);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).hover();
    await expect.poll(missing).toEqual([]);
  });

  for (const [what, connection] of [
    ['data saving is on', {saveData: true, effectiveType: '4g'}],
    ['the line is 2G', {saveData: false, effectiveType: '2g'}],
  ] as const) {
    test(`nothing is prefetched when ${what}`, async ({page}) => {
      await pretendConnection(page, connection);
      await open(page, '/docs/category/array');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.locator(`main a[href="${article}"]`).hover();
      await rest(page, 500);
      expect(await prefetched(page)).toEqual([]);
      expect(requests).toEqual([]);
    });
  }
});

test.describe('scrolling', () => {
  const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('a new page begins at its top', async ({page}) => {
    await open(page, articlePath('rotate-array'));
    await page.evaluate(() => scrollTo(0, 1500));
    await goToArticle(page);
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    expect(await scrolled(page)).toBe(0);
  });

  test('a link with a hash scrolls to its heading, and a change of the query alone does not', async ({
    page,
  }) => {
    await open(page, article);
    await page.locator('.table-of-contents a', {hasText: 'Pitfalls'}).click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator('h2', {hasText: 'Pitfalls'})).toBeInViewport();
    expect(await scrolled(page)).toBeGreaterThan(500);
    await open(page, article);
    await page.evaluate(() => scrollTo(0, 1200));
    await page.evaluate(() => {
      history.pushState(null, '', `${location.pathname}?step=3`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await rest(page);
    expect(await scrolled(page)).toBe(1200);
  });
});
