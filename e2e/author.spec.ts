import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {buildCache} from '../packages/docusaurus-plugin-cpp-listings/src/build/caches';
import {hostPort} from '../harness/addresses';
import {rotateArray} from './deployed';
import {open, scrollTo} from './open';
import {collectErrors} from './searchPage';
import {visitBuiltSite} from './servedBuild';
import {SiteCopy, type DevServer} from './siteCopy';
import {expect, test} from './test';

/** The timeout for tests that wait for the compiler or the bundler, in milliseconds. */
const testTimeout = 240_000;

// Run all tests in one worker, so that the server starts once.
test.describe.configure({mode: 'default', timeout: testTimeout});

const listing = 'listings/rotate-array/reversal.cpp';
const counted = 'listings/rotate-array/juggling.cpp';
const regions = 'listings/rotate-array/one-step.cpp';
const problem = 'listings/rotate-array/problem.yaml';
const tagsFile = 'docs/tags.yml';
const sidebars = 'sidebars.ts';
const pageFile = `${rotateArray}.mdx`;
const begin = 'void rotate_left(std::span<int> a, std::int64_t k) {';

/** The timeout for compiling an article, while the server does other work too, in milliseconds. */
const compileTimeout = 150_000;
/** The timeout for an edit to appear on the page, in milliseconds. */
const updateTimeout = 60_000;

const caches = fs.mkdtempSync(path.join(os.tmpdir(), 'author-caches-'));
/** The WebAssembly modules in the caches. */
const modules = () =>
  fs
    .readdirSync(caches, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.wasm'));
let built: readonly string[];
let site: SiteCopy;
let server: DevServer;
let article: string;
let formerVisitor: BrowserContext;

/** The texts of the files that the tests edit, restored after each test. */
let originals: ReadonlyMap<string, string>;

const port = hostPort + 60;

/** Opens the article, and returns what shows the errors of its page once there are some. */
async function openWithOverlay(page: Page): Promise<Locator> {
  await page.goto(article);
  await expect(figureOf(page)).toContainText(begin);
  return page.locator('iframe').contentFrame().locator('body');
}

test.beforeAll(async ({browser}) => {
  test.setTimeout(testTimeout);
  // Start with the modules that the site's own build has cached, and two listings that are not
  // cached.
  if (fs.existsSync(buildCache())) {
    const copy = path.join(caches, 'docusaurus-plugin-cpp-listings/modules');
    fs.cpSync(buildCache(), copy, {recursive: true});
  }
  built = modules();
  site = new SiteCopy();
  for (const file of [listing, counted]) {
    site.edit(file, /$/, `// ${randomUUID()}\n`);
  }
  originals = new Map(
    [listing, regions, problem, pageFile, tagsFile, sidebars].map((file) => [
      file,
      site.read(file),
    ]),
  );
  formerVisitor = await visitBuiltSite(browser, port, rotateArray);
  server = await site.start(port, {XDG_CACHE_HOME: caches});
  article = `${server.address}/${rotateArray}`;
});

// oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
test.afterEach(({}, {status, expectedStatus}) => {
  if (status !== expectedStatus) {
    console.error(server.read());
  }
  originals.forEach((text, file) => {
    if (site.read(file) !== text) {
      site.write(file, text);
    }
  });
});

test.afterAll(async () => {
  await formerVisitor.close();
  await server.stop();
  site.remove();
  fs.rmSync(caches, {recursive: true});
});

const figureSelector = 'figure:has([data-live="rotate-array/reversal.cpp"])';

const figureOf = (page: Page) => page.locator(figureSelector);

const errorsIn = (page: Page) => figureOf(page).getByRole('alert');

/** Returns a function that gives all texts that an element has had since this call. */
async function recordTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle((watched) => {
    const texts: string[] = [];
    // Observe the whole page, because a saved listing replaces its panel.
    new MutationObserver(() => {
      const text = document.querySelector(watched)?.textContent;
      if (text) {
        texts.push(text);
      }
    }).observe(document, {childList: true, characterData: true, subtree: true});
    return texts;
  }, selector);
  return () => texts.jsonValue();
}

test('an article is readable before its listings are compiled, and its panels then run without a reload', async ({
  page,
}) => {
  await page.goto(article);
  const figure = figureOf(page);
  await scrollTo(figure);
  await expect(figure).toContainText(begin);
  await expect(figure).toContainText('14 15 16 17 18 19 10 11 12 13');
  const progress = figure.locator('[data-build-progress]');
  await expect(progress).toContainText('Compiling this listing …');
  await expect(progress.getByRole('progressbar')).toBeVisible();
  const costs = page.locator('p', {hasText: 'Choose the element writes'});
  await expect(costs).toContainText('straight to its place, ….');
  expect(modules()).toEqual(built);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Search...');
  await search.fill('juggling');

  await expect(figure).toContainText('Step 0 of 37', {timeout: compileTimeout});
  await expect(progress).toHaveCount(0);
  await expect(search).toHaveValue('juggling');
  await page.keyboard.press('Escape');
  await figure.getByRole('button', {name: 'Step forward'}).click();
  await expect(figure).toContainText('Step 1 of 37');
  await expect(costs).toContainText('straight to its place, 1,024.', {
    timeout: compileTimeout,
  });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the server writes nothing into the folder of a build, so that an author can build at the same time', () => {
  expect(fs.readdirSync(path.join(site.dir, '.docusaurus'))).toEqual(['start']);
});

