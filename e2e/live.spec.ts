import {expect, type Locator, type Page} from '@playwright/test';
import {pretendConnection} from './connection';
import {laidOut, open, rest, scrollTo, unfold} from './open';
import {test} from './plain';
import {articlePath} from './routes';
import {hold} from './searchPage';
import {shiftsOf} from './shifts';
import {traceOf} from './trace';

const file = 'rotate-array/reversal.cpp';
const article = articlePath('rotate-array');
const dataOf = (listing: string) =>
  new RegExp(`/assets/listings/${listing.replaceAll('/', '~')}\\.\\w+\\.json$`);

/** The panel of a listing, with the figure in view and the code that drives it there. */
async function panelOf(page: Page, of = file): Promise<Locator> {
  const live = page.locator(`[data-live="${of}"]`);
  const running = page.waitForFunction((name) => {
    const still = document.querySelector(`[data-live="${name}"] > *`);
    return still?.getAttribute('role') === 'group';
  }, of);
  await unfold(live);
  await scrollTo(live);
  await running;
  return live;
}

const field = (panel: Locator, name: string) => panel.getByRole('textbox', {name, exact: true});
const press = (panel: Locator, name: string) =>
  panel.getByRole('button', {name, exact: true}).click();
const result = (panel: Locator) => panel.locator('[data-result]');

test('a run is stepped through by keyboard, slider, cell and link', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${article}#three-reversals`);
  const panel = await panelOf(page);
  const figure = panel.getByRole('group', {name: 'Arrays'});
  const position = panel.getByText(/^Step \d+ of \d+$/).first();
  const lit = page.locator('[data-lit]');
  await expect(position).toHaveText(/^Step 0 of/);
  await expect(lit).toHaveCount(0);

  await figure.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText(/^Step 2 of/);
  await expect(lit).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText(/^Step 1 of/);
  await page.keyboard.press('End');
  const end = (await position.textContent()) ?? '';
  expect(end).toMatch(/^Step (\d+) of \1$/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(position).toHaveText(/^Step 1 of/);
  await press(panel, 'Pause');

  await field(panel, 'a').fill('5 6 7 8');
  await field(panel, 'k').fill('1');
  await press(panel, 'Step through');
  await expect(panel).toContainText('Your input');
  await expect(position).toHaveText(/^Step 0 of/);
  await figure.locator('[data-cell]').nth(2).click();
  await press(panel, 'Next use');
  await expect(figure.locator('svg')).toHaveAccessibleName(/read: index .*2|written: index .*2/);
  await expect(panel.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /^Step \d+ of \d+, line \d+: .+/,
  );
  const reached = (await position.textContent()) ?? '';
  const sentence = (await panel.locator('[aria-live] code').first().textContent()) ?? '';

  await press(panel, 'Copy link');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#three-reversals');
  await page.goto(link);
  await expect(position).toHaveText(reached);
  await expect(panel.locator('[aria-live] code').first()).toHaveText(sentence);
  await expect(field(panel, 'a')).toHaveValue('[5, 6, 7, 8]');
  await expect(panel).toBeInViewport();

  await page.goto(`${article}?run=${file}&input=[1];x`);
  await expect(panel).toContainText('The input in the link is not one of this problem’s');
  await expect(position).toHaveText(/^Step 0 of/);
  await page.goto(`${article}?run=rotate-array/gone.cpp`);
  await expect(page.getByText('a listing that this page does not have')).toHaveCount(1);
});

test('a long value is shown whole on a narrow screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, articlePath('product-array'));
  const panel = await panelOf(page, 'product-array/division.cpp');
  await panel.getByRole('slider').fill('5');
  const largest = panel.locator('[data-variable=largest]');
  await expect(largest).toHaveText('largest 9223372036854775807');
  const cut = await largest.evaluate(
    ({children}) =>
      [...children].filter(
        (part) => part.clientWidth < part.scrollWidth || part.getBoundingClientRect().width === 0,
      ).length,
  );
  expect(cut).toBe(0);
  expect(await largest.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
});

