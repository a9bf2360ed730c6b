import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {hostUrl} from '../harness/addresses';
import {accessibilityViolations} from './accessibilityViolations';
import {addressOf, serve} from '../harness/host';
import {pushEnvironment} from './hosted/pushEnvironment';
import {createFakeServer, type FakeServer} from './hosted/fakeServer';
import {waitForHydration, open, waitForScripts} from './open';
import {dialog, field, holdApplication, options} from './searchPage';
import {SiteCopy} from './siteCopy';
import {expect, test} from './test';

/** A site with a search provider, and how a reader uses its search box. */
interface Provider {
  readonly url: string;
  /** Focuses the search box. */
  readonly focus: (page: Page) => Promise<void>;
  /** Selects the results, each with its own link or option. */
  readonly results: string;
  /** The service that answers, if it is not the host. */
  readonly service?: FakeServer;
  /** The folder of the built site. */
  readonly folder: string;
}

const providers = ['local', 'easyops', 'hosted'] as const;
type Name = (typeof providers)[number];

const focusOurs = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
};

/** Builds a copy of the site with a search provider. */
async function buildWith(site: SiteCopy, env: NodeJS.ProcessEnv): Promise<void> {
  const {status, output} = await site.build(env, {minify: false});
  expect(output).toContain('The site is in build/');
  expect(status).toBe(0);
}

/** Serves a copy of the site with a search provider until `end` is called. */
async function serveCopy(
  name: Exclude<Name, 'local'>,
): Promise<{readonly provider: Provider; readonly end: () => Promise<void>}> {
  const site = new SiteCopy();
  const folder = path.join(site.dir, 'build');
  const service = await createFakeServer();
  if (name === 'hosted') {
    const env = {
      ...pushEnvironment(service),
      SEARCH_PROVIDER: name,
      SEARCH_READ_KEY: service.readKey,
    };
    await buildWith(site, env);
    const push = 'packages/docusaurus-theme-local-search/src/push/cli.ts';
    const {status, output} = await site.run(process.execPath, ['--import', 'tsx', push], env);
    expect(output).toContain('Done: readers now search');
    expect(status).toBe(0);
  } else {
    await buildWith(site, {SEARCH_PROVIDER: name});
  }
  const host = await serve(folder, 0);
  const url = addressOf(host);
  const address = {url, results: '[role=option]', folder};
  return {
    provider:
      name === 'hosted'
        ? {...address, focus: focusOurs, service}
        : {...address, focus: (page) => page.getByPlaceholder('Search...').focus()},
    async end() {
      host.close();
      await service.close();
      site.remove();
    },
  };
}

for (const name of providers) {
  test.describe(`the ${name} search`, () => {
    // Run in one worker, so that its site is built once.
    test.describe.configure({mode: 'default'});

    let provider: Provider;
    let end: (() => Promise<void>) | undefined;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      if (name === 'local') {
        const folder = path.resolve('build');
        provider = {url: hostUrl, focus: focusOurs, results: '[role=option]', folder};
      } else {
        ({provider, end} = await serveCopy(name));
      }
    });

    test.afterAll(() => end?.());

    test('finds the page with a word, and sends requests only to the host and the service', async ({
      page,
    }) => {
      const known = [provider.url, provider.service?.endpoint ?? provider.url];
      const foreign: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!known.some((start) => url.startsWith(start)) && !/^(data|blob):/.test(url)) {
          foreign.push(url);
        }
      });
      await test.step('a result in the search box opens the page', async () => {
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
      await test.step('the search page answers at its own address', async () => {
        await open(page, `${provider.url}/search?q=juggling`);
        const results = page.getByRole('link', {name: /juggling/i});
        await expect(results.first()).toHaveAttribute('href', /\/array\/rotate-array/);
      });
      expect(foreign, 'others that were asked').toEqual([]);
    });

    if (name === 'easyops') {
      test('keeps what the reader types during hydration', async ({page}) => {
        const word = 'juggling';
        const release = await holdApplication(page);
        await page.goto(`${provider.url}/docs/intro`);
        await waitForScripts(page);
        const box = page.getByPlaceholder('Search');
        await box.click();
        await page.keyboard.type(word.slice(0, 4));
        release();
        await waitForHydration(page);
        // Hydration has reset the field, or will reset it.
        await page.keyboard.type(word.slice(4));
        await expect(page.locator(provider.results).first()).toContainText(/juggling/i);
        await expect(box).toHaveValue(word);
      });
    }

    if (name !== 'hosted') {
      return;
    }

    const serviceOf = ({service}: Provider): FakeServer => {
      if (!service) {
        throw new Error('there is no service');
      }
      return service;
    };

    test('publishes the search key but never the write key', () => {
      const {readKey, writeKey} = serviceOf(provider);
      const files = fs
        .readdirSync(provider.folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name)));
      expect(files.some((content) => content.includes(readKey))).toBe(true);
      expect(files.some((content) => content.includes(writeKey))).toBe(false);
    });

    test('falls back to the local index without the service, and uses the service again when it is back', async ({
      page,
    }) => {
      const service = serviceOf(provider);
      await service.pause();
      await open(page, provider.url);
      await provider.focus(page);
      await page.keyboard.type('juggling');
      await expect(options(page).first()).toContainText(/juggling/i);
      await expect(dialog(page)).toContainText('The search service does not answer.');
      await service.resume();
      await expect(dialog(page)).not.toContainText('The search service does not answer.');
      await expect(field(page)).toHaveValue('juggling');
      expect(service.protocolErrors).toEqual([]);
    });

    for (const theme of ['light', 'dark']) {
      test(`answers a question in ${theme} mode on a phone without an accessibility violation`, async ({
        page,
      }) => {
        const question = 'how does juggling rotate';
        const service = serviceOf(provider);
        service.answerWith(
          'It moves **each** value once, in `gcd(n, k)` cycles. See ' +
            '[the article](/docs/data-structures-and-algorithms/array/rotate-array) or ' +
            '[a page elsewhere](https://example.org/).\n\n```cpp\nstd::rotate(a, b, c);\n```',
        );
        await page.setViewportSize({width: 360, height: 740});
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
        await open(page, provider.url);
        await provider.focus(page);
        await page.keyboard.type(question);
        await dialog(page).getByRole('button', {name: /^Ask/}).click();
        const turn = dialog(page).getByRole('region', {name: question, exact: true});
        await expect(turn).toHaveAttribute('data-state', 'finished');
        await expect(turn.getByRole('list', {name: 'Sources'}).getByRole('link')).not.toHaveCount(
          0,
        );
        expect(await accessibilityViolations(page, {within: '[role=dialog]'})).toEqual([]);
        await turn.getByRole('link', {name: 'the article'}).click();
        await expect(page).toHaveURL(/\/array\/rotate-array/);
        expect(service.protocolErrors).toEqual([]);
      });
    }
  });
}
