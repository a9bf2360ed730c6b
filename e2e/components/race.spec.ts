import type {Locator, Page} from '@playwright/test';
import type {SpeedData} from '../../packages/docusaurus-plugin-cpp-listings/src/model/speed';
import {accessibilityViolations} from '../accessibilityViolations';
import {holdRequests} from '../searchPage';
import {speeds} from './listings';
import {scriptedModule} from './modules';
import {expect, press, test} from './test';
import {cannotRun, partsToRun, removePart} from './withoutPart';

const programs = '**/fixtures/costs.plain.wasm';

/** Returns a program that reports the nanoseconds and the number of its calls. */
const timed = (nanoseconds: number, calls: number) =>
  scriptedModule({answer: `${nanoseconds} ${calls}`});

/** A program so slow that only the first size is measured. */
const slow = timed(400_000_000, 1);

async function open(page: Page): Promise<Locator> {
  await page.goto('/race');
  const figure = page.locator('[data-race]').getByRole('figure');
  await expect(figure.getByRole('button', {name: 'Measure on this machine'})).toBeVisible();
  return figure;
}

const plot = (figure: Locator) => figure.getByRole('img', {name: /both axes logarithmic/});
const status = (figure: Locator) => figure.getByRole('status');

/** Opens the table and returns the cells of its row for a size of random inputs. */
async function cellsOf(figure: Locator, n: number): Promise<Locator> {
  const details = figure.locator('details');
  if ((await details.getAttribute('open')) === null) {
    await figure.getByText('The numbers').click();
  }
  return figure.locator(`#speed-turn-average-${n}`).getByRole('cell');
}

test('the recorded speeds are drawn, with where and how they were measured, and the table has all inputs', async ({
  page,
}) => {
  const figure = await open(page);
  await expect(plot(figure)).toHaveAttribute(
    'aria-label',
    /Random inputs.*A, One step at a time: 25\.0 at n = 100; B, Three reversals: < 0\.001 at n = 1,000/,
  );
  await expect(figure).toContainText(
    'Measured on 2026-11-23 on one machine (A processor; L1 32 KiB, L2 1 MiB), compiled by g++ 12.2.0 with -O2.',
  );
  await test.step('other inputs are drawn when the reader selects them', async () => {
    await figure.getByRole('combobox', {name: 'Inputs'}).selectOption('Adversarial inputs');
    await expect(plot(figure)).toHaveAttribute('aria-label', /Adversarial inputs.*A, .*: 50\.0 at/);
  });
  await test.step('the table has all inputs', async () => {
    await expect(await cellsOf(figure, 10)).toHaveText(['2.50 (2.40–2.60)', '1.50 (1.40–1.60)']);
    await expect(await cellsOf(figure, 1000)).toHaveText(['–', '< 0.001']);
    await expect(figure.locator('#speed-turn-worst-100').getByRole('cell')).toHaveText([
      '50.0 (49.0–51.0)',
      '1.00',
    ]);
  });
});

for (const part of partsToRun) {
  test(`without ${part} a measurement is reported as impossible`, async ({page}) => {
    const figure = await open(page);
    await removePart(page, part);
    await press(figure, 'Measure on this machine');
    await expect(status(figure)).toHaveText(cannotRun);
  });
}

test('the programs run on the reader’s machine, and their speeds are added to the plot and the table', async ({
  page,
}) => {
  // 300 nanoseconds a call, for every size.
  await page.route(programs, (route) => route.fulfill({body: timed(30_000, 100)}));
  const figure = await open(page);
  const lines = plot(figure).locator('[stroke-dasharray]');
  await expect(lines).toHaveCount(0);
  await press(figure, 'Measure on this machine');
  await expect(status(figure)).toContainText('Measured: the filled marks, the dashed lines', {
    timeout: 30_000,
  });
  await expect(await cellsOf(figure, 100)).toHaveText([
    '25.0 (24.0–26.0)',
    '0.500 (0.400–0.600)',
    '3.00',
    '3.00',
  ]);
  // Six sizes, from 10 to 1,000,000, for each of the two programs.
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) {
    await expect(line).toHaveAttribute('d', /^M[^ML]+(L[^ML]+){5}$/);
  }
  await expect(figure.getByRole('columnheader', {name: 'A, here'})).toBeVisible();
});