test('no step moves what stands below its sentence, nor writes over it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, articlePath('product-array'));
  const panel = await panelOf(page, 'product-array/every-pair.cpp');
  await expect(panel.getByText(/^Step 0 of \d+$/).first()).toBeVisible();
  // In the page, for there are hundreds of steps.
  const places = await panel.evaluate(async (element) => {
    const forward = element.querySelector<HTMLButtonElement>('[data-action=forward]');
    const drawing = element.querySelector('[data-figure]');
    const sentence = drawing?.parentElement?.querySelector('p');
    const place = () => {
      const {top} = element.getBoundingClientRect();
      return {
        figure: (drawing?.getBoundingClientRect().top ?? NaN) - top,
        sentence: (sentence?.getBoundingClientRect().bottom ?? NaN) - top,
      };
    };
    const all = [place()];
    while (forward && forward.ariaDisabled !== 'true') {
      forward.click();
      await new Promise(requestAnimationFrame);
      all.push(place());
    }
    return all;
  });
  await expect(panel.getByText(/^Step (\d+) of \1$/).first()).toBeVisible();
  expect(places.length).toBeGreaterThan(50);
  expect(new Set(places.map(({figure}) => figure)).size).toBe(1);
  expect(places.filter(({figure, sentence}) => !(sentence <= figure))).toEqual([]);
});

test('a step lays out no more than its panel, and computes no styles of what it leaves alone', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, articlePath('maximum-subarray-sum'));
  const panel = await panelOf(page, 'maximum-subarray-sum/divide-and-conquer.cpp');
  await laidOut(page);
  await field(panel, 'a').fill(Array.from({length: 64}, (_, index) => index % 7).join(' '));
  await press(panel, 'Step through');
  await expect(panel.getByText('Your input')).toBeVisible();
  await panel.locator('[data-figure]').focus();
  await page.keyboard.press('ArrowRight');
  // What can be watched is listed again when the run stands still, and the page laid out.
  await rest(page, 400);
  // In the page, so that the run stands still between no two steps.
  const trace = await traceOf(page, () =>
    panel.evaluate(async (element) => {
      for (let step = 0; step < 30; step++) {
        element.querySelector<HTMLButtonElement>('[data-action=forward]')?.click();
        await new Promise(requestAnimationFrame);
      }
    }),
  );
  const layouts = trace.flatMap(({name, args}) =>
    name === 'Layout' && args.beginData ? [args.beginData.partialLayout] : [],
  );
  expect(layouts.length).toBeGreaterThanOrEqual(30);
  expect(layouts).not.toContain(false);
  const cells = await panel.locator('[data-cell]').count();
  expect(cells).toBeGreaterThanOrEqual(64);
  const computed = trace.flatMap(({name, args}) =>
    name === 'UpdateLayoutTree' && args.elementCount ? [args.elementCount] : [],
  );
  expect(computed.length).toBeGreaterThanOrEqual(30);
  // A cell has four elements.
  expect(Math.max(...computed)).toBeLessThan(2 * cells);
});

test('a tall figure leaves room for its controls, and shows what a step touches', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, articlePath('find-first-unique-element'));
  const panel = await panelOf(page, 'find-first-unique-element/adversarial/salted.cpp');
  const figure = panel.locator('[data-figure]');
  const shown = await figure.evaluate(({clientHeight, scrollHeight}) => ({
    clientHeight,
    scrollHeight,
  }));
  expect(shown.clientHeight).toBeLessThanOrEqual(0.65 * 800);
  expect(shown.scrollHeight).toBeGreaterThan(2 * shown.clientHeight);
  for (const step of ['550', '40']) {
    await panel.getByRole('slider').fill(step);
    await figure.scrollIntoViewIfNeeded();
    const touched = figure.locator('[data-touched]');
    await expect(touched.first()).toBeInViewport();
  }
});

