import {expect} from '@playwright/test';
import {faults} from './faults';
import {hydrated} from './open';
import {test} from './plain';
import {articlePath} from './routes';

const listing = 'rotate-array/reversal.cpp';

test('without JavaScript a panel leads to all steps of its recorded run', async ({plainPage}) => {
  await plainPage.goto(articlePath('rotate-array'));
  const panel = plainPage.locator(`[data-live="${listing}"]`);
  await expect(panel.getByText(/^All \d+ steps as a table$/)).toBeHidden();
  await panel.getByRole('link', {name: 'The last step'}).click();
  const run = plainPage.locator('section', {
    has: plainPage.getByRole('heading', {level: 2, name: listing}),
  });
  await expect(run).toBeInViewport();
  const last = Number(/of (\d+)/.exec((await run.getByText(/^Step /).textContent()) ?? '')?.[1]);
  // One for each step from 0 on, below the names of the columns.
  await expect(run.getByRole('row')).toHaveCount(last + 2);
  expect(last).toBeGreaterThan(10);
});

test('the page of recorded runs keeps what the server wrote, and has no fault', async ({page}) => {
  await page.goto('/runs/rotate-array');
  await hydrated(page);
  await expect(page).toHaveTitle(/^Recorded runs: rotate-array/);
  await expect(page.getByRole('heading', {level: 2, name: listing})).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
