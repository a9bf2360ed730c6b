import {expect, type Page} from '@playwright/test';
import {colourRules, accessibilityViolations} from './accessibilityViolations';
import {waitForHydration, waitForIdle} from './open';
import {hostUrl} from '../harness/addresses';
import {test} from './plain';
import {articleIds, articlePath, pages} from '../harness/routes';
import {unexpectedShift} from './layoutShifts';

// One test makes the checks of several visits.
test.describe.configure({timeout: 120_000});

/** Expects that a page is readable without JavaScript. */
async function expectWhole(plainPage: Page, path: string): Promise<void> {
  const response = await plainPage.goto(path);
  expect(response?.status()).toBe(200);
  await expect(plainPage.locator('h1')).toHaveCount(1);
  await expect(plainPage.locator('h1')).toBeVisible();
  await expect(plainPage.getByRole('main')).not.toBeEmpty();
  await expect(plainPage.locator('nav:not(:has(a, button))'), 'empty landmarks').toHaveCount(0);
  expect(await plainPage.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    path === '/' ? /\/$/ : new RegExp(`${path}/?$`),
  );
  const description = plainPage.locator('meta[name=description]');
  expect(await description.getAttribute('content')).not.toBe('');
  const locale = plainPage.locator('meta[name=docusaurus_locale]');
  expect(await locale.getAttribute('content')).toBe('en');
  const bounds = plainPage.locator('table:visible', {
    has: plainPage.getByRole('columnheader', {name: 'Extra space'}),
  });
  const hidden = await bounds.evaluateAll((tables) =>
    tables.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
  );
  expect(hidden, 'bounds beyond the edge of a phone').toEqual(hidden.map(() => 0));
  // Docusaurus names the link of a heading that contains code by the id, which it makes from the
  // words.
  const links = plainPage.locator('main :is(h2, h3, h4) > .hash-link:only-child');
  const names = await links.evaluateAll((all) =>
    all.map((link) => ({
      name: link.getAttribute('aria-label'),
      heading: link.parentElement?.textContent.replace(link.textContent, '').trim(),
    })),
  );
  expect(names.map(({name}) => name)).toEqual(
    names.map(({heading}) => `Direct link to ${heading}`),
  );
}

/**
 * Returns a function that gives the messages and foreign requests of a page since its last call.
 */
function collectProblems(page: Page): () => {messages: string[]; foreign: string[]} {
  let messages: string[] = [];
  let foreign: string[] = [];
  page.on('console', (message) => {
    // These tests block the service worker, which the site registers for readers who stay.
    const isOfTests = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isOfTests) {
      messages.push(message.text());
    }
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(hostUrl) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  return () => {
    const seen = {messages, foreign};
    messages = [];
    foreign = [];
    return seen;
  };
}

/** Expects that a page fits a phone and does not shift. */
async function expectNoShift(page: Page, path: string): Promise<void> {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto(path);
  await waitForHydration(page);
  // During this rest the first effects of the application run.
  await waitForIdle(page, 0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({overflow, shifted: await unexpectedShift(page)}).toEqual({overflow: 0, shifted: 0});
}

const headings = async (page: Page) => [
  await page.title(),
  ...(await page.locator('main :is(h1, h2)').allTextContents()),
];

/**
 * Expects that the open page has no accessibility violation in either colour mode.
 *
 * @param seen the looks of texts on earlier pages.
 */
async function expectNoAccessibilityViolation(page: Page, seen: Set<string>): Promise<void> {
  await page.setViewportSize({width: 1280, height: 720});
  expect(await accessibilityViolations(page, {seen})).toEqual([]);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The other rules have checked this page already, and the modes differ only in colours.
  expect(await accessibilityViolations(page, {rules: colourRules, seen})).toEqual([]);
  // Reset the stored mode, so that the next page begins in the light mode again.
  await page.evaluate(() => localStorage.clear());
}

const isList = (path: string) => /^\/(blog|docs)(\/(archive|authors|tags)(\/.*)?)?$/.test(path);
const isArticle = (path: string) => articleIds.map(articlePath).includes(path);

/** Pages of one kind share a test, because texts that look the same are checked once in a test. */
const kinds: readonly (readonly [name: string, paths: readonly string[]])[] = [
  ['each article', pages.filter(isArticle)],
  ['each list of posts and docs', pages.filter(isList)],
  [
    'each post and other page',
    [...pages.filter((path) => !isList(path) && !isArticle(path)), '/runs/rotate-array'],
  ],
];

for (const [name, paths] of kinds) {
  test(`${name} is readable without JavaScript, and with JavaScript logs no message and has no accessibility violation`, async ({
    plainPage,
    page,
  }) => {
    const problems = collectProblems(page);
    const seen = new Set<string>();
    // Otherwise axe would measure the middle of a colour transition.
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const path of paths) {
      await test.step(path, async () => {
        // In parallel, because the second waits for hydration.
        await Promise.all([expectWhole(plainPage, path), expectNoShift(page, path)]);
        // Hydration keeps the server's HTML.
        expect(await headings(page)).toEqual(await headings(plainPage));
        await expectNoAccessibilityViolation(page, seen);
        expect(problems()).toEqual({messages: [], foreign: []});
      });
    }
  });
}