test('without JavaScript there are the first step, and a link to all of them', async ({
  plainPage: page,
}) => {
  await page.goto(article);
  const panel = page.locator(`[data-live="${file}"]`);
  await expect(panel.getByText(/^Step 0 of \d+$/)).toBeVisible();
  await expect(panel.locator('svg[role=img]')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(panel.locator('summary', {hasText: 'All steps as a table'})).toBeHidden();
  await panel.getByRole('link', {name: /^All steps as a table/}).click();
  const run = page.locator('section', {has: page.getByRole('heading', {level: 2, name: file})});
  await expect(run).toBeInViewport();
  await expect(run.getByText(/^Step (\d+) of \1$/)).toBeVisible();
  await expect(run.locator('svg[role=img]')).toBeVisible();
  const last = Number(/of (\d+)/.exec((await run.getByText(/^Step /).textContent()) ?? '')?.[1]);
  // One for each step from 0 on, below the names of the columns.
  await expect(run.getByRole('row')).toHaveCount(last + 2);
  await expect(run.getByRole('row').last()).toContainText('The answer:');
});

test('nothing of a panel is fetched before it comes near the view, and nothing shifts', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    fetched.push(request.url());
  });
  await open(page, article);
  await expect(page.locator('noscript[data-later]')).toHaveCount(0);
  const opened = await page.evaluate(() => performance.now());
  await rest(page);
  const before = [...fetched];
  const panels = page.locator('[data-live]');
  for (let index = 0; index < (await panels.count()); index++) {
    const panel = panels.nth(index);
    if (await panel.isVisible()) {
      await panelOf(page, (await panel.getAttribute('data-live')) ?? '');
    }
  }
  const panelScripts: string[] = [];
  for (const url of new Set(fetched.filter((one) => one.endsWith('.js')))) {
    const script = await page.request.get(url);
    if ((await script.text()).includes('cppListings.controls.slider')) {
      panelScripts.push(url);
    }
  }
  expect(panelScripts).toHaveLength(1);
  expect(before).not.toContain(panelScripts[0]);
  const data = /\/assets\/listings\/.*\.json$/;
  expect(before.filter((url) => data.test(url))).toEqual([]);
  expect(fetched.filter((url) => data.test(url)).length).toBeGreaterThan(0);
  expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
  const shifts = await shiftsOf(page);
  expect(shifts.filter(({startTime}) => startTime >= opened)).toEqual([]);
});

test('data saving leaves a panel alone until it is used, by its own button', async ({page}) => {
  await pretendConnection(page, {saveData: true});
  await open(page, article);
  const live = page.locator(`[data-live="${file}"]`);
  await scrollTo(live);
  await field(live, 'k').evaluate((box: HTMLInputElement) => {
    box.value = '1';
  });
  // In which the panel would come.
  await rest(page, 500);
  await expect(live.locator('[data-still]')).toHaveCount(1);
  await live.getByRole('button', {name: 'Run', exact: true}).click({delay: 1000});
  await expect(result(live)).toContainText('Answer: [');
  await expect(field(live, 'k')).toHaveValue('1');
});

test('what is typed until the panel is there stays', async ({page}) => {
  await open(page, article);
  const live = page.locator(`[data-live="${file}"]`);
  const typed = await field(live, 'k').evaluate(
    (box: HTMLTextAreaElement) =>
      new Promise<number>((resolve) => {
        const {port1, port2} = new MessageChannel();
        let key = 0;
        port1.onmessage = () => {
          if (!box.isConnected) {
            resolve(key);
            return;
          }
          key++;
          box.value = String(key);
          port2.postMessage(undefined);
        };
        port2.postMessage(undefined);
        box.scrollIntoView();
      }),
  );
  expect(typed).toBeGreaterThan(0);
  await expect(field(live, 'k')).toHaveValue(String(typed));
});

test('a button that is held down while its panel comes is answered', async ({page}) => {
  const release = await hold(page, dataOf(file));
  await open(page, article);
  const live = page.locator(`[data-live="${file}"]`);
  await live.getByRole('button', {name: 'Run', exact: true}).hover();
  await page.mouse.down();
  const data = page.waitForResponse(dataOf(file));
  release();
  await data;
  // In which the panel would come.
  await rest(page, 500);
  await expect(live.locator('[data-still]')).toHaveCount(1);
  await page.mouse.up();
  await expect(result(live)).toContainText('Answer: [');
});

test('where the slider is put until the panel is there, its run goes on', async ({page}) => {
  const release = await hold(page, dataOf(file));
  const asked = page.waitForRequest(dataOf(file));
  await open(page, article);
  const live = page.locator(`[data-live="${file}"]`);
  const slider = live.getByRole('slider', {name: 'Step', exact: true});
  for (let step = 0; step < 3; step++) {
    await slider.press('ArrowRight');
  }
  await asked;
  await expect(live.getByText(/^Step 0 of/)).toBeVisible();
  release();
  await expect(live.getByText(/^Step 3 of/)).toBeVisible();
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(live.getByText(/^Step 4 of/)).toBeVisible();
});
