import {faults} from './faults';
import {hydrated} from './open';
import {expect, test} from './test';

const listing = 'rotate-array/reversal.cpp';

test('the page of recorded runs keeps what the server wrote, and has no fault', async ({page}) => {
  await page.goto('/runs/rotate-array');
  await hydrated(page);
  await expect(page).toHaveTitle(/^Recorded runs: rotate-array/);
  await expect(page.getByRole('heading', {level: 2, name: listing})).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
