import {expect, test, type Page} from '@playwright/test';
import {hydrated} from './open';
import {articlePath} from './routes';

const article = articlePath('find-first-unique-element');
const application = '**/assets/js/application.*.js';

/** Holds the application back until the function that is returned is called. */
async function holdApplication(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(application, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const isStarted = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Clicks without a pointer that moves, which would be a sign of intent. */
const click = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    (element as HTMLElement).click();
  });

test('a page that is only read fetches no application', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  await page.goto(article, {waitUntil: 'networkidle'});
  expect(scripts.map((path) => path.replace(/\.\w+\.js$/, '')).sort()).toEqual([
    '/assets/js/main',
    '/assets/js/runtime~main',
  ]);
  expect(await isStarted(page)).toBe(false);
  await page.mouse.move(5, 5);
  await hydrated(page);
});

test('a click before the start is answered after it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  const release = await holdApplication(page);
  await page.goto(article);
  await click(page, '.navbar__toggle');
  await expect(page.locator('html')).toHaveAttribute('data-starting', '');
  release();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-starting', /.*/);
});

test('a shortcut and what is typed after it before the start are answered after it', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto(article);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rotate');
  expect(await isStarted(page)).toBe(false);
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('rotate');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/rotate/i);
});

test('the colour mode changes at once, is kept, and is the one of the application', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto(article);
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await isStarted(page)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  release();
  await hydrated(page);
  await expect(toggle).toHaveAttribute('title', 'dark mode');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the colour mode of another tab is followed before the start', async ({context, page}) => {
  await page.goto(article);
  const other = await context.newPage();
  await other.goto('/docs/intro');
  await click(other, '[data-color-mode-toggle]');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await isStarted(page)).toBe(false);
});

test('a link that is followed before the start opens its page as a document', async ({page}) => {
  await holdApplication(page);
  await page.goto('/docs/intro');
  await page.locator('.pagination-nav a').last().click();
  await expect(page).not.toHaveURL(/intro/);
  await expect(page.locator('h1')).toBeVisible();
  expect(await isStarted(page)).toBe(false);
});

test('an address that asks for a search starts the application by itself', async ({page}) => {
  await page.goto('/search?q=rotate');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /Rotate an array/})
      .first(),
  ).toBeVisible();
});

test('a page that was left is as it was when the reader comes back', async ({page}) => {
  await page.goto(article);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goto('/blog');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
