import {articlePath} from './routes';
import {expect, test} from './test';

const article = articlePath('rotate-array');

test('code is coloured when it comes near the view, without React too', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(article);
  const code = page.locator('[data-listing] pre[data-numbers] > code').last();
  await expect(code.locator('k-')).toHaveCount(0);
  const plain = await code.textContent();
  await code.scrollIntoViewIfNeeded();
  await expect(code.locator('k-')).not.toHaveCount(0);
  expect(await code.textContent()).toBe(plain);
});

test('without scripts all code is coloured, and none of it is there twice', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(article);
  for (const code of await page.locator('main pre[data-numbers]').all()) {
    await expect(code.locator('code:visible')).toHaveCount((await code.isVisible()) ? 1 : 0);
  }
  await expect(page.locator('pre[data-numbers] code:visible k-').first()).toBeVisible();
  await page.close();
});
