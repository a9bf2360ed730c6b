import {expect, type Page} from '@playwright/test';
import {waitForHydration, scrollAndClick} from './open';
import {test} from './plain';
import {translatePage} from './components/translator';
import {articlePath} from '../harness/routes';

// The test has minutes for the compiler, so a press that has no effect would use them all.
test.use({serviceWorkers: 'allow', actionTimeout: 30_000});

const article = articlePath('rotate-array');

/** Caches a part of the site with its button. */
async function savePart(page: Page, name: string): Promise<void> {
  const part = page.locator(`[data-part="${name}"]`);
  await part.getByRole('button', {name: /^Save/}).click();
  await expect(part.getByRole('status')).toHaveText('All of it is saved on this device now.', {
    timeout: 60_000,
  });
}

test('a cached site works without a network: search, runs, steps, hunts and checks', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await page.goto('/offline');
  await savePart(page, 'site');
  await savePart(page, 'compiler');
  await context.setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));

  await test.step('the reader opens a page that was not visited before', async () => {
    await page.goto(article);
    await waitForHydration(page);
    await expect(page.locator('h1')).toHaveText('Rotate an array');
  });

  await test.step("the reader steps through a listing and runs it with the reader's own input", async () => {
    const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
    await panel.locator('[data-action=forward]').click();
    await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
    await panel.getByRole('textbox', {name: 'a', exact: true}).fill('7 8 9');
    await panel.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(panel.locator('[data-result]')).toContainText('[9, 7, 8]');
  });

  await test.step('the reader hunts a bug', async () => {
    const hunt = page.locator('[data-bug-hunt]').first();
    await hunt.getByRole('button', {name: 'Break it'}).click();
    await hunt.getByRole('button', {name: 'Run both'}).click();
    await expect(hunt.locator('[data-verdict]')).toBeVisible();
  });

  await test.step('the reader has a program checked', async () => {
    const exercise = page.locator('[data-exercise]').first();
    await scrollAndClick(exercise.getByRole('button', {name: 'Write it', exact: true}));
    await expect(exercise.getByRole('textbox', {name: 'Your code, in C++'})).toBeFocused();
    await exercise.getByRole('button', {name: 'Check', exact: true}).click();
    await expect(exercise.locator('[data-check-result]')).toContainText(
      /^Right on \d of \d cases/,
      {
        timeout: 120_000,
      },
    );
  });

  await test.step('search answers and opens a page', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search this site'}).fill('introduction');
    const option = page.getByRole('dialog').getByRole('option').first();
    await expect(option).toContainText('Introduction');
    await option.click();
    await expect(page.locator('h1')).toHaveText('Introduction');
  });
  expect(failed).toEqual([]);
});

test('in a page that the browser translates, the buttons and the outcome of a part stay right', async ({
  page,
}) => {
  await page.goto('/offline');
  const part = page.locator('[data-part=site]');
  const status = part.getByRole('status');
  await expect(part.getByRole('button', {name: /^Save \(/})).toBeVisible();
  await translatePage(page);
  await part.getByRole('button', {name: /^SAVE \(/}).click();
  await expect(status).toHaveText('ALL OF IT IS SAVED ON THIS DEVICE NOW.', {timeout: 60_000});
  await expect(part.getByRole('button', {name: 'SAVED', exact: true})).toBeVisible();
  await part.getByRole('button', {name: 'REMOVE', exact: true}).click();
  await expect(status).toHaveText(/^REMOVED FROM THIS DEVICE/);
  await expect(part.getByRole('button', {name: /^SAVE \(/})).toBeVisible();
});