test('a program that takes too long at a size is not run on larger sizes, and the result has no accessibility violation', async ({
  page,
}) => {
  await page.route(programs, (route) => route.fulfill({body: slow}));
  await page.emulateMedia({reducedMotion: 'reduce'});
  const figure = await open(page);
  await press(figure, 'Measure on this machine');
  await expect(status(figure)).toContainText('Measured: the filled marks, the dashed lines', {
    timeout: 30_000,
  });
  await expect(await cellsOf(figure, 10)).toHaveCount(4);
  await expect(await cellsOf(figure, 100)).toHaveText([/^25/, /^0\.5/, '–', '–']);
  expect(await accessibilityViolations(page, {within: '[data-race]'})).toEqual([]);
});

test('a program that fails is reported, and the others are still measured', async ({page}) => {
  await page.route(programs, (route) =>
    route.fulfill({body: scriptedModule({panic: 'the program ran out of memory'})}),
  );
  const figure = await open(page);
  await press(figure, 'Measure on this machine');
  await expect(status(figure)).toContainText(
    'A: the program ran out of memory. B: the program ran out of memory.',
  );
});

test('a double click starts the measurement; the reader stops it, and can start it again', async ({
  page,
}) => {
  await page.route(programs, (route) => route.fulfill({body: scriptedModule({isEndless: true})}));
  const figure = await open(page);
  // At the left edge, where the button that stops is, too.
  const position = {x: 10, y: 10};
  await figure.getByRole('button', {name: 'Measure on this machine'}).dblclick({position});
  await expect(figure.getByRole('progressbar', {name: 'Sizes that are measured'})).toBeVisible();
  await press(figure, 'Stop');
  await expect(status(figure)).toHaveText('Stopped.');
  await press(figure, 'Measure on this machine');
  await expect(status(figure)).toContainText('Measuring at n = 10');
});

test('stopping while the programs load runs none of them', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const release = await holdRequests(page, '**/fixtures/costs.json');
  const figure = await open(page);
  await press(figure, 'Measure on this machine');
  await press(figure, 'Stop');
  await expect(status(figure)).toHaveText('Stopped.');
  const costsResponse = page.waitForResponse('**/fixtures/costs.json');
  release();
  await (await costsResponse).finished();
  expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
});

test('a measurement on a busy machine is reported', async ({page}) => {
  // The worker's clock runs three times as fast in every second period.
  const uneven = `if (typeof document === 'undefined') {
    const now = performance.now.bind(performance);
    let [last, reported, calls] = [now(), 0, 0];
    performance.now = () => {
      const time = now();
      reported += (time - last) * (Math.floor(calls++ / 4) % 2 === 0 ? 1 : 3);
      last = time;
      return reported;
    };
  }`;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${uneven}\n${await response.text()}`});
  });
  await page.route(programs, (route) => route.fulfill({body: slow}));
  const figure = await open(page);
  await press(figure, 'Measure on this machine');
  await expect(status(figure)).toContainText('This machine was busy', {timeout: 30_000});
});

for (const [file, address] of [
  ['list of programs', '**/fixtures/costs.json'],
  ['module', programs],
] as const) {
  test(`programs whose ${file} fails to load are reported, and nothing is called measured`, async ({
    page,
  }) => {
    await page.route(address, (route) => route.fulfill({status: 404}));
    const figure = await open(page);
    await press(figure, 'Measure on this machine');
    await expect(status(figure)).toHaveText('The programs could not be loaded (HTTP 404).');
  });
}

test('speeds recorded on a busy machine are not drawn, and the page shows the reason', async ({
  page,
}) => {
  const unsteady: SpeedData = {
    ...speeds,
    ...(speeds.record && {record: {...speeds.record, isSteady: false}}),
  };
  await page.route('**/fixtures/speeds.json', (route) => route.fulfill({json: unsteady}));
  await page.goto('/race');
  const race = page.locator('[data-race]');
  await expect(race).toContainText('measured on a machine that was busy with other work');
  await expect(race.getByRole('figure')).toHaveCount(0);
});