test("a reader who visited the built site at the same address sees the current page of the author's server", async () => {
  const page = await formerVisitor.newPage();
  await page.goto(article);
  await expect(figureOf(page)).toContainText(begin, {timeout: updateTimeout});
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await window.caches.keys(),
      })),
    )
    .toEqual({workers: 0, caches: []});
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(figureOf(page)).toContainText(begin, {timeout: updateTimeout});
});

test('the last of two saves wins although the first compiles longer, and a third save updates the steps', async ({
  page,
}) => {
  await page.goto(article);
  const figure = figureOf(page);
  await scrollTo(figure);
  await expect(figure).toContainText('Step 0 of 37', {timeout: compileTimeout});
  await test.step('the page shows the second of two saves', async () => {
    const longer = `${begin}\n  bool isFirst = a.empty();\n  isFirst = !isFirst;\n  if (!isFirst) return;`;
    site.edit(listing, begin, longer);
    await expect(figure.getByRole('progressbar')).toBeVisible({timeout: updateTimeout});
    site.edit(listing, longer, begin);
    await expect(figure).toContainText('Step 0 of 37', {timeout: updateTimeout});
  });
  const figureTexts = await recordTexts(page, figureSelector);
  const progress = await recordTexts(page, `${figureSelector} [data-build-progress]`);
  // If the first save were still compiled, its result would arrive before the results of the third.
  const ends = () => server.read().split('Compiled the listings of rotate-array').length;
  const before = ends();
  await test.step('the page shows the third save and steps through it', async () => {
    const added = `${begin}\n  const bool isAdded = a.empty();\n  if (isAdded) return;`;
    site.edit(listing, begin, added);
    await expect(figure).toContainText('const bool isAdded', {timeout: updateTimeout});
    await expect(figure).toContainText('Step 0 of 39', {timeout: compileTimeout});
  });
  await test.step('the saved listing is compiled before the rest of the article', async () => {
    const saved = expect.stringContaining('Compiling the listing that was saved');
    expect(await progress()).toContainEqual(saved);
  });
  await test.step('the result of the first save never appears', async () => {
    await expect.poll(ends, {timeout: compileTimeout}).toBeGreaterThan(before);
    await expect(figure).toContainText('Step 0 of 39');
    expect((await figureTexts()).filter((text) => text.includes('Step 0 of 40'))).toEqual([]);
  });
});

