import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {mergeTests, type Page} from '@playwright/test';
import {basePath, copyWithNewArticle, testOfBuilds} from './deployed';
import {serve} from './host';
import {open, scrollTo} from './open';
import {articlePath, findArticleIds} from './routes';
import type {SiteCopy} from './site-copy';
import {expect, test as testOfSite} from './test';

const test = mergeTests(testOfSite, testOfBuilds).extend<{copy: SiteCopy}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  copy: async ({}, use) => {
    const copy = copyWithNewArticle();
    await use(copy);
    copy.remove();
  },
});

// In one worker, so that the site is served once.
test.describe.configure({mode: 'default'});

const id = 'largest-element';
const title = 'Find the largest element';

let host: Server | undefined;
let address: string;

test.beforeAll(async ({builds}) => {
  // On any free port.
  host = await serve(builds.first, 0, basePath);
  address = `http://localhost:${(host.address() as AddressInfo).port}${basePath.replace(/\/$/, '')}`;
});

test.afterAll(() => {
  host?.close();
});

const linksTo = (page: Page, name: string) => page.getByRole('link', {name, exact: true});

test('a new article is where its position says, in the sidebar', async ({page}) => {
  await open(page, address + articlePath(id));
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link')).toHaveText([
    'Introduction',
    'Array',
    'Rotate an array',
    title,
  ]);
});

test('a new article has a card with its bounds on the landing page', async ({page}) => {
  await open(page, `${address}/`);
  const articles = page.getByRole('region', {name: 'The two articles'});
  await expect(articles.getByRole('heading', {level: 3})).toHaveText([
    'Rotate an array',
    'Largest element',
  ]);
  const card = articles.getByRole('listitem').filter({has: linksTo(page, 'Largest element')});
  await expect(card).toContainText('One pass and one index');
  await expect(card).toContainText('time O(n) extra space O(1)');
  await expect(card.locator('svg')).toHaveAttribute(
    'aria-label',
    '3, 9, 4, 9; active: index 1; best at 1',
  );
  await linksTo(page, 'Largest element').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});

test('a new article is in its category, under its tag and found by the search', async ({page}) => {
  await open(page, `${address}/docs/category/array`);
  await expect(page.getByRole('main').getByRole('heading', {name: title})).toBeVisible();
  await open(page, `${address}/docs/tags/array`);
  await expect(page.getByRole('main').getByRole('heading', {name: title})).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('largest');
  await expect(page.getByRole('option').first()).toContainText(title);
});

test('a new article opens in short, marks what can be left out, and is related to others', async ({
  page,
}) => {
  await open(page, address + articlePath(id));
  await expect(page.getByRole('region', {name: 'In short'})).toContainText(
    /Reading time: [1-9] min/,
  );
  await expect(linksTo(page, 'Fewer comparisons')).toHaveAttribute('href', '#fewer-comparisons');
  const skip = linksTo(page, 'Skip this part');
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#after-part-1$/);
  await expect(page.getByRole('heading', {name: 'Related'})).toBeInViewport();
  const before = page.getByRole('definition').filter({has: linksTo(page, 'Rotate an array')});
  await expect(before).toContainText('Each element is read by its index.');
  await before.getByRole('link').click();
  const after = page.getByRole('definition').filter({has: linksTo(page, title)});
  await expect(after.first()).toContainText('Each element is read by its index.');
});

test('the listing of a new article runs and steps', async ({page}) => {
  await open(page, address + articlePath(id));
  const panel = page.locator(`[data-live="${id}/scan.cpp"]`);
  await scrollTo(panel);
  await expect(panel.getByRole('group').first()).toBeVisible();
  await panel.getByRole('textbox', {name: 'a', exact: true}).fill('2, 7, 5');
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(panel.locator('[data-result]')).toContainText('Answer: 1');
  await panel.getByRole('button', {name: 'Step through', exact: true}).click();
  await expect(panel).toContainText(/Step 0 of \d+/);
});

test('the tests of the pages visit a new article', ({copy}) => {
  expect(findArticleIds(copy.dir)).toEqual([id, 'rotate-array']);
});

test('the listing of a new article is proved', async ({copy}) => {
  test.setTimeout(180_000);
  const {status, output} = await copy.run('npm', ['run', '-s', 'prove', '--', `${id}/`]);
  expect(output).toContain('0 failed');
  expect(status).toBe(0);
});
