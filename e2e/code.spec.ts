import {articlePath} from './routes';
import {expect, test} from './test';

test('code is coloured without scripts, and none of it is there twice', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(articlePath('rotate-array'));
  const all = await page.locator('main pre[data-numbers]').all();
  expect(all.length).toBeGreaterThan(10);
  for (const code of all) {
    await expect(code.locator('code')).toHaveCount(1);
    await expect(code.locator('k-')).not.toHaveCount(0);
  }
  await page.close();
});
