import type {Locator, Page} from '@playwright/test';
import {open, waitForIdle, scrollTo} from './open';
import {articlePath} from '../harness/routes';
import {scriptsWith} from './scriptsWith';
import {expect, test} from './test';

const startsAtZero = 'maximum-subarray-sum/pitfalls/starts-at-zero.cpp';

/** The section of the pitfall whose file this is. */
const pitfall = (page: Page, file: string): Locator =>
  page
    .locator('section[data-listing]')
    .filter({has: page.getByRole('group', {name: `Source code of ${file}`, exact: true})});

const press = (within: Locator, name: string) =>
  within.getByRole('button', {name, exact: true}).click();
const field = (within: Locator, name: string) => within.getByRole('textbox', {name, exact: true});
const result = (within: Locator) => within.locator('[data-result]');

/** Starts the hunt for a pitfall on the open page. */
async function hunt(page: Page, file: string): Promise<Locator> {
  const section = pitfall(page, file);
  await press(section, 'Break it');
  await expect(section.getByRole('button', {name: 'Run both'})).toBeVisible();
  return section;
}

/** Runs both programs on an input and waits for the verdict. */
async function runBoth(
  section: Locator,
  inputs: Readonly<Record<string, string>>,
): Promise<Locator> {
  for (const [name, text] of Object.entries(inputs)) {
    await field(section, name).fill(text);
  }
  await press(section, 'Run both');
  await expect(result(section).locator('[data-verdict]')).toBeVisible();
  return result(section);
}

test('a hunt is fetched when it is started, ends with a failing input, and reports a check that stops the program', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const fetched: string[] = [];
  page.on('request', (request) => {
    fetched.push(request.url());
  });
  await open(page, articlePath('maximum-subarray-sum'));

  await test.step('nothing of a hunt is fetched before the reader starts it', async () => {
    const section = pitfall(page, startsAtZero);
    await scrollTo(section);
    await waitForIdle(page);
    expect(scriptsWith('cppListings.bugHunt.run"', fetched)).toEqual([]);
    expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
    const hunts = () => fetched.filter((url) => /\.hunts\.\w+\.json$/.test(url));
    expect(hunts()).toEqual([]);
    await hunt(page, startsAtZero);
    expect(hunts()).toHaveLength(1);
    expect(scriptsWith('cppListings.bugHunt.run"', fetched)).toHaveLength(1);
  });

  await test.step("the first input passes, and the reader's input breaks the program and ends the hunt", async () => {
    const section = pitfall(page, startsAtZero);
    const bug = section.locator('[data-bug]');
    await expect(field(section, 'a')).toBeFocused();
    await expect(bug).toBeHidden();
    await expect(await runBoth(section, {})).toContainText('It survived');

    const result = await runBoth(section, {a: '-3 -1 -2'});
    await expect(result).toContainText('You broke it: its answer is wrong.');
    await expect(result.getByText('(-1, 1, 2)', {exact: true})).toBeVisible();
    await expect(result.getByText('(0, 0, 0)', {exact: true})).toBeVisible();
    await expect(bug).toBeVisible();
  });

  await test.step('a check that stops the program is reported with its line', async () => {
    const section = await hunt(page, 'maximum-subarray-sum/pitfalls/int-sum.cpp');
    await expect(await runBoth(section, {})).toContainText('It survived');
    await expect(await runBoth(section, {a: '2 1000000000 1000000000 1000000000'})).toContainText(
      /a check stopped it[\s\S]*Line \d+: a sum of signed integers overflows/,
    );
  });
});
