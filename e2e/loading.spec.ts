import type {Browser, Page, Route} from '@playwright/test';
import {fakeConnection, saveData} from '../harness/connection';
import {hostUrl} from '../harness/addresses';
import {waitForHydration, open, waitForIdle, waitForScripts} from './open';
import {articlePath} from '../harness/routes';
import {field, holdRequests, options} from './searchPage';
import {expect, test, collectCspViolations} from './test';

const article = articlePath('find-first-unique-element');
const scripts = '**/assets/js/*.js';

/** Returns the scripts that a page needs, as a first visit without prefetching requests them. */
async function scriptsOf(browser: Browser, path: string): Promise<Set<string>> {
  const context = await browser.newContext();
  const cspViolations = await collectCspViolations(context);
  const visit = await context.newPage();
  await saveData(visit);
  const found = new Set<string>();
  visit.on('request', (request) => {
    if (request.resourceType() === 'script') {
      found.add(request.url());
    }
  });
  await open(visit, hostUrl + path);
  await context.close();
  expect(cspViolations).toEqual([]);
  return found;
}

/** Moves the pointer twice, because the first event has no distance. */
async function move(page: Page): Promise<void> {
  await waitForScripts(page);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}

test('while the next page loads the old page stays; if loading fails, the browser loads the next page as a document', async ({
  page,
}) => {
  await saveData(page);

  await test.step('a link that is followed meanwhile leads to its own page, and no progress bar appears for the first link', async () => {
    // Load this page first, so that going back to it has to load nothing.
    await open(page, '/blog');
    await page.locator('nav.navbar a[href^="/docs"]').first().click();
    await expect(page.locator(`aside a[href="${article}"]`)).toBeVisible();
    const held: Route[] = [];
    const release = await holdRequests(page, scripts, (route) => {
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
    // The progress bar appears 200 ms after the click.
    await waitForIdle(page, 400);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    release();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.request().response()));
    // During this rest the page of the first link would appear.
    await waitForIdle(page, 400);
    await expect(page).toHaveTitle(/^Blog/);
    await expect(page).toHaveURL(/\/blog$/);
  });

  await test.step('the old page stays, and a progress bar appears after 200 ms', async () => {
    await open(page, '/docs/category/array');
    const release = await holdRequests(page, scripts);
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
    // The limit leaves time for a machine that others use, too.
    expect(delay).toBeLessThan(2000);
    release();
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  await test.step('a search box that is opened meanwhile stays open and keeps its text when the page arrives', async () => {
    await open(page, '/docs/category/array');
    const release = await holdRequests(page, scripts);
    await page.locator('nav.navbar a[href="/blog"]').click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kad');
    await expect(field(page)).toHaveValue('kad');
    release();
    await expect(page).toHaveTitle(/^Blog/);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('ane');
    await expect(field(page)).toHaveValue('kadane');
    await expect(options(page).first()).toContainText('Maximum subarray sum');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('a chunk that fails to load is logged as a warning, and the page is loaded as a document', async () => {
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

test('a page whose scripts are blocked, fail to load or crash shows an error and recovers', async ({
  page,
  cspViolations,
}) => {
  await test.step('a blocked script of another host changes nothing, and its page is not taken for another build', async () => {
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
    await waitForHydration(page);
    // The page's policy blocks the script, as an ad blocker would.
    const others = cspViolations
      .splice(0)
      .filter((violation) => !violation.includes('tags.example'));
    expect(others).toEqual([]);
    await expect(page.locator('#lost-scripts')).toBeHidden();
    expect(visits).toBe(1);
    await page.locator('a.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Find the first unique element');
    await page.waitForLoadState('load');
    expect(visits).toBe(1);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  await test.step('when the scripts of a first visit fail to load the text stays, an error is shown, and Retry reloads the page', async () => {
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await page.route(scripts, (route) =>
      /main|runtime/.test(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.goto(article);
    await move(page);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('ChunkLoadError');
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    expect(uncaught).toEqual([]);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await waitForHydration(page);
  });

  await test.step('a page that crashes shows the crash page with its own title, and Try again recovers', async () => {
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body: body.replaceAll('.blogPosts)', '["isWhole" in window ? "blogPosts" : "broken"])'),
      });
    });
    await page.goto('/blog/archive');
    await move(page);
    await expect(page.locator('h1')).toContainText('This page crashed');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText(/is not iterable/)).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('h1')).toContainText('This page crashed');
    await page.evaluate(() => Object.assign(window, {isWhole: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('h1')).toHaveText('Archive');
    // Scripts that are being prefetched still pass through the route.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await expect(page).toHaveTitle(/^Archive/);
  });
});

test('scripts are prefetched for links in view and under the pointer, but not on a slow connection', async ({
  page,
  browser,
  context,
}) => {
  const known = await scriptsOf(browser, '/docs/category/array');
  const prefetched = (tab: Page) =>
    tab.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({href}) => href),
    );

  await test.step('all scripts of a link that comes into view are prefetched', async () => {
    const needed = await scriptsOf(browser, article);
    await open(page, '/docs/category/array');
    const missing = async () => {
      const got = new Set(await prefetched(page));
      return [...needed].filter((src) => !known.has(src) && !got.has(src));
    };
    await expect.poll(missing).toEqual([]);
  });

  await test.step('one page is prefetched after another, which leaves room on the line', async () => {
    const tab = await context.newPage();
    await tab.setViewportSize({width: 1280, height: 4000});
    const held: Route[] = [];
    await tab.route('**/prose.json', (route) => void held.push(route));
    await open(tab, '/');
    for (const number of [1, 2, 3]) {
      await expect.poll(() => held.length).toBe(number);
      await waitForIdle(tab, 500);
      expect(held).toHaveLength(number);
      await held[number - 1]?.continue();
    }
    await tab.unrouteAll({behavior: 'ignoreErrors'});
    await tab.close();
  });

  await test.step('a failure that the browser does not report holds the next page up for half a minute', async () => {
    const tab = await context.newPage();
    await tab.setViewportSize({width: 1280, height: 4000});
    await tab.clock.install();
    await tab.addInitScript(() => {
      // As in a browser without prefetch links.
      DOMTokenList.prototype.supports = () => false;
    });
    let failed = 0;
    await tab.route(scripts, (route) => {
      if (route.request().resourceType() === 'xhr') {
        failed++;
        return route.abort();
      }
      return route.continue();
    });
    await open(tab, '/');
    await expect.poll(() => failed).toBeGreaterThan(0);
    await waitForIdle(tab, 500);
    const ofFirst = failed;
    await tab.clock.fastForward(30_000);
    await expect.poll(() => failed).toBeGreaterThan(ofFirst);
    await tab.close();
  });

  await test.step('hovering over a link fetches its scripts', async () => {
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

  await test.step('nothing is prefetched on a 2G connection', async () => {
    const slow = await context.newPage();
    await fakeConnection(slow, {saveData: false, effectiveType: '2g'});
    // Nor by the browser's speculation rules, while the scripts of the application load.
    await slow.route('**/assets/js/**', () => undefined);
    await slow.goto('/docs/category/array', {waitUntil: 'commit'});
    await slow.waitForFunction(() => document.readyState !== 'loading');
    await expect(slow.locator('script[type=speculationrules]')).toHaveCount(0);
    await slow.unrouteAll();
    await open(slow, '/docs/category/array');
    const requests: string[] = [];
    slow.on('request', (request) => requests.push(request.url()));
    await slow.locator(`main a[href="${article}"]`).hover();
    await waitForIdle(slow, 500);
    expect(await prefetched(slow)).toEqual([]);
    expect(requests).toEqual([]);
  });
});
