import {open} from './open';
import {expectBelowNavbar} from './places';
import {articlePath} from '../harness/routes';
import {expect, test} from './test';

test('a sentence links to the row that it cites, and the reader runs the race on this machine', async ({
  page,
}) => {
  await open(page, articlePath('rotate-array'));
  const cited = page.getByRole('link', {name: /^[\d.,]+ times, measured$/}).first();
  const row = page.locator(`[id="${(await cited.getAttribute('href'))?.slice(1)}"]`);
  await expect(row).toBeHidden();
  await cited.click();
  await expect(row.getByRole('cell')).toHaveCount(6);
  await expectBelowNavbar(page, row);
  await expect(row).toHaveAttribute('aria-current', 'true');
  const recorded = await row.getByRole('cell').allTextContents();

  const race = page.locator('[data-race="rotate-array"]').getByRole('figure');
  await race.getByRole('button', {name: 'Measure on this machine'}).click();
  // The race measures the sizes one after the other, the largest for half a minute. A steady
  // machine gives a speed without a spread.
  const here = page.locator('#speed-rotate-array-average-10').getByRole('cell');
  const measured = async () => (await here.allTextContents()).slice(6);
  await expect
    .poll(async () => (await measured()).filter((text) => /^[\d.,]+(\n\(.*\))?$/.test(text)), {
      timeout: 60_000,
    })
    .toHaveLength(6);
  await race.getByRole('button', {name: 'Stop'}).click();
  await expect(race.getByRole('status')).toHaveText('Stopped.');
  expect(await measured()).toHaveLength(6);
  expect(await row.getByRole('cell').allTextContents()).toEqual(expect.arrayContaining(recorded));
});
