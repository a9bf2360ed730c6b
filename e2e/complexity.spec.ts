import type {Locator, Page} from '@playwright/test';
import {rowOf} from './costsTable';
import {waitForHydration, open, waitForIdle, scrollAndClick, scrollTo} from './open';
import {articlePath} from '../harness/routes';
import {holdRequests} from './searchPage';
import {expect, test} from './test';

const article = articlePath('rotate-array');

const figureOf = (page: Page) => page.locator('[data-complexity]').getByRole('figure');

/** Scrolls to the figure and waits until React has rendered it. */
async function openFigure(page: Page): Promise<Locator> {
  await scrollTo(page.locator('[data-complexity]'));
  await page.waitForFunction(
    // The HTML from the server wraps the figure in another element.
    () => document.querySelector('[data-complexity] > *')?.tagName === 'FIGURE',
  );
  return figureOf(page);
}

const plotOf = (figure: Locator) => figure.getByRole('img', {name: /both axes logarithmic/});
const status = (figure: Locator) => figure.getByRole('status');

test("the figure of costs does not shift when its scripts load, and keeps the reader's settings", async ({
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
  const release = await holdRequests(page, '**/assets/js/islands.*.js');
  await page.goto(article);
  await scrollTo(costs);
  await page.locator('[data-complexity] [name=measure]').evaluate((select) => {
    (select as HTMLSelectElement).value = 'writes';
  });
  release();
  await waitForHydration(page);
  const figure = await openFigure(page);

  await test.step('a setting that the reader made before hydration is kept', async () => {
    await expect(plotOf(figure)).toHaveAttribute('aria-label', /^Element writes on adversarial/);
  });

  await test.step('the figure does not shift on hydration', async () => {
    await figure.getByRole('combobox', {name: 'Counted'}).selectOption('Work');
    await expect(plotOf(figure)).toHaveAttribute('aria-label', /^Work on adversarial/);
    expect(await height()).toBe(still);
  });
});

test('what a reader presses in a figure before its data has come is done once it is there', async ({
  page,
}) => {
  await page.goto(article);
  await waitForHydration(page);
  const release = await holdRequests(page, '**/assets/listings/*.json');
  const [costs, race] = [page.locator('[data-complexity]'), page.locator('[data-race]')];
  await scrollAndClick(race.getByRole('button', {name: 'Measure on this machine'}));
  await scrollAndClick(costs.getByRole('button', {name: 'Count'}));
  release();
  await expect(status(costs.getByRole('figure'))).toContainText(
    'Counted 6 of 6 approaches at n = 1,000',
  );
  await expect(race.getByRole('button', {name: 'Stop'})).toBeVisible();
  await expect(page).toHaveURL(article);
});

test('on a phone, the numbers at the axis of sizes do not touch and the titles fit, with twice the text size too', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, article);
  const figure = await openFigure(page);
  const plot = plotOf(figure);
  await figure.getByRole('combobox', {name: 'Counted'}).selectOption('Element writes');
  for (const textSize of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const sizes = await plot.evaluate((drawing) => {
      const last = [...drawing.querySelectorAll('text')].find(
        ({textContent}) => textContent === '4,096',
      );
      return [...(last?.parentElement?.children ?? [])]
        .filter((text) => text.checkVisibility())
        .map((text) => text.getBoundingClientRect())
        .map(({left, right}) => ({left, right}));
    });
    expect(sizes.length).toBeGreaterThan(1);
    const gaps = sizes.slice(1).map(({left}, index) => left - (sizes[index]?.right ?? 0));
    expect(Math.min(...gaps), textSize).toBeGreaterThan(4);
    const outside = await figure.evaluate((panel) => {
      const {left, right} = panel.getBoundingClientRect();
      return [...panel.querySelectorAll('svg text')]
        .filter((text) => text.checkVisibility())
        .map((text) => ({name: text.textContent, box: text.getBoundingClientRect()}))
        .filter(({box}) => box.left < left || box.right > right)
        .map(({name}) => name);
    });
    expect(outside, textSize).toEqual([]);
  }
});

test("the figure of costs shows the numbers of the article's text and counts with the programs of other panels", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const programs = () => fetched.filter((url) => url.endsWith('.wasm'));
  await open(page, article);
  await page.waitForLoadState('networkidle');
  let figure = figureOf(page);

  await test.step('the scripts of the figure are fetched when it comes into view', async () => {
    const first = page.locator('[data-complexity] > *');
    expect(await first.evaluate(({tagName}) => tagName)).toBe('DIV');
    const before = fetched.length;
    figure = await openFigure(page);
    expect(fetched.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  });

  await test.step('the programs are fetched when the reader starts the count', async () => {
    // A prefetch would request the programs during this rest.
    await waitForIdle(page);
    expect(programs()).toHaveLength(0);
    await figure.getByRole('button', {name: 'Count'}).click();
    await expect(status(figure)).toContainText('Counted 6 of 6 approaches at n = 1,000');
    expect(programs()).toHaveLength(2);
  });

  await test.step('the text of the article has the same counts as the table', async () => {
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
      name: 'Source code of rotate-array/pitfalls/rotates-right.cpp',
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
