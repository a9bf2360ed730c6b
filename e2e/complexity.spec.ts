import type {Locator, Page} from '@playwright/test';
import {rowOf} from './costsTable';
import {hydrated, open, rest, scrollTo} from './open';
import {articlePath} from '../harness/routes';
import {hold} from './searchPage';
import {expect, test} from './test';

const article = articlePath('rotate-array');

const figureOf = (page: Page) => page.locator('[data-complexity]').getByRole('figure');

/** The figure of the page, with the code that drives it there. */
async function openFigure(page: Page): Promise<Locator> {
  await scrollTo(page.locator('[data-complexity]'));
  await page.waitForFunction(
    // What the server wrote stands in a block of its own.
    () => document.querySelector('[data-complexity] > *')?.tagName === 'FIGURE',
  );
  return figureOf(page);
}

const plotOf = (figure: Locator) => figure.getByRole('img', {name: /both axes logarithmic/});
const status = (figure: Locator) => figure.getByRole('status');

test('nothing moves when the scripts of the costs arrive, and what was set before is kept', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(article);
  const costs = page.locator('[data-complexity]');
  await scrollTo(costs);
  await expect(costs.getByRole('combobox').first()).toBeVisible();
  const height = async () => (await costs.boundingBox())?.height;
  const still = await height();
  await page.unroute('**/*.js');
  const release = await hold(page, '**/assets/js/islands.*.js');
  await page.goto(article);
  await scrollTo(costs);
  await page.locator('[data-complexity] [name=measure]').evaluate((select) => {
    (select as HTMLSelectElement).value = 'writes';
  });
  release();
  await hydrated(page);
  const figure = await openFigure(page);

  await test.step('what was set before the scripts came is kept', async () => {
    await expect(plotOf(figure)).toHaveAttribute('aria-label', /^Element writes on adversarial/);
  });

  await test.step('nothing moves when they come', async () => {
    await figure.getByRole('combobox', {name: 'Counted'}).selectOption('Work');
    await expect(plotOf(figure)).toHaveAttribute('aria-label', /^Work on adversarial/);
    expect(await height()).toBe(still);
  });
});

test('the costs of an article are the numbers of its text, and are counted with the programs of its other panels', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const programs = () => fetched.filter((url) => url.endsWith('.wasm'));
  await open(page, article);
  await page.waitForLoadState('networkidle');
  let figure = figureOf(page);

  await test.step('what drives the figure is fetched when it comes into view', async () => {
    const first = page.locator('[data-complexity] > *');
    expect(await first.evaluate(({tagName}) => tagName)).toBe('DIV');
    const before = fetched.length;
    figure = await openFigure(page);
    expect(fetched.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  });

  await test.step('the programs are fetched when they count', async () => {
    // In which they would be asked for.
    await rest(page);
    expect(programs()).toHaveLength(0);
    await figure.getByRole('button', {name: 'Count'}).click();
    await expect(status(figure)).toContainText('Counted at n = 1,000: 6 of 6');
    expect(programs()).toHaveLength(2);
  });

  await test.step('the words of the article have the counts of the table', async () => {
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

  await test.step('stepper, hunt and plot share a worker, and each program is fetched once', async () => {
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
    expect(programs()).toHaveLength(new Set(programs()).size);
    expect(programs().length).toBeGreaterThan(2);
  });
});
