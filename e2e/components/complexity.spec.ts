import type {Locator, Page} from '@playwright/test';
import {rowOf} from '../costsTable';
import {accessibilityViolations} from '../accessibilityViolations';
import {addedTexts} from './addedTexts';
import {installProgramClock} from './clock';
import {scriptedModule} from './modules';
import {expect, press, test} from './test';
import {cannotRun, partsToRun, removePart} from './withoutPart';

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

test('a checkbox, used by keyboard, hides the approach that it names and shows it again', async ({
  page,
}) => {
  const figure = await open(page);
  await test.step('the label of the checkbox has the letter, the title and the bound', async () => {
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

test('choosing another measure or other inputs updates the plot, the table and the axis labels', async ({
  page,
}) => {
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

test('in print, the table of numbers is open', async ({page}) => {
  const figure = await open(page);
  await page.emulateMedia({media: 'print'});
  await expect(figure.getByRole('rowheader', {name: '64', exact: true})).toBeVisible();
});

test("the reader's own size is counted and added to the plot and the table", async ({page}) => {
  const figure = await open(page);
  await size(figure).fill('1,000');
  await page.keyboard.press('Enter');
  await expect(status(figure)).toContainText('Counted 2 of 2 approaches at n = 1,000');
  await expect((await rowOf(figure, '1,000')).getByRole('cell')).toHaveText([
    /^[1-9][\d,]*$/,
    /^[1-9][\d,]*$/,
  ]);
  await expect(plot(figure)).toHaveAttribute('aria-label', /at n = 1,000/);
});

test('a size that cannot be counted is rejected with a message at the field', async ({page}) => {
  const figure = await open(page);
  // The unit tests of `readSize` cover all kinds of invalid sizes.
  for (const text of ['', '65537']) {
    await test.step(`the size "${text}"`, async () => {
      // Count a valid size first, otherwise the message of the previous size would still be shown.
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
  await test.step('the same message is announced again', async () => {
    const announced = await addedTexts(status(figure));
    await page.keyboard.press('Enter');
    await expect.poll(announced).toEqual(['Write a whole number from 1 to 65,536.']);
  });
  await test.step('the size is restored when the reader comes back', async () => {
    await page.goto('/race');
    await page.goBack();
    await expect(size(figure)).toHaveValue('65537');
  });
});

test('a count that takes too many steps is reported, and the other counts are kept', async ({
  page,
}) => {
  await page.route(traced, (route) => route.fulfill({body: scriptedModule({panic: 'endless'})}));
  const figure = await open(page);
  await press(figure, 'Count');
  await expect(status(figure)).toContainText('A: it takes more than 5,000,000 steps');
  await expect(status(figure)).toContainText('Counted 0 of 2 approaches');
});

test('programs that fail to load are reported once, and can be counted later', async ({page}) => {
  await page.route(traced, (route) => route.fulfill({status: 404}));
  const figure = await open(page);
  await press(figure, 'Count');
  await expect(status(figure)).toHaveText('The programs could not be loaded (HTTP 404).');
  await test.step('a reader without a network is told so', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', {value: false}));
    await press(figure, 'Count');
    await expect(status(figure)).toContainText('You are offline');
  });
  await page.unroute(traced);
  await press(figure, 'Count');
  await expect(status(figure)).toContainText('Counted 2 of 2 approaches');
});

for (const part of partsToRun) {
  test(`without ${part} a count is reported as impossible`, async ({page}) => {
    const figure = await open(page);
    await removePart(page, part);
    await press(figure, 'Count');
    await expect(status(figure)).toHaveText(cannotRun);
  });
}

test('a double click starts a count; the reader stops it, and can start it again', async ({
  page,
}) => {
  // The plain program makes the input, whose length decides the script of the traced program.
  const body = scriptedModule({answer: '[1]'}, {large: {isEndless: true}, from: 8});
  await page.route(traced, (route) => route.fulfill({body}));
  await page.route('**/fixtures/costs.plain.wasm', (route) =>
    route.fulfill({body: scriptedModule({answer: '[1, 2, 3]; 4'})}),
  );
  const figure = await open(page);
  await figure.getByRole('button', {name: 'Count', exact: true}).dblclick();
  await press(figure, 'Stop');
  await expect(status(figure)).toHaveText('Stopped.');
  await press(figure, 'Count');
  await expect(status(figure)).toContainText('Counting');
});

test('an endless count is stopped after five seconds', async ({page}) => {
  await page.route(traced, (route) => route.fulfill({body: scriptedModule({isEndless: true})}));
  const runFor = await installProgramClock(page);
  const figure = await open(page);
  await press(figure, 'Count');
  await expect(status(figure)).toContainText('Counting');
  for (const program of ['A', 'B']) {
    await test.step(`the count of program ${program} is stopped`, () => runFor(5000));
  }
  await expect(status(figure)).toContainText('A: it was stopped after 5 seconds');
});

test('a figure in use has no accessibility violation', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const figure = await open(page);
  await rowOf(figure, '64');
  await size(figure).fill('x');
  await page.keyboard.press('Enter');
  await expect(size(figure)).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityViolations(page, {within: '[data-complexity]'})).toEqual([]);
});

test('on a phone with twice the text size, a choice has its own line, and text that is longer is not cut without a sign', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  const figure = await open(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const name of ['Counted', 'Inputs']) {
    const choice = figure.getByRole('combobox', {name});
    await expect(choice).toHaveCSS('text-overflow', 'ellipsis');
    const {width, row} = await choice.evaluate((select) => ({
      width: select.getBoundingClientRect().width,
      row: select.closest('figure')?.querySelector('figcaption')?.getBoundingClientRect().width,
    }));
    expect(width, name).toBe(row);
  }
});
