import {expect, type Locator, type Page} from '@playwright/test';
import {endlessModule} from './handMadeModules';
import {faults} from './faults';
import {open} from './open';
import {test} from './plain';
import {articleIds, articlePath} from './routes';

const article = articlePath('rotate-array');
const tracedProgram = /\.traced\.[^/]*\.wasm$/;

const figureOf = (page: Page) => page.locator('[data-complexity]').getByRole('figure');

/** The figure of the page, with the code that drives it there. */
async function openFigureHere(page: Page): Promise<Locator> {
  await page.locator('[data-complexity]').scrollIntoViewIfNeeded();
  await page.waitForFunction(
    // What the server wrote stands in a block of its own.
    () => document.querySelector('[data-complexity] > *')?.tagName === 'FIGURE',
  );
  return figureOf(page);
}

async function openFigure(page: Page): Promise<Locator> {
  await open(page, article);
  return openFigureHere(page);
}

const plotOf = (figure: Locator) => figure.getByRole('img', {name: /both axes logarithmic/});
const field = (figure: Locator) => figure.getByRole('textbox', {name: 'At n ='});
const status = (figure: Locator) => figure.getByRole('status');

/** Shows the table, and gives its row for a size. */
async function rowOf(figure: Locator, n: string): Promise<Locator> {
  const details = figure.locator('details');
  if ((await details.getAttribute('open')) === null) {
    await figure.getByText('The numbers').click();
  }
  return figure
    .getByRole('row')
    .filter({has: figure.page().getByRole('rowheader', {name: n, exact: true})});
}

for (const id of articleIds) {
  test(`${id} has its counts in a plot and a table without JavaScript`, async ({
    plainPage: page,
  }) => {
    await page.goto(articlePath(id));
    const figure = figureOf(page);
    await expect(plotOf(figure)).toBeVisible();
    await expect(plotOf(figure)).toHaveAttribute('aria-label', /^Work on adversarial inputs/);
    await expect(figure.getByRole('combobox')).toHaveCount(0);
    await expect(field(figure)).toBeHidden();
    const row = await rowOf(figure, '64');
    const cells = await row.getByRole('cell').allTextContents();
    // One article's library approach has no code of its own to count.
    const numbers = cells.filter((text) => text !== '–');
    expect(numbers.length).toBeGreaterThan(2);
    expect(cells.length - numbers.length).toBe(id === 'dynamic-array-implementation' ? 1 : 0);
    expect(numbers.filter((text) => !/^[1-9][\d,]*$/.test(text))).toEqual([]);
  });
}

test('the words of an article have the counts of the table', async ({page}) => {
  const figure = await openFigure(page);
  const words = await page
    .getByRole('paragraph')
    .filter({hasText: 'at n = 1,024 juggling makes'})
    .textContent();
  const [, juggling, reversal] =
    /juggling makes ([\d,]+),.*reversal ([\d,]+)\./.exec(words ?? '') ?? [];
  await figure.getByRole('combobox', {name: 'Counted'}).selectOption('Element writes');
  const row = await rowOf(figure, '1,024');
  const cells = await row.getByRole('cell').allTextContents();
  expect(juggling).toMatch(/^1,02\d$/);
  expect(cells).toContain(juggling);
  expect(cells).toContain(reversal);
});

test('nothing moves when the scripts arrive', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(article);
  const height = async () => (await page.locator('[data-complexity]').boundingBox())?.height;
  const still = await height();
  await page.unroute('**/*.js');
  await openFigure(page);
  expect(await height()).toBe(still);
});

test('an approach is hidden and shown again by keyboard', async ({page}) => {
  const figure = await openFigure(page);
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

test('another measure and other inputs are drawn, and what was set early is kept', async ({
  page,
}) => {
  await page.goto(article);
  const figure = figureOf(page);
  // Before the scripts have looked at it.
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('[data-complexity] [name=measure]');
    if (select) {
      select.value = 'writes';
    }
  });
  await page.locator('[data-complexity]').scrollIntoViewIfNeeded();
  await expect(plotOf(figure)).toHaveAttribute('aria-label', /^Element writes on adversarial/);
  await figure.getByRole('combobox', {name: 'Inputs'}).selectOption('Favourable');
  await expect(plotOf(figure)).toHaveAttribute('aria-label', /^Element writes on favourable/);
  await expect(await rowOf(figure, '64')).toContainText('0');
  await expect(figure).toContainText('No bound is stated for this.');
});

test('a reader’s own size is counted, and stands in the plot and the table', async ({page}) => {
  const figure = await openFigure(page);
  await field(figure).fill('1,000');
  await page.keyboard.press('Enter');
  await expect(status(figure)).toContainText('Counted at n = 1,000: 6 of 6');
  const row = await rowOf(figure, '1,000');
  const cells = await row.getByRole('cell').allTextContents();
  expect(cells.filter((text) => !/^[1-9][\d,]*$/.test(text))).toEqual([]);
  await expect(plotOf(figure)).toHaveAttribute('aria-label', /at n = 4,096/);
});

test('a size that is none is refused in words, and the field has them', async ({page}) => {
  const figure = await openFigure(page);
  for (const text of ['', '0', '2.5', 'many', '65537']) {
    await field(figure).fill(text);
    await figure.getByRole('button', {name: 'Count'}).click();
    await expect(field(figure)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(figure)).toHaveAccessibleDescription(
      'Write a whole number from 1 to 65,536.',
    );
    await expect(field(figure)).toBeFocused();
  }
});

test('a count that takes too many steps, or does not end, is stopped and said to be', async ({
  page,
}) => {
  const figure = await openFigure(page);
  await field(figure).fill('65536');
  await page.keyboard.press('Enter');
  await expect(status(figure)).toContainText(
    /A: (it takes more than 5,000,000 steps|it was stopped after 5 seconds)/,
    {
      timeout: 60_000,
    },
  );
  await expect(status(figure)).toContainText('of 6, in the plot');

  await page.reload();
  const again = await openFigure(page);
  await page.route(tracedProgram, (route) => route.fulfill({body: endlessModule}));
  await again.getByRole('button', {name: 'Count'}).click();
  await again.getByRole('button', {name: 'Stop'}).click();
  await expect(status(again)).toHaveText('Stopped.');
  await page.unroute(tracedProgram);
  await again.getByRole('button', {name: 'Count'}).click();
  await expect(status(again)).toContainText('Counted at n = 1,000: 6 of 6');
});

test('a figure in use has no accessibility fault', async ({page}) => {
  const figure = await openFigure(page);
  await rowOf(figure, '64');
  await field(figure).fill('x');
  await page.keyboard.press('Enter');
  await expect(field(figure)).toHaveAttribute('aria-invalid', 'true');
  expect(await faults(page, {within: '[data-complexity]'})).toEqual([]);
});

test('what drives it is fetched when it comes into view, and the programs when they count', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, article);
  await page.waitForLoadState('networkidle');
  const first = page.locator('[data-complexity] > *');
  expect(await first.evaluate(({tagName}) => tagName)).toBe('DIV');
  const before = fetched.length;
  const figure = await openFigureHere(page);
  expect(fetched.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  const programs = () => fetched.filter((url) => url.endsWith('.wasm')).length;
  expect(programs()).toBe(0);
  await figure.getByRole('button', {name: 'Count'}).click();
  await expect(status(figure)).toContainText('Counted at n');
  expect(programs()).toBe(2);
});
