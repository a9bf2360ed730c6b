import {expect, type Locator, type Page} from '@playwright/test';
import {faults} from './faults';
import {open} from './open';
import {test} from './plain';
import {articlePath} from './routes';

const subarray = articlePath('maximum-subarray-sum');
const startsAtZero = 'maximum-subarray-sum/pitfalls/starts-at-zero.cpp';
const wasm = /\.wasm$/;

/** The section of a pitfall, by its file. */
const pitfall = (page: Page, file: string): Locator =>
  page
    .locator('section[data-listing]')
    .filter({has: page.getByRole('group', {name: `Source code of ${file}`, exact: true})});

const press = (within: Locator, name: string) =>
  within.getByRole('button', {name, exact: true}).click();
const field = (within: Locator, name: string) => within.getByRole('textbox', {name, exact: true});
const duel = (within: Locator) => within.locator('[data-duel]');

/** Opens a page and takes up the hunt for one of its pitfalls. */
async function hunt(page: Page, article: string, file: string): Promise<Locator> {
  await open(page, article);
  const section = pitfall(page, file);
  await press(section, 'Break it');
  await expect(section.getByRole('button', {name: 'Run both'})).toBeVisible();
  return section;
}

/** Runs both programs on an input and waits for the verdict. */
async function fight(section: Locator, inputs: Readonly<Record<string, string>>): Promise<Locator> {
  for (const [name, text] of Object.entries(inputs)) {
    await field(section, name).fill(text);
  }
  await press(section, 'Run both');
  await expect(duel(section).locator('[data-verdict]')).toBeVisible();
  return duel(section);
}

test('a hunt begins with an input that the program survives, and ends with one that breaks it', async ({
  page,
}) => {
  const section = await hunt(page, subarray, startsAtZero);
  const bug = section.locator('[data-bug]');
  await expect(field(section, 'a')).toBeFocused();
  await expect(bug).toBeHidden();
  await expect(await fight(section, {})).toContainText('It survived');
  await press(section, 'Step through both runs');
  await expect(section.locator('[data-stepper]')).not.toContainText('bug:');

  const result = await fight(section, {a: '-3 -1 -2'});
  await expect(result).toContainText('You broke it: its answer is wrong.');
  await expect(result.getByText('(-1, 1, 2)', {exact: true})).toBeVisible();
  await expect(result.getByText('(0, 0, 0)', {exact: true})).toBeVisible();
  await expect(bug).toBeVisible();
});

for (const {how, article, file, inputs, words} of [
  {
    how: 'an overflow',
    article: 'maximum-subarray-sum',
    file: 'maximum-subarray-sum/pitfalls/int-sum.cpp',
    inputs: {a: '2 1000000000 1000000000 1000000000'},
    words: /a check stopped it[\s\S]*Line \d+: a sum of signed integers overflows/,
  },
  {
    how: 'an access outside the array',
    article: 'removing-even-integers',
    file: 'removing-even-integers/pitfalls/past-the-end.cpp',
    inputs: {a: '3 8'},
    words: /a check stopped it[\s\S]*Line \d+: a read of 4 bytes, \d+ bytes? past the end/,
  },
  {
    how: 'a leak',
    article: 'dynamic-array-implementation',
    file: 'dynamic-array-implementation/pitfalls/no-destructor.cpp',
    inputs: {script: 'push 5'},
    words: /a check stopped it[\s\S]*1 block of memory is never freed/,
  },
  {
    how: 'an endless loop',
    article: 'rotate-array',
    file: 'rotate-array/pitfalls/empty-block.cpp',
    inputs: {a: '4 5', k: '2'},
    words: /it runs for ever[\s\S]*\[4, 5\][\s\S]*does not seem to end/,
  },
  {
    how: 'a program that is too slow',
    article: 'removing-even-integers',
    file: 'removing-even-integers/pitfalls/erase-in-loop.cpp',
    inputs: {a: `${'2 '.repeat(100)}${'1 '.repeat(100)}`},
    words: /it is too slow\.[\s\S]*Next to the first example, .* \d+ times the growth/,
  },
] as const) {
  test(`a hunt tells of ${how}`, async ({page}) => {
    const section = await hunt(page, articlePath(article), file);
    const survived = await fight(section, {});
    await expect(survived).toContainText('It survived');
    await expect(await fight(section, inputs)).toContainText(words);
  });
}

test('another right answer than the correct program’s is no failure', async ({page}) => {
  const section = await hunt(
    page,
    articlePath('two-numbers-add-to-k'),
    'two-numbers-add-to-k/pitfalls/self-pair.cpp',
  );
  const result = await fight(section, {a: '1 2 3 4', k: '5'});
  await expect(result).toContainText(/It survived/);
  await expect(await fight(section, {a: '5 8 2', k: '10'})).toContainText(
    'The judge says: the first index is not below the second.',
  );
});

test('hints come one at a time, and the input is revealed on request', async ({page}) => {
  const section = await hunt(page, subarray, startsAtZero);
  const hints = section.locator('[data-hints] li');
  await expect(hints).toHaveCount(0);
  await press(section, 'Hint 1 of 3');
  await expect(hints).toHaveText([/most arrays hide it/]);
  await press(section, 'Hint 2 of 3');
  await press(section, 'Hint 3 of 3');
  await expect(hints).toHaveText([/hide it/, /begins at 0/, /every run/]);
  const hint = section.getByRole('button', {name: 'No more hints'});
  await expect(hint).toBeFocused();
  await expect(hint).toHaveAttribute('aria-disabled', 'true');
  await press(section, 'Reveal the input');
  await expect(field(section, 'a')).toHaveValue('[-3, -1, -2]');
  await expect(await fight(section, {})).toContainText('You broke it');
});