test('an error is shown with its place until the author corrects it', async ({page}) => {
  await page.goto(article);
  const figure = figureOf(page);
  await scrollTo(figure);
  await expect(figure).toContainText('Step 0 of 37', {timeout: compileTimeout});
  await test.step('a compiler error is shown', async () => {
    site.edit(listing, '++left;', '++lefft;');
    const place = /listings\/rotate-array\/reversal\.cpp:24:\d+: error: use of undeclared/;
    await expect(errorsIn(page)).toContainText(place, {timeout: compileTimeout});
    await expect.poll(server.read).toMatch(place);
    site.edit(listing, '++lefft;', '++left;');
    await expect(errorsIn(page)).toHaveText([], {timeout: updateTimeout});
    await expect(figure).toContainText('Step 0 of 37', {timeout: compileTimeout});
  });
  await test.step('a bound that contradicts the counts is reported', async () => {
    const right = 'title: Three reversals\n    time: O(n)';
    const wrong = 'title: Three reversals\n    time: O(1)';
    site.edit(problem, right, wrong);
    await expect(errorsIn(page)).toContainText(
      /problem\.yaml:30: reversal\.cpp: time O\(1\), but/,
      {timeout: compileTimeout},
    );
    await site.editInParts(problem, wrong, right);
    await expect(errorsIn(page)).toHaveText([], {timeout: updateTimeout});
  });
  await test.step('an error in a listing is shown, and then its correction', async () => {
    const place = 'listings/rotate-array/reversal.cpp:15: #endregion without a #region';
    site.edit(listing, '// #region shift', '// region shift');
    await expect.poll(server.read, {timeout: updateTimeout}).toContain(place);
    await expect(errorsIn(page)).toContainText(place);
    site.edit(listing, '// region shift', '// #region shift');
    site.edit(listing, 'exchanges the blocks', 'swaps the blocks');
    await expect(page.getByRole('main')).toContainText('swaps the blocks', {
      timeout: updateTimeout,
    });
    await expect(errorsIn(page)).toHaveText([]);
  });
  await test.step('a region that the page shows but its file lacks is reported with the line of the page', async () => {
    const overlay = page.locator('iframe').contentFrame().locator('body');
    const place =
      /rotate-array\.mdx:\d+: listings\/rotate-array\/one-step\.cpp: there is no region "signature"; regions in this file: head, shift, listing/;
    site.edit(regions, '#region signature', '#region head');
    await expect(overlay).toContainText(place, {timeout: updateTimeout});
    expect(server.read()).toMatch(place);
    site.edit(regions, '#region head', '#region signature');
    await expect(page.locator('iframe')).toHaveCount(0, {timeout: updateTimeout});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

// A separate test, because nothing in it waits for the compiler.
test('an error in a page is shown with its line until the author corrects it', async ({page}) => {
  const overlay = await openWithOverlay(page);
  site.edit(pageFile, '<Constraints problem=', '<Constraints problems=');
  await expect(overlay).toContainText(
    /rotate-array\.mdx:\d+: <Constraints> has no attribute "problems"; its attributes: problem/,
    {timeout: updateTimeout},
  );
  site.edit(pageFile, '<Constraints problems=', '<Constraint problem=');
  await expect(overlay).toContainText(
    /rotate-array\.mdx:\d+: there is no component <Constraint>; import it, or use one of these:/,
    {timeout: updateTimeout},
  );
  site.edit(
    pageFile,
    '<Constraint problem=',
    '<b style="color: red">Red</b>\n\n<Constraints problem=',
  );
  await expect(overlay).toContainText(
    /rotate-array\.mdx:\d+: <b> has a style attribute, .*; use a class/,
    {timeout: updateTimeout},
  );
  site.edit(pageFile, '<b style="color: red">Red</b>', 'Right again.');
  await expect(page.getByRole('main')).toContainText('Right again.', {timeout: updateTimeout});
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a page with a tag that is not declared is right again as soon as the tag is', async ({
  page,
}) => {
  const overlay = await openWithOverlay(page);
  site.edit(tagsFile, 'array:', 'arrays:');
  const error = 'rotate-array.mdx:4: "array" is not in docs/tags.yml; add it there or use arrays';
  await expect(overlay).toContainText(error, {timeout: updateTimeout});
  expect(server.read()).not.toContain("Can't process doc metadata");
  site.edit(tagsFile, 'arrays:', 'array:');
  await expect(page.locator('iframe')).toHaveCount(0, {timeout: updateTimeout});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a file of tags that cannot be read is reported with its name and line', async () => {
  site.edit(tagsFile, 'array:', 'array');
  await expect
    .poll(() => server.read(), {timeout: updateTimeout})
    .toContain('[Error: docs/tags.yml:1: Implicit keys need to be on a single line]');
  expect(server.read()).not.toContain('end of the stream');
});

test('a mistake in the sidebar is shown in the page until it is corrected, each time that git replaces the file', async ({
  page,
}) => {
  const overlay = await openWithOverlay(page);
  const right = site.read(sidebars);
  for (const missing of ['first', 'second']) {
    fs.rmSync(path.join(site.dir, sidebars));
    site.write(sidebars, right.replace("'intro'", `'${missing}'`));
    await expect(overlay).toContainText(`- ${missing}`, {timeout: updateTimeout});
    await expect.poll(server.read).toContain(`do not exist:\n- ${missing}\n`);
    fs.rmSync(path.join(site.dir, sidebars));
    site.write(sidebars, right);
    await expect(page.locator('iframe')).toHaveCount(0, {timeout: updateTimeout});
  }
  expect(server.read()).not.toContain('checkSidebarsDocIds');
});

test('a doc and a post that are saved at the same time both appear, and a deleted one ends without an error', async ({
  page,
}) => {
  site.write('docs/new.md', '---\ntitle: New doc\ndescription: D\n---\n\nText\n');
  site.write('blog/new.md', site.read('blog/welcome.md').replace(/welcome|W/g, 'new'));
  for (const [address, title] of [
    ['docs/new', 'New doc'],
    ['blog/new', 'new'],
  ] as const) {
    await expect(async () => {
      await page.goto(`${server.address}/${address}`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title, {timeout: 5000});
    }).toPass({timeout: updateTimeout});
  }
  fs.rmSync(path.join(site.dir, 'blog/new.md'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found', {
    timeout: updateTimeout,
  });
  await expect(page.locator('iframe')).toHaveCount(0);
});

test("on the author's server, the offline page says that nothing is cached, and search finds new text", async ({
  page,
}) => {
  site.edit('docs/intro.md', 'Text', 'Quokkas are marsupials.');
  await test.step('the offline page says without an error that nothing is cached', async () => {
    const errors = collectErrors(page);
    await page.goto(`${server.address}/offline`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'The development server saves nothing. Build the site and serve it to see the controls.',
    );
    expect(errors).toEqual([]);
  });
  await test.step('search finds the new text', () =>
    expect(async () => {
      await open(page, `${server.address}/docs/intro`);
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search...').fill('quokka');
      await expect(page.getByRole('option').first()).toContainText('Introduction', {timeout: 3000});
    }).toPass({timeout: updateTimeout}));
});
