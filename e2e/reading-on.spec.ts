import type {Page} from '@playwright/test';
import {paintedFont, siteFont, waitForFonts} from './fontsOfPage';
import {phone} from '../harness/mainLine';
import {waitForHydration, waitForLayout, open, waitForIdle} from './open';
import {offsetOf, settledTop} from './places';
import {articlePath} from '../harness/routes';
import {expect, test} from './test';

const rotate = articlePath('rotate-array');
const first = articlePath('find-first-unique-element');

const linkTo = (page: Page, path: string) => page.locator(`aside a[href="${path}"]`);
const heading = (page: Page) => page.locator('h1');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Resolves in the first frame of the next page, with whether its last block is shown. */
const lastIsShownAtFirst = (page: Page) =>
  page.evaluate(() => {
    const title = () => document.querySelector('h1')?.textContent;
    const before = title();
    return new Promise<boolean | undefined>((resolve) =>
      new MutationObserver((_, observer) => {
        if (title() !== undefined && title() !== before) {
          observer.disconnect();
          requestAnimationFrame(() =>
            resolve(document.querySelector('[data-prose] > :last-child')?.checkVisibility()),
          );
        }
      }).observe(document, {subtree: true, childList: true}),
    );
  });

test("a doc that is opened from another is loaded as HTML, begins at its top with the site's fonts, and its panels work", async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(first);
  await waitForFonts(page);
  await waitForHydration(page);
  expect(await paintedFont(page)).not.toContain(siteFont);

  await test.step('a link in the text looks pressed until its page opens', async () => {
    const link = page.locator('[data-prose] a[href^="/docs/"][href*="#"]').first();
    await link.hover();
    const background = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await background();
    await link.evaluate((element) => {
      element.addEventListener('click', () =>
        requestAnimationFrame(() =>
          Object.assign(window, {pressed: getComputedStyle(element).backgroundColor}),
        ),
      );
    });
    const title = await heading(page).innerText();
    await link.click();
    await expect(heading(page)).not.toHaveText(title);
    const pressed = await page.evaluate(() => (window as {pressed?: string}).pressed);
    expect(pressed, 'the background in the frame after the press').toBeDefined();
    expect(pressed).not.toBe(before);
    await page.goBack();
    await expect(heading(page)).toHaveText(title);
    expect(await background()).toBe(before);
  });

  await page.evaluate(() => Object.assign(window, {notReloaded: true}));

  const id = await test.step('the reader follows a link to a heading and scrolls on', async () => {
    await page.locator('.table-of-contents a').nth(2).click();
    await expect(page).toHaveURL(/#/);
    const hash = new URL(page.url()).hash.slice(1);
    await settledTop(page, hash);
    await page.evaluate(() => scrollBy(0, 700));
    return hash;
  });
  const place = await settledTop(page, id);

  await test.step('the doc begins at its top, and a large screen shows it whole in the first frame', async () => {
    const isShown = lastIsShownAtFirst(page);
    await linkTo(page, rotate).click();
    await expect(heading(page)).toHaveText('Rotate an array');
    expect(await isShown).toBe(true);
    expect(await scrolled(page)).toBe(0);
  });

  await test.step('the doc is loaded as HTML and uses the fonts that the first page only fetched', async () => {
    expect(fetched).toContain(`${rotate}/prose.json`);
    expect(await paintedFont(page)).toContain(siteFont);
  });

  await test.step('its panels work', async () => {
    const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
    await panel.locator('[data-action=forward]').click();
    await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
  });

  await test.step('Back restores the page before and its scroll position', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('Find the first unique element');
    await expect(page.locator('[data-live]').first()).toBeVisible();
    expect(Math.abs((await settledTop(page, id)) - place), 'pixels from the place').toBeLessThan(2);
  });

  await test.step('a link in the text opens its page without a reload', async () => {
    const link = page.locator('[data-prose] a[href^="/docs/"]:not([href*="#"])').first();
    const address = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });
});

