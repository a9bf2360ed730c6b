import {expect, test} from '@playwright/test';
import {open} from './open';
import {SiteCopy, type AuthorsServer} from './site-copy';

// In one worker, so that the server is started once.
test.describe.configure({mode: 'default', timeout: 180_000});

const listing = 'listings/rotate-array/reversal.cpp';
const begin = 'void rotate_left(std::span<int> a, std::int64_t k) {';

let site: SiteCopy;
let server: AuthorsServer;
let article: string;

test.beforeAll(async () => {
  site = new SiteCopy();
  server = await site.start(4181);
  article = `${server.address}/docs/data-structures-and-algorithms/array/rotate-array`;
});

test.afterAll(async () => {
  await server.stop();
  site.remove();
});

test('a listing that is saved is shown anew, and steps as it now does', async ({page}) => {
  await page.goto(article);
  const figure = page.locator('figure', {
    has: page.locator('[data-live="rotate-array/reversal.cpp"]'),
  });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toContainText('Step 0 of 37');
  site.edit(listing, begin, `${begin}\n  const bool isAdded = a.empty();\n  if (isAdded) return;`);
  await expect(figure).toContainText('const bool isAdded', {timeout: 60_000});
  await expect(figure).toContainText('Step 0 of 39');
});

test('a mistake in a listing is told with its place, and its mend is shown', async ({page}) => {
  await page.goto(article);
  site.edit(listing, '// #region shift', '// region shift');
  await expect
    .poll(server.read, {timeout: 60_000})
    .toMatch(/listings\/rotate-array\/reversal\.cpp:15: #endregion without a #region/);
  site.edit(listing, '// region shift', '// #region shift');
  site.edit(listing, 'exchanges the blocks', 'swaps the blocks');
  await expect(page.getByRole('main')).toContainText('swaps the blocks', {timeout: 60_000});
  site.edit(listing, 'swaps the blocks', 'exchanges the blocks');
});

test('of two saves the last is shown, though the first takes longer to compile', async ({page}) => {
  await page.goto(article);
  const main = page.getByRole('main');
  const before = server.read().length;
  const printed = () => server.read().slice(before);
  // Not compiled in any earlier run.
  const words = `trades places ${Date.now()}`;
  site.edit(listing, 'exchanges the blocks', words);
  await expect.poll(printed, {timeout: 60_000}).toContain('0 of 2 modules');
  site.edit(listing, words, 'exchanges the blocks');
  await expect.poll(printed, {timeout: 60_000}).toContain('2 of 2 modules');
  // The page is sent a moment later.
  await page.waitForTimeout(4000);
  await expect(main).not.toContainText(words);
  await expect(main).toContainText('exchanges the blocks');
});

test('what a page says anew is found by the search', async ({page}) => {
  site.edit('docs/intro.md', 'Text', 'Quokkas are marsupials.');
  await expect(async () => {
    await open(page, `${server.address}/docs/intro`);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search...').fill('quokka');
    await expect(page.getByRole('option').first()).toContainText('Introduction', {timeout: 3000});
  }).toPass({timeout: 60_000});
});
