import type {Page} from '@playwright/test';
import {hostUrl} from './addresses';
import {serve} from './host';
import {open} from './open';
import {SiteCopy} from './site-copy';
import {expect, test as base} from './test';

/** A search provider's site, and how a reader meets its box there. */
interface Provider {
  readonly url: string;
  /** Puts the focus into the box. */
  readonly focus: (page: Page) => Promise<void>;
  /** The results, each with a link or an option of its own. */
  readonly results: string;
}

const providers = ['local', 'easyops'] as const;

for (const name of providers) {
  const test = base.extend<object, {provider: Provider}>({
    provider: [
      // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
      async ({}, use) => {
        if (name === 'local') {
          await use({
            url: hostUrl,
            focus: async (page) => {
              await page.keyboard.press('Control+k');
              await expect(page.getByRole('combobox')).toBeFocused();
            },
            results: '[role=option]',
          });
          return;
        }
        const site = new SiteCopy();
        const {status, output} = await site.build({SEARCH_PROVIDER: name});
        expect(output).toContain('The site is in build/');
        expect(status).toBe(0);
        const port = 4182;
        const host = await serve(`${site.dir}/build`, port);
        await use({
          url: `http://localhost:${port}`,
          focus: (page) => page.getByPlaceholder('Search...').focus(),
          results: '[role=option]',
        });
        host.close();
        site.remove();
      },
      {scope: 'worker', timeout: 180_000},
    ],
  });

  test.describe(`the ${name} search`, () => {
    // In one worker, so that its site is built once.
    test.describe.configure({mode: 'default'});

    test('finds the page that has a word, and opens it', async ({page, provider}) => {
      await open(page, provider.url);
      await provider.focus(page);
      await expect(page.getByPlaceholder('Search...')).toBeVisible();
      await page.keyboard.type('juggling');
      const first = page.locator(provider.results).first();
      await expect(first).toContainText(/juggling/i);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await first.click();
      await expect(page).toHaveURL(/\/array\/rotate-array/);
    });

    test('answers at an address of its own, and asks nobody but the host', async ({
      page,
      provider,
    }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(provider.url) && !/^(data|blob):/.test(request.url())) {
          foreign.push(request.url());
        }
      });
      await open(page, `${provider.url}/search?q=juggling`);
      const results = page.getByRole('link', {name: /juggling/i});
      await expect(results.first()).toHaveAttribute('href', /\/array\/rotate-array/);
      expect(foreign).toEqual([]);
    });
  });
}
