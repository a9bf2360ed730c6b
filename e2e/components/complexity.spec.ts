import type {Locator, Page} from '@playwright/test';
import {rowOf} from '../costsTable';
import {faults} from '../faults';
import {clockOfPrograms} from './clock';
import {scriptedModule} from './modules';
import {expect, press, test} from './test';

const traced = '**/fixtures/costs.traced.wasm';

async function open(page: Page): Promise<Locator> {
  await page.goto('/complexity');
  const figure = page.locator('[data-complexity]').getByRole('figure');
  await expect(figure.getByRole('button', {name: 'Count'})).toBeVisible();
  return figure;
}

const plot = (figure: Locator) => figure.getByRole('img', {name: /both axes logarithmic/});
const size = (figure: Locator) => figure.getByRole('textbox', {name: 'At n ='});
const status = (figure: Locator) => figure.getByRole('status');

test('an approach is hidden and shown again by keyboard, by the box that names it', async ({
  page,
}) => {
  const figure = await open(page);
  await test.step('the box is named by the letter, the title and the bound', async () => {
    const first = figure.getByRole('checkbox').first();
    await expect(first).toHaveAccessibleName(/^A \S.* O\(/);
  });
  const box = figure.getByRole('checkbox', {name: /One step at a time|^A /});
  const line = figure.locator('svg [data-series="0"]').first();
  await expect(line).toBeVisible();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await expect(line).toBeHidden();
  await page.keyboard.press('Space');
  await expect(line).toBeVisible();
});

test('another measure and other inputs are drawn and listed, and name the axes', async ({page}) => {
  const figure = await open(page);
  await expect(plot(figure)).toHaveAttribute('aria-label', /^Work on adversarial/);
  await expect(plot(figure)).toContainText('Work (log scale)');
  await expect(plot(figure)).toContainText('n (log scale)');
  await figure.getByRole('combobox', {name: 'Counted'}).selectOption('Element reads');
  await expect(plot(figure)).toContainText('Element reads (log scale)');
  await figure.getByRole('combobox', {name: 'Counted'}).selectOption('Element writes');
  await expect(plot(figure)).toHaveAttribute('aria-label', /^Element writes on adversarial/);
  await expect(plot(figure)).toContainText('Element writes (log scale)');
  await figure.getByRole('combobox', {name: 'Inputs'}).selectOption('Favourable');
  await expect(plot(figure)).toHaveAttribute('aria-label', /^Element writes on favourable/);
  await expect((await rowOf(figure, '64')).getByRole('cell')).toHaveText(['64', '64']);
  await expect(figure).toContainText('No bound is stated for this.');
});

test('on paper the numbers stand in the open', async ({page}) => {
  const figure = await open(page);
  await page.emulateMedia({media: 'print'});
  await expect(figure.getByRole('rowheader', {name: '64', exact: true})).toBeVisible();
});

test('a reader’s own size is counted, and stands in the plot and the table', async ({page}) => {
  const figure = await open(page);
  await size(figure).fill('1,000');
  await page.keyboard.press('Enter');
  await expect(status(figure)).toContainText('Counted at n = 1,000: 2 of 2');
  await expect((await rowOf(figure, '1,000')).getByRole('cell')).toHaveText([
    /^[1-9][\d,]*$/,
    /^[1-9][\d,]*$/,
  ]);
  await expect(plot(figure)).toHaveAttribute('aria-label', /at n = 1,000/);
});

test('a size that cannot be counted is refused in words, and the field has them', async ({
  page,
}) => {
  const figure = await open(page);
  // Those of all kinds are with `readSize`.
  for (const text of ['', '65537']) {
    await test.step(`the size "${text}"`, async () => {
      // Else it would be the refusal of the size before.
      await size(figure).fill('16');
      await press(figure, 'Count');
      await expect(size(figure)).not.toHaveAttribute('aria-invalid', 'true');
      await size(figure).fill(text);
      await press(figure, 'Count');
      await expect(size(figure)).toHaveAttribute('aria-invalid', 'true');
      await expect(size(figure)).toHaveAccessibleDescription(
        'Write a whole number from 1 to 65,536.',
      );
      await expect(size(figure)).toBeFocused();
    });
  }
  await test.step('a reader who comes back finds it again', async () => {
    await page.goto('/race');
    await page.goBack();
    await expect(size(figure)).toHaveValue('65537');
  });
});

test('a count that takes too many steps is said to, and the others stand', async ({page}) => {
  await page.route(traced, (route) => route.fulfill({body: scriptedModule({panic: 'endless'})}));
  const figure = await open(page);
  await press(figure, 'Count');
  await expect(status(figure)).toContainText('A: it takes more than 5,000,000 steps');
  await expect(status(figure)).toContainText('0 of 2, in the plot');
});

test('a count that does not end is stopped by the reader, and can be begun again', async ({
  page,
}) => {
  // The plain program makes the input, whose length decides.
  const body = scriptedModule({answer: '[1]'}, {large: {isEndless: true}, from: 8});
  await page.route(traced, (route) => route.fulfill({body}));
  await page.route('**/fixtures/costs.plain.wasm', (route) =>
    route.fulfill({body: scriptedModule({answer: '[1, 2, 3]; 4'})}),
  );
  const figure = await open(page);
  await press(figure, 'Count');
  await press(figure, 'Stop');
  await expect(status(figure)).toHaveText('Stopped.');
  await press(figure, 'Count');
  await expect(status(figure)).toContainText('Counting');
});

test('a count that does not end is stopped after five seconds', async ({page}) => {
  await page.route(traced, (route) => route.fulfill({body: scriptedModule({isEndless: true})}));
  const runFor = await clockOfPrograms(page);
  const figure = await open(page);
  await press(figure, 'Count');
  await expect(status(figure)).toContainText('Counting');
  for (const program of ['A', 'B']) {
    await test.step(`program ${program}`, () => runFor(5000));
  }
  await expect(status(figure)).toContainText('A: it was stopped after 5 seconds');
});

test('a figure in use has no accessibility fault', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const figure = await open(page);
  await rowOf(figure, '64');
  await size(figure).fill('x');
  await page.keyboard.press('Enter');
  await expect(size(figure)).toHaveAttribute('aria-invalid', 'true');
  expect(await faults(page, {within: '[data-complexity]'})).toEqual([]);
});
