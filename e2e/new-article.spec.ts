import type {Server} from 'node:http';
import type {Page} from '@playwright/test';
import {basePath, buildsTimeout, copyWithNewArticle, getSharedBuilds} from './deployed';
import {addressOf, serve} from '../harness/host';
import {open, scrollTo} from './open';
import {articlePath, findArticleIds} from '../harness/routes';
import {expect, test} from './test';

// Run in one worker, so that the site is served once.
test.describe.configure({mode: 'default'});

const id = 'largest-element';
const title = 'Find the largest element';

let host: Server | undefined;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(buildsTimeout);
  const {first} = await getSharedBuilds();
  host = await serve(first, 0, basePath);
  address = `${addressOf(host)}${basePath.replace(/\/$/, '')}`;
});

test.afterAll(() => {
  host?.close();
});

const linksTo = (page: Page, name: string) => page.getByRole('link', {name, exact: true});

test('a new article is on every page that lists articles, without another edit', async ({page}) => {
  await test.step('the landing page has a card with its bounds', async () => {
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
  await test.step('the sidebar has it at the position in its front matter', async () => {
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link')).toHaveText([
      'Introduction',
      'Array',
      'Rotate an array',
      title,
    ]);
  });
  await test.step('its category page lists it', async () => {
    await open(page, `${address}/docs/category/array`);
    await expect(page.getByRole('main').getByRole('heading', {name: title})).toBeVisible();
  });
  await test.step('the page of its tag lists it', async () => {
    await open(page, `${address}/docs/tags/array`);
    await expect(page.getByRole('main').getByRole('heading', {name: title})).toBeVisible();
  });
  await test.step('search finds it', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('largest');
    await expect(page.getByRole('option').first()).toContainText(title);
  });
});

test('a new article has a summary, runs its listing, has a part to skip, and is related to others', async ({
  page,
}) => {
  await open(page, address + articlePath(id));
  await test.step('it begins with a summary', () =>
    expect(page.getByRole('region', {name: 'In short'})).toContainText(/Reading time: [1-9] min/));
  await test.step('its listing runs and steps', async () => {
    const panel = page.locator(`[data-live="${id}/scan.cpp"]`);
    await scrollTo(panel);
    await expect(panel.getByRole('group').first()).toBeVisible();
    await panel.getByRole('textbox', {name: 'a', exact: true}).fill('2, 7, 5');
    await panel.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(panel.locator('[data-result]')).toContainText('Answer: 1');
    await panel.getByRole('button', {name: 'Step through', exact: true}).click();
    await expect(panel).toContainText(/Step 0 of \d+/);
  });
  await test.step('the reader can skip a part', async () => {
    await expect(linksTo(page, 'Fewer comparisons')).toHaveAttribute('href', '#fewer-comparisons');
    const skip = linksTo(page, 'Skip this part');
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#after-part-1$/);
  });
  await test.step('its page and the page of the related article show the relation', async () => {
    await expect(page.getByRole('heading', {name: 'Related'})).toBeInViewport();
    const before = page.getByRole('definition').filter({has: linksTo(page, 'Rotate an array')});
    await expect(before).toContainText('Each element is read by its index.');
    await before.getByRole('link').click();
    const after = page.getByRole('definition').filter({has: linksTo(page, title)});
    await expect(after.first()).toContainText('Each element is read by its index.');
  });
});

test('a new article is proved, and the page tests include it', async () => {
  test.setTimeout(180_000);
  const copy = copyWithNewArticle();
  try {
    expect(findArticleIds(copy.dir)).toEqual([id, 'rotate-array']);
    const {status, output} = await copy.run('npm', ['run', '-s', 'prove', '--', `${id}/`]);
    expect(output).toContain('0 failed');
    expect(status).toBe(0);
  } finally {
    copy.remove();
  }
});
