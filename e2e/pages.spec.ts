import {expect, type Page} from '@playwright/test';
import {faults} from './faults';
import {hydrated} from './open';
import {hostUrl} from './addresses';
import {test} from './plain';
import {articleIds, articlePath, pages} from './routes';

// Three visits' worth of checks in one test.
test.describe.configure({timeout: 120_000});

const articles = new Map<string, string>(articleIds.map((id) => [articlePath(id), id]));

/** Sees that an article has its counts in a plot and a table. */
async function expectCounts(page: Page, id: string): Promise<void> {
  const figure = page.locator('[data-complexity]').getByRole('figure');
  const plot = figure.getByRole('img', {name: /both axes logarithmic/});
  await expect(plot).toBeVisible();
  await expect(plot).toHaveAttribute('aria-label', /^Work on adversarial inputs/);
  await expect(figure.getByRole('combobox')).toHaveCount(0);
  await expect(figure.getByRole('textbox', {name: 'At n ='})).toBeHidden();
  await figure.getByText('The numbers').click();
  const row = figure
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name: '64', exact: true})});
  const cells = await row.getByRole('cell').allTextContents();
  // One article's library approach has no code of its own to count.
  const numbers = cells.filter((text) => text !== '–');
  expect(numbers.length).toBeGreaterThan(2);
  expect(cells.length - numbers.length).toBe(id === 'dynamic-array-implementation' ? 1 : 0);
  expect(numbers.filter((text) => !/^[1-9][\d,]*$/.test(text))).toEqual([]);
}

for (const path of pages) {
  const article = articles.get(path);

  test(`${path} can be read without JavaScript, and with it brings no message and has no fault`, async ({
    plainPage,
    page,
  }) => {
    await test.step('without JavaScript it is whole', async () => {
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
      if (article !== undefined) {
        await expectCounts(plainPage, article);
      }
    });

    await test.step('with it there is no message, foreign request or sideways scroll', async () => {
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
      expect({messages, foreign, overflow}).toEqual({messages: [], foreign: [], overflow: 0});
    });

    await test.step('in neither colour mode is there an accessibility fault', async () => {
      await page.setViewportSize({width: 1280, height: 720});
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // The other rules have seen this page already: the modes differ in colours alone.
      expect(await faults(page, {rules: ['color-contrast', 'link-in-text-block']})).toEqual([]);
    });
  });
}
