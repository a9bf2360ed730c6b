import fs from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {addressOf, serve} from '../harness/host';
import {isStarted, open, openIdle, scrollTo} from './open';
import {collectErrors} from './searchPage';
import {StockSite} from './stockSite';
import {expect, test} from './test';

// Run in one worker and stop after a failed test, so that the site is installed once.
test.describe.configure({mode: 'serial', timeout: 300_000});

const listing = 'largest-element/scan.cpp';

let site: StockSite;
let host: Server;
/** The address of the site, with a slash at its end. */
let address: string;
/** The output of the build. */
let output: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = new StockSite();
  await site.install();
  output = await site.runOwn('docusaurus', ['build']);
  host = await serve(path.join(site.dir, 'build'), 0);
  address = `${addressOf(host)}/`;
});

test.afterAll(() => {
  // Undefined if the build failed.
  (host as Server | undefined)?.close();
  site.remove();
});

test('the site is built without a warning by webpack and the minifiers that it has', () => {
  expect(output).toContain('[SUCCESS]');
  expect(output).not.toMatch(/warning/i);
});

// The site is German, so the interface of the packages is, too.
test('a listing is shown and stepped through, and search works, without an error', async ({
  page,
}) => {
  const errors = collectErrors(page);
  page.on('pageerror', ({message}) => errors.push(message));
  await open(page, address);
  await test.step('a listing is shown with its output and a link to its source in the repository', async () => {
    await expect(page.getByRole('group', {name: `Quellcode von ${listing}`})).toContainText(
      'std::size_t largest(',
    );
    await expect(page.getByRole('link', {name: 'scan.cpp'}).first()).toHaveAttribute(
      'href',
      `https://example.org/stock-site/blob/main/algorithms/${listing}#L6-L12`,
    );
  });
  const panel = page.locator(`[data-live="${listing}"]`);
  await test.step('the reader steps through its example', async () => {
    await scrollTo(panel);
    const position = panel.getByText(/^Schritt \d+ von \d+$/).first();
    await expect(position).toHaveText(/^Schritt 0 von \d+$/);
    await panel.getByRole('group', {name: 'Arrays'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText(/^Schritt 1 von/);
  });
  await test.step("the listing runs on the reader's own input", async () => {
    await panel.getByRole('textbox', {name: 'a', exact: true}).fill('4 8 2');
    await panel.getByRole('button', {name: 'Ausführen', exact: true}).click();
    await expect(panel.locator('[data-result]')).toContainText('Antwort: 1');
  });
  await test.step('search finds a section and opens it', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Diese Website durchsuchen'}).fill('kostn');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Kosten');
    await expect(page.getByRole('dialog')).toContainText('Strg↵ neuer Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#kosten$/);
  });
  await test.step('search opens before the application has started', async () => {
    await openIdle(page, address);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kosten');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Kosten');
    expect(await isStarted(page)).toBe(false);
  });
  await test.step('search has its own address', async () => {
    await open(page, `${address}search?q=largest`);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
  expect(errors).toEqual([]);
});

for (const [module, resolution] of [
  ['esnext', 'bundler'],
  ['node16', 'node16'],
] as const) {
  test(`the types of the packages resolve as ${resolution} resolves modules`, async () => {
    const compiler = path.resolve(__dirname, '../node_modules/typescript/bin/tsc');
    const options = ['--module', module, '--moduleResolution', resolution];
    await site.run(process.execPath, [compiler, ...options]);
  });
}

test('the texts of the packages are written to a file for translators', async () => {
  const read = (file: string) =>
    JSON.parse(fs.readFileSync(path.join(site.dir, file), 'utf8')) as Record<string, unknown>;
  await site.runOwn('docusaurus', ['write-translations']);
  const packages = [
    'docusaurus-plugin-cpp-listings',
    'docusaurus-plugin-page-loading',
    'docusaurus-theme-local-search',
  ];
  const texts = packages.flatMap((name) =>
    Object.entries(read(`node_modules/${name}/codeTranslations/de/${name}.json`)),
  );
  const written = Object.entries(read('i18n/de/code.json')).filter(([id]) =>
    /^(cppListings|localSearch|pageLoading)\./.test(id),
  );
  // The site has no search service.
  const shown = texts.filter(([id]) => !id.startsWith('localSearch.hosted.'));
  expect(Object.fromEntries(written)).toMatchObject(
    Object.fromEntries(shown.map(([id, message]) => [id, {message}])),
  );
  expect(written).toHaveLength(shown.length);
});

test('the listings of the folder on the command line are proved', async () => {
  const output = await site.runOwn('cpp-listings', ['prove', '--folder', 'algorithms']);
  expect(output).toMatch(/✓ largest-element\/proof\.cpp: its inputs are valid .* and 8 more/);
  expect(output).toMatch(/ 0 failed/);
});

test('the mutants of a listing are tested with its proof', async () => {
  const output = await site.runOwn('cpp-listings-mutants', ['--folder', 'algorithms']);
  expect(output).toMatch(/✓ largest-element\/scan\.cpp: 15 killed, 1 equivalent, 0 survived/);
});

test('a dry run lists the search entries that would be pushed to a service', async () => {
  const output = await site.runOwn('docusaurus-search-push', ['--dry-run']);
  expect(output).toMatch(/^\d+ entries in 1 batch for the index "site":/);
  expect(output).toContain('nothing was sent');
});
