import {expect, type Page} from '@playwright/test';
import {hostUrl} from './addresses';
import {faults} from './faults';
import {hydrated} from './open';
import {test} from './plain';
import {pages} from './routes';

for (const path of pages) {
  test(`${path} is prerendered and can be read without JavaScript`, async ({plainPage: page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      path === '/' ? /\/$/ : new RegExp(`${path}/?$`),
    );
    expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
  });

  test.describe(`a visit to ${path}`, () => {
    // In one worker, so that the page is loaded once for all that is asked of it.
    test.describe.configure({mode: 'default'});

    const messages: string[] = [];
    const foreign: string[] = [];
    let page: Page;

    test.beforeAll(async ({browser}) => {
      page = await browser.newPage({
        viewport: {width: 360, height: 800},
        // axe would measure colours that are on their way from one mode to the other.
        reducedMotion: 'reduce',
      });
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
      await page.goto(hostUrl + path, {waitUntil: 'networkidle'});
      await hydrated(page);
    });

    test.afterAll(() => page.close());

    test('brings no message, no foreign request and no sideways scroll', async () => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({messages, foreign, overflow}).toEqual({messages: [], foreign: [], overflow: 0});
    });

    test('finds no accessibility fault in either colour mode', async () => {
      await page.setViewportSize({width: 1280, height: 720});
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // The other rules have seen this page already: the modes differ in colours alone.
      expect(await faults(page, {rules: ['color-contrast', 'link-in-text-block']})).toEqual([]);
    });
  });
}