test('an input that the problem does not allow runs nothing and says why', async ({page}) => {
  const section = await hunt(page, subarray, startsAtZero);
  await field(section, 'a').fill('[1, 2000000000]');
  await expect(field(section, 'a')).toHaveAccessibleDescription(/at most 1000000000/);
  await press(section, 'Run both');
  await expect(field(section, 'a')).toBeFocused();
  await expect(duel(section)).toBeEmpty();
  await field(section, 'a').fill('-1 '.repeat(501));
  await press(section, 'Run both');
  await expect(section.getByRole('status')).toContainText('Here at most 500 elements');
  await expect(duel(section)).toBeEmpty();
});

test('the runs are stepped through by keyboard, from their ends and from where they part', async ({
  page,
}) => {
  const section = await hunt(page, subarray, startsAtZero);
  await field(section, 'a').fill('-3 -1 -2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const stepper = section.locator('[data-stepper]');
  const position = stepper.getByText(/^Step \d+ of \d+$/);
  await expect(position).toHaveText(/^Step (\d+) of \1$/);
  await expect(section.locator('[data-lit]')).toHaveCount(1);
  await expect(section).toContainText('The first value that differs: ');

  const parting = section.getByRole('button', {name: 'Where they part'});
  await parting.focus();
  await page.keyboard.press('Enter');
  await expect(parting).toHaveAttribute('aria-pressed', 'true');
  await expect(position).not.toHaveText(/^Step (\d+) of \1$/);
  const parted = (await position.textContent()) ?? '';
  await stepper.getByRole('slider').press('Tab');
  await stepper.getByRole('button', {name: 'Step back'}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(position).not.toHaveText(parted);

  await section.getByRole('radio', {name: 'This program'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('radio', {name: /^Correct program: /})).toBeChecked();
  await expect(stepper).toHaveAttribute('data-stepper', 'maximum-subarray-sum/kadane.cpp');
  await expect(section.locator('[data-lit]')).toHaveCount(0);
});

test('nothing of a hunt is fetched before it is taken up, and a failed fetch can be tried again', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    fetched.push(request.url());
  });
  await open(page, subarray);
  const section = pitfall(page, startsAtZero);
  await section.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const bodies = await Promise.all(
    fetched
      .filter((url) => url.endsWith('.js'))
      .map(async (url) => (await page.request.get(url)).text()),
  );
  expect(bodies.filter((body) => body.includes('listings.breakIt.run"'))).toEqual([]);
  expect(bodies.filter((body) => body.includes('most arrays hide it'))).toEqual([]);
  expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);

  const scripts = /\/assets\/js\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await press(section, 'Break it');
  await expect(section).toContainText('could not be fetched');
  await page.unroute(scripts);
  await press(section, 'Retry');
  await page.route(wasm, (route) => route.fulfill({status: 503}));
  await press(section, 'Run both');
  await expect(duel(section)).toContainText('could not be fetched (HTTP 503)');
  await page.unroute(wasm);
  await press(section, 'Retry');
  await expect(duel(section)).toContainText('It survived');
});

test('without JavaScript the hints and what breaks the program can be unfolded', async ({
  plainPage: page,
}) => {
  await page.goto(subarray);
  const section = pitfall(page, startsAtZero);
  await expect(section.getByRole('button', {name: 'Break it'})).toBeHidden();
  await expect(section.locator('[data-bug]')).toBeVisible();
  await section.getByText('Hints', {exact: true}).click();
  await expect(section.locator('[data-break-it] li')).toHaveCount(3);
  await expect(section.getByText('[-3, -1, -2]')).toBeHidden();
  await section.getByText('What breaks it, and why').click();
  await expect(section.getByText('[-3, -1, -2]')).toBeVisible();
});

test('on paper what breaks a program stands in the open', async ({page}) => {
  await open(page, subarray);
  const section = pitfall(page, startsAtZero);
  await expect(section.getByText('[-3, -1, -2]')).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(section.getByText('[-3, -1, -2]')).toBeVisible();
  await expect(section.locator('[data-bug]')).toBeVisible();
  await expect(section.getByRole('button', {name: 'Break it'})).toBeHidden();
});

test('a hunt that is won has no accessibility fault in either colour mode', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 360, height: 800});
  const section = await hunt(page, subarray, startsAtZero);
  await press(section, 'Hint 1 of 3');
  await fight(section, {a: '-3 -1 -2'});
  await section.getByText('What breaks it, and why').click();
  const within = `section:has([aria-label="Source code of ${startsAtZero}"])`;
  expect(await faults(page, {within})).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await faults(page, {rules: ['color-contrast'], within})).toEqual([]);
  const small = await section
    .locator('[data-break-it]')
    .locator('button, select, summary, label:has([type=radio])')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
    );
  expect(small).toEqual([]);
  const [page360, content] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollWidth,
  ]);
  expect(content).toBe(page360);
});