test('a link leads to its heading, a query change does not scroll, and a page that is rendered ahead works', async ({
  page,
}) => {
  await open(page, rotate);

  await test.step('a change of only the query does not scroll', async () => {
    await waitForLayout(page);
    await page.evaluate(() => scrollTo(0, 1200));
    await page.evaluate(() => {
      history.pushState(null, '', `${location.pathname}?step=3`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitForIdle(page);
    expect(await scrolled(page)).toBe(1200);
  });

  await test.step('a link that changes only the query keeps the scroll position and the focus', async () => {
    const link = page.getByRole('link', {name: 'Step 4', exact: true});
    await page
      .locator('[data-prose] h2')
      .nth(1)
      .evaluate((heading) => {
        const added = document.createElement('a');
        added.href = '?step=4';
        added.textContent = 'Step 4';
        heading.append(added);
      });
    await link.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(/step=4$/);
    await waitForIdle(page);
    expect(await scrolled(page)).toBe(before);
    await expect(link).toBeFocused();
    // The link no longer looks pressed.
    await expect(link).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  await test.step('a link with a hash scrolls to its heading', async () => {
    await page.locator('.table-of-contents a', {hasText: 'Pitfalls'}).click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator('h2', {hasText: 'Pitfalls'})).toBeInViewport();
    expect(await scrolled(page)).toBeGreaterThan(1500);
  });

  await test.step('a page that is rendered ahead fills the details in view and fills the others when they are opened', async () => {
    // Open an address without a query, because a query would start all panels when the reader comes
    // back.
    await open(page, rotate);
    const next = page.locator('.pagination-nav__link--next');
    const prose = `${await next.getAttribute('href')}/prose.json`;
    await next.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page.evaluate(
          (address) =>
            performance.getEntriesByType('resource').filter(({name}) => name.endsWith(address))
              .length,
          prose,
        ),
      )
      .toBeGreaterThan(0);
    await waitForIdle(page);
    await next.click();
    await expect(heading(page)).toHaveText('Merging two sorted arrays');
    await expect(page.locator('[data-prose] noscript > *')).toHaveCount(0);
    const folded = page.locator('[data-prose] details:has(> noscript)').first();
    const opened = await folded.evaluateHandle((details) => {
      details.querySelector('summary')?.click();
      return details;
    });
    await expect
      .poll(() => opened.evaluate((details) => details.lastElementChild?.matches('noscript')))
      .toBe(false);
  });

  await test.step('a panel of the page before works when the reader comes back', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('Rotate an array');
    const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
    await panel.locator('[data-action=forward]').click();
    await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
  });

  await test.step('one frame shows the press of a link before the next page replaces the old one', async () => {
    // Preload the page, so that only the frame is waited for.
    await page.evaluate(async (path) => {
      const {docusaurus} = window as unknown as {
        docusaurus: {preload: (path: string) => Promise<unknown>};
      };
      await docusaurus.preload(path);
      const title = document.querySelector('h1');
      const seen = Object.assign(window, {frames: 0});
      addEventListener('click', () => requestAnimationFrame(() => seen.frames++), {capture: true});
      new MutationObserver((_, observer) => {
        if (!title?.isConnected) {
          observer.disconnect();
          Object.assign(window, {framesBefore: seen.frames});
        }
      }).observe(document.body, {childList: true, subtree: true});
    }, first);
    await linkTo(page, first).click();
    await expect(heading(page)).toHaveText('Find the first unique element');
    expect(
      await page.evaluate(() => (window as unknown as {framesBefore: number}).framesBefore),
    ).toBe(1);
  });

  await test.step('a panel in closed details works when the details are opened', async () => {
    await open(page, articlePath('two-numbers-add-to-k'));
    const folded = page.locator('details').filter({hasText: 'Run it and step through'}).first();
    await folded.locator('summary').first().click();
    const panel = folded.locator('[data-live]');
    await expect(folded.locator('[data-is-started]').first()).toBeVisible();
    await panel.locator('[data-action=forward]').click();
    await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
  });
});

test.describe('on a touch screen', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('a link looks pressed at once, and its page shows its top first', async ({page}) => {
    const next = page.locator('.pagination-nav__link--next');
    await page.goto(first);
    await waitForHydration(page);

    await test.step('a pressed link changes its look in one frame without a transition, and its page shows its top and then the rest', async () => {
      await page.evaluate(() =>
        document.addEventListener('transitionrun', ({target}) => {
          if (target instanceof HTMLAnchorElement) {
            Object.assign(window, {transition: target.href});
          }
        }),
      );
      // A link at the end of the page moves until everything above it has its layout.
      await waitForLayout(page);
      const isShown = lastIsShownAtFirst(page);
      await next.tap();
      expect(await isShown).toBe(false);
      await expect(page.locator('[data-prose] > :last-child')).toBeVisible();
      expect(await page.evaluate(() => 'transition' in window)).toBe(false);
    });

    await test.step('a link leads into a doc of which only the top is shown so far', async () => {
      await open(page, rotate);
      await waitForLayout(page);
      const isShown = lastIsShownAtFirst(page);
      const isFollowed = page.evaluate(
        (fragment) =>
          new Promise((resolve) =>
            new MutationObserver((_, observer) => {
              if (document.querySelector('[data-shows-top]')) {
                observer.disconnect();
                const link = document.createElement('a');
                link.href = fragment;
                document.body.append(link);
                link.click();
                resolve(true);
              }
            }).observe(document, {subtree: true, childList: true, attributes: true}),
          ),
        '#practice',
      );
      await next.tap();
      expect(await isFollowed).toBe(true);
      expect(await isShown).toBe(true);
      await expect.poll(() => offsetOf(page, 'practice')).toBeLessThan(2);
    });
  });
});
