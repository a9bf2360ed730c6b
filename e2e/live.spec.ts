import type {Locator, Page} from '@playwright/test';
import {waitForLayout, open, waitForIdle, scrollTo, openDetails} from './open';
import {articlePath} from '../harness/routes';
import {scriptsWith} from './scriptsWith';
import {holdRequests} from './searchPage';
import {layoutShifts} from './layoutShifts';
import {expect, test} from './test';
import {traceOf} from './trace';

const file = 'rotate-array/reversal.cpp';
const article = articlePath('rotate-array');
const dataOf = (listing: string) =>
  new RegExp(`/assets/listings/${listing.replaceAll('/', '~')}\\.\\w+\\.json$`);

/** Scrolls to the panel of a listing and waits until React has rendered it. */
async function panelOf(page: Page, of = file): Promise<Locator> {
  const live = page.locator(`[data-live="${of}"]`);
  const running = page.waitForFunction((name) => {
    const still = document.querySelector(`[data-live="${name}"] > *`);
    return still?.getAttribute('role') === 'group';
  }, of);
  await openDetails(live);
  await scrollTo(live);
  await running;
  return live;
}

const field = (panel: Locator, name: string) => panel.getByRole('textbox', {name, exact: true});
const press = (panel: Locator, name: string) =>
  panel.getByRole('button', {name, exact: true}).click();
const result = (panel: Locator) => panel.locator('[data-result]');

test('a reader steps through a run by keyboard, slider, cell and link', async ({page, context}) => {
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
});

test('on a phone, the steps of real runs fit, do not shift, and restyle only their panel', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, articlePath('product-array'));

  await test.step('a long value is not cut off', async () => {
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

  await test.step('no step moves the content below its sentence or overlaps it', async () => {
    const panel = await panelOf(page, 'product-array/every-pair.cpp');
    await expect(panel.getByText(/^Step 0 of \d+$/).first()).toBeVisible();
    // Run in the page, because there are hundreds of steps.
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

  await test.step('a step lays out only its panel, and restyles only the elements that it changes', async () => {
    await open(page, articlePath('maximum-subarray-sum'));
    const panel = await panelOf(page, 'maximum-subarray-sum/divide-and-conquer.cpp');
    await waitForLayout(page);
    await field(panel, 'a').fill(Array.from({length: 64}, (_, index) => index % 7).join(' '));
    await press(panel, 'Step through');
    await expect(panel.getByText('Your input')).toBeVisible();
    await panel.locator('[data-figure]').focus();
    await page.keyboard.press('ArrowRight');
    // The list of variables to watch is updated, and the page laid out, once the stepper is at
    // rest.
    await waitForIdle(page, 400);
    // Run in the page, so that the stepper is not at rest between two steps.
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

  await test.step('a tall figure leaves room for its controls and scrolls to the cells that a step touches', async () => {
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
});

test('a panel fetches nothing before it comes near the viewport, and nothing shifts', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    fetched.push(request.url());
  });
  await open(page, article);
  await expect(page.locator('noscript[data-later]')).toHaveCount(0);
  const opened = await page.evaluate(() => performance.now());
  await waitForIdle(page);
  const before = [...fetched];
  const panels = page.locator('[data-live]');
  for (let index = 0; index < (await panels.count()); index++) {
    const panel = panels.nth(index);
    if (await panel.isVisible()) {
      await panelOf(page, (await panel.getAttribute('data-live')) ?? '');
    }
  }
  const panelScripts = scriptsWith('cppListings.controls.slider', fetched);
  expect(panelScripts).toHaveLength(1);
  expect(before).not.toContain(panelScripts[0]);
  const data = /\/assets\/listings\/.*\.json$/;
  expect(before.filter((url) => data.test(url))).toEqual([]);
  expect(fetched.filter((url) => data.test(url)).length).toBeGreaterThan(0);
  expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
  const shifts = await layoutShifts(page);
  expect(shifts.filter(({startTime}) => startTime >= opened)).toEqual([]);
});

test('the message that a panel could not be loaded comes into view when the reader presses a button', async ({
  page,
}) => {
  await page.route(dataOf(file), (route) => route.fulfill({status: 503}));
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, article);
  const live = page.locator(`[data-live="${file}"]`);
  const message = live.getByText('could not be loaded').last();
  await scrollTo(live);
  await expect(message).toBeVisible();
  await expect(message).not.toBeInViewport();
  await press(live, 'Step through');
  await expect(message).toBeInViewport({ratio: 1});
  await expect(live.getByRole('button', {name: 'Retry'})).toBeInViewport({ratio: 1});
});

test('what a reader does to a panel before React renders it is not lost', async ({page}) => {
  const others = {
    held: 'rotate-array/juggling.cpp',
    moved: 'rotate-array/extra-array.cpp',
    focused: 'rotate-array/one-step.cpp',
  };

  await test.step('the panel keeps the text that the reader has typed', async () => {
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

  await test.step('a button that the reader holds down works when it is released', async () => {
    const release = await holdRequests(page, dataOf(others.held));
    const live = page.locator(`[data-live="${others.held}"]`);
    await openDetails(live);
    await live.getByRole('button', {name: 'Run', exact: true}).hover();
    await page.mouse.down();
    const data = page.waitForResponse(dataOf(others.held));
    release();
    await data;
    // During this rest the panel would replace its static version.
    await waitForIdle(page, 500);
    await expect(live.locator('[data-still]')).toHaveCount(1);
    await page.mouse.up();
    await expect(result(live)).toContainText('Answer: [');
  });

  await test.step('the run continues at the step that the reader sets on the slider', async () => {
    const release = await holdRequests(page, dataOf(others.moved));
    const request = page.waitForRequest(dataOf(others.moved));
    const live = page.locator(`[data-live="${others.moved}"]`);
    await openDetails(live);
    const slider = live.getByRole('slider', {name: 'Step', exact: true});
    for (let step = 0; step < 3; step++) {
      await slider.press('ArrowRight');
    }
    await request;
    await expect(live.getByText(/^Step 0 of/)).toBeVisible();
    release();
    await expect(live.getByText(/^Step 3 of/)).toBeVisible();
    await expect(slider).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(live.getByText(/^Step 4 of/)).toBeVisible();
  });

  await test.step('the details of the steps keep the focus', async () => {
    const release = await holdRequests(page, dataOf(others.focused));
    const request = page.waitForRequest(dataOf(others.focused));
    const live = page.locator(`[data-live="${others.focused}"]`);
    await openDetails(live);
    const summary = live.locator('summary');
    await summary.focus();
    await request;
    release();
    await expect(live.locator('[data-still]')).toHaveCount(0);
    await expect(summary).toBeFocused();
  });
});
