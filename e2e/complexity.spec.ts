import {expect, type Locator, type Page} from '@playwright/test';
import {hydrated, open, rest, scrollTo} from './open';
import {test} from './plain';
import {articlePath} from './routes';
import {hold} from './searchPage';

const article = articlePath('rotate-array');

const figureOf = (page: Page) => page.locator('[data-complexity]').getByRole('figure');

/** The figure of the page, with the code that drives it there. */
async function openFigureHere(page: Page): Promise<Locator> {
  await scrollTo(page.locator('[data-complexity]'));
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

test('the words of an article have the counts of the table', async ({page}) => {
  const figure = await openFigure(page);
  const words = await page
    .getByRole('paragraph')
    .filter({hasText: 'at n = 1,024 reversal makes'})
    .textContent();
  const [, reversal, juggling] =
    /reversal makes ([\d,]+) and juggling, [^,]+, ([\d,]+)\./.exec(words ?? '') ?? [];
  await figure.getByRole('combobox', {name: 'Counted'}).selectOption('Element writes');
  const row = await rowOf(figure, '1,024');
  await expect(row).toBeVisible();
  const cells = await row.getByRole('cell').allTextContents();
  expect(juggling).toMatch(/^1,02\d$/);
  expect(cells).toContain(juggling);
  expect(cells).toContain(reversal);
});

test('nothing moves when the scripts arrive', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(article);
  const figure = page.locator('[data-complexity]');
  await scrollTo(figure);
  await expect(figure.getByRole('combobox').first()).toBeVisible();
  const height = async () => (await figure.boundingBox())?.height;
  const still = await height();
  await page.unroute('**/*.js');
  await openFigure(page);
  expect(await height()).toBe(still);
});

test('what was set before the scripts came is kept', async ({page}) => {
  const release = await hold(page, '**/assets/js/islands.*.js');
  await page.goto(article);
  const figure = figureOf(page);
  await scrollTo(page.locator('[data-complexity]'));
  await page.locator('[data-complexity] [name=measure]').evaluate((select) => {
    (select as HTMLSelectElement).value = 'writes';
  });
  release();
  await hydrated(page);
  await scrollTo(page.locator('[data-complexity]'));
  await expect(plotOf(figure)).toHaveAttribute('aria-label', /^Element writes on adversarial/);
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
  // In which they would be asked for.
  await rest(page);
  expect(programs()).toBe(0);
  await figure.getByRole('button', {name: 'Count'}).click();
  await expect(status(figure)).toContainText('Counted at n');
  expect(programs()).toBe(2);
});

test('stepper, hunt and plot share a worker, and each program is fetched once', async ({page}) => {
  const programs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) {
      programs.push(request.url());
    }
  });
  const figure = await openFigure(page);
  await figure.getByRole('button', {name: 'Count'}).click();
  await expect(status(figure)).toContainText('Counted at n = 1,000: 6 of 6');

  const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
  await scrollTo(panel);
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(panel.locator('[data-result]')).toContainText('Answer: [');

  const code = page.getByRole('group', {
    name: 'Source code of rotate-array/pitfalls/turns-right.cpp',
    exact: true,
  });
  const hunt = page.locator('section[data-listing]').filter({has: code});
  await hunt.getByRole('button', {name: 'Break it', exact: true}).click();
  await hunt.getByRole('button', {name: 'Run both'}).click();
  await expect(hunt.locator('[data-verdict]')).toBeVisible();

  expect(page.workers()).toHaveLength(1);
  expect(programs).toHaveLength(new Set(programs).size);
  expect(programs.length).toBeGreaterThan(2);
});

test('without JavaScript the counts are a plot, which leads to a table', async ({
  plainPage: page,
}) => {
  await page.goto(article);
  const figure = figureOf(page);
  const plot = plotOf(figure);
  await expect(plot).toBeVisible();
  await expect(plot).toHaveAttribute('aria-label', /^Work on adversarial inputs/);
  await expect(figure.getByRole('combobox')).toHaveCount(0);
  await expect(figure.getByRole('textbox', {name: 'At n ='})).toBeHidden();
  await figure.getByText('The numbers').click();
  await figure.getByRole('link', {name: 'All counts in a table'}).click();
  await expect(page.getByRole('table', {name: 'Work on adversarial inputs'})).toBeInViewport();
});
