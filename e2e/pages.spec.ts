import {expect, type Page} from '@playwright/test';
import {faults} from './faults';
import {hydrated} from './open';
import {hostUrl} from './addresses';
import {test} from './plain';
import {pages} from './routes';
import {shiftedByItself} from './shifts';

// Several visits' worth of checks in one test.
test.describe.configure({timeout: 120_000});

/** Sees that a page can be read without JavaScript. */
async function expectWhole(plainPage: Page, path: string): Promise<void> {
  const response = await plainPage.goto(path);
  expect(response?.status()).toBe(200);
  await expect(plainPage.locator('h1')).toHaveCount(1);
  await expect(plainPage.locator('h1')).toBeVisible();
  await expect(plainPage.getByRole('main')).not.toBeEmpty();
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
}

/** Sees that a page brings no message, asks nobody but its host, fits a phone and does not shift. */
async function expectQuiet(page: Page, path: string): Promise<void> {
  const messages: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      messages.push(message.text());
    }
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(hostUrl) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  await page.setViewportSize({width: 360, height: 800});
  // axe would measure colours that are on their way from one mode to the other.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(path, {waitUntil: 'networkidle'});
  await hydrated(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({messages, foreign, overflow, shifted: await shiftedByItself(page)}).toEqual({
    messages: [],
    foreign: [],
    overflow: 0,
    shifted: 0,
  });
}

/** Sees that the page that is open has no accessibility fault in either colour mode. */
async function expectNoFault(page: Page): Promise<void> {
  await page.setViewportSize({width: 1280, height: 720});
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The other rules have seen this page already: the modes differ in colours alone.
  expect(await faults(page, {rules: ['color-contrast', 'link-in-text-block']})).toEqual([]);
  // The next page is to begin in the light mode again.
  await page.evaluate(() => localStorage.clear());
}

const isList = (path: string) => /^\/(blog|docs)(\/(archive|authors|tags)(\/.*)?)?$/.test(path);
const isPost = (path: string) => path.startsWith('/blog/') && !isList(path);

/** Pages of one template are read in one test, and articles each in its own. */
const kinds: readonly (readonly [name: string, paths: readonly string[]])[] = [
  ['each list of posts and docs', pages.filter(isList)],
  ['each post', pages.filter(isPost)],
  ...pages.filter((path) => !isList(path) && !isPost(path)).map((path) => [path, [path]] as const),
];

for (const [name, paths] of kinds) {
  test(`${name} can be read without JavaScript, and with it brings no message and has no fault`, async ({
    plainPage,
    page,
  }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        // Together, for the second waits until nothing more is fetched.
        await Promise.all([expectWhole(plainPage, path), expectQuiet(page, path)]);
        await expectNoFault(page);
      });
    }
  });
}
