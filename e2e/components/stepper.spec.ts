import type {Locator, Page} from '@playwright/test';
import {saveData} from '../../harness/connection';
import {accessibilityViolations} from '../accessibilityViolations';
import {highlightedLine} from '../highlightedLine';
import {waitForIdle} from '../open';
import {holdRequests} from '../searchPage';
import {addedTexts} from './addedTexts';
import {installProgramClock, advanceClock} from './clock';
import {scriptedModule} from './modules';
import {translatePage} from './translator';
import {borderContrast} from './borderContrast';
import {expect, expectEmptyWithoutRoom, field, press, test, tooSmallTargets} from './test';
import {partsToRun, removePart} from './withoutPart';

const wasm = '**/fixtures/*.wasm';

/** Opens the page with the steppers and waits until React has rendered one of them. */
async function open(page: Page, file = 'turn/reversal.cpp'): Promise<Locator> {
  await page.goto('/stepper');
  const stepper = page.locator(`[data-live="${file}"]`);
  await stepper.scrollIntoViewIfNeeded();
  await expect(stepper.getByRole('button', {name: 'Run', exact: true})).toBeVisible();
  return stepper;
}

const result = (stepper: Locator) => stepper.locator('[data-result]');
const position = (stepper: Locator) => stepper.getByText(/^Step \d+ of \d+$/).first();
const figure = (stepper: Locator) => stepper.getByRole('group', {name: 'Arrays'});

test('an invalid input is rejected when the reader runs it; a valid input runs and shows its answer and its costs', async ({
  page,
}) => {
  const stepper = await open(page);
  const array = field(stepper, 'a');
  for (const [what, text, message] of [
    ['a word', '1, two', /Element 2 is not a whole number: two/],
    [
      'a number that is too large',
      '[1, 2000000000]',
      /Element 2 is 2000000000; it must be at most 1000000000/,
    ],
    [
      'a number that never ends',
      '7'.repeat(5000),
      /Element 1 is 7{29}…; it must be at most 1000000000/,
    ],
    ['a number in groups', '[1,000, 2]', /Write 1000 for one; put a space after each comma/],
    ['a comma too many', '[1, 2,, 3]', /Element 3 is missing/],
    ['nothing', '', /This is empty/],
    ['a bracket that is open', '[1, 2', /bracket is missing/],
    ['too many elements', '1 '.repeat(100_001), /size is 100,001; it must be at most 100,000/],
  ] as const) {
    await test.step(`the input of ${what} is rejected and runs nothing`, async () => {
      await array.fill('1');
      await array.fill(text);
      await expect(array).toHaveAttribute('aria-invalid', 'false');
      await expect(array).toHaveAccessibleDescription('');
      await press(stepper, 'Run');
      await expect(array).toBeFocused();
      await expect(array).toHaveAttribute('aria-invalid', 'true');
      await expect(array).toHaveAccessibleDescription(message);
      await expect(result(stepper)).toBeEmpty();
    });
  }
  await test.step('an error appears on Enter and when the field loses the focus, and is updated silently while the reader types', async () => {
    const fault = stepper.locator('p', {hasText: /bracket|Element/});
    await array.fill('1');
    await array.fill('[1');
    await expect(array).toHaveAccessibleDescription('');
    await array.press('Enter');
    await expect(array).toHaveAccessibleDescription(/bracket is missing/);
    await expect(fault).toHaveAttribute('aria-live', 'polite');
    await array.fill('[1,, 2]');
    await expect(array).toHaveAccessibleDescription(/Element 2 is missing/);
    await expect(fault).toHaveAttribute('aria-live', 'off');
    await array.fill('[1, 2]');
    await array.fill('[1, 2');
    await expect(array).toHaveAccessibleDescription('');
    await field(stepper, 'k').focus();
    await expect(array).toHaveAccessibleDescription(/bracket is missing/);
  });
  await test.step('an input that is too long to step through is rejected', async () => {
    await array.fill('1 '.repeat(65));
    await press(stepper, 'Step through');
    await expect(stepper).toContainText('at most 64 elements in all; these are 65');
  });
  await test.step('a valid input runs', async () => {
    await array.fill('{1, 2 3}');
    await field(stepper, 'k').fill('−1');
    await press(stepper, 'Run');
    await expect(result(stepper)).toContainText('Answer: [3, 1, 2]');
    await expect(result(stepper)).toContainText(
      /Steps: \d+ · reads of elements: \d+ · writes: \d+/,
    );
  });
});

test('a listing in closed details fetches its panel when they are opened, by keyboard too, and then steps by keyboard', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/folded', {waitUntil: 'networkidle'});
  const stepper = page.locator('[data-live="turn/reversal.cpp"]');
  await expect(stepper).toBeHidden();
  expect(fetched.filter((url) => url.includes('/fixtures/'))).toEqual([]);
  await page.getByText('Run it and step through').focus();
  await page.keyboard.press('Enter');
  await expect(stepper).toBeVisible();
  await press(stepper, 'Run');
  await expect(result(stepper)).toContainText('Answer:');
  await figure(stepper).press('ArrowRight');
  await expect(position(stepper)).toHaveText(/^Step 1 of/);
});

/** Opens a panel for a reader who saves data, and rests: without the setting, it would start. */
async function openSavingData(page: Page): Promise<Locator> {
  await saveData(page);
  await page.goto('/stepper');
  const stepper = page.locator('[data-live="turn/reversal.cpp"]');
  await stepper.scrollIntoViewIfNeeded();
  await waitForIdle(page);
  return stepper;
}

test('if the reader saves data, a panel in view is fetched only when it is used', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const stepper = await openSavingData(page);
  expect(fetched.filter((url) => url.includes('/fixtures/'))).toEqual([]);
  await stepper.click();
  await expect(stepper.getByRole('button', {name: 'Run', exact: true})).toBeVisible();
});

test('for a reader who saves data, the focus starts a panel, also after a touch that scrolled', async ({
  page,
}) => {
  const stepper = await openSavingData(page);
  const part = stepper.locator('*').last();
  await part.dispatchEvent('pointerdown', {pointerType: 'touch'});
  await part.dispatchEvent('pointercancel', {pointerType: 'touch'});
  await part.dispatchEvent('focusin');
  await expect(stepper.getByRole('button', {name: 'Copy link'})).toBeVisible();
});

test('for a reader who saves data, the focus starts a panel also after a press that was released elsewhere', async ({
  page,
}) => {
  const stepper = await openSavingData(page);
  const box = await stepper.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await stepper.locator('*').last().dispatchEvent('focusin');
  await expect(stepper.getByRole('button', {name: 'Copy link'})).toBeVisible();
});

test('an error is announced again when the reader runs the same invalid input again', async ({
  page,
}) => {
  const stepper = await open(page);
  const array = field(stepper, 'a');
  await array.fill('x');
  await array.press('Enter');
  const fault = stepper.locator('p[aria-live]').filter({hasText: /./}).first();
  await expect(array).toHaveAttribute('aria-invalid', 'true');
  const words = await fault.textContent();
  const announced = await addedTexts(fault);
  await array.press('Enter');
  await expect.poll(announced).toEqual([words]);
});

test('invalid panel data is reported, and Retry fetches it again', async ({page}) => {
  await page.route('**/fixtures/reversal.json', (route) => route.fulfill({json: {}}));
  await page.goto('/folded');
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.getByText('Run it and step through').click();
  await expect(page.locator('[data-live]')).toContainText('could not be loaded');
  expect((await warned).text()).toContain('Error');
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText(/^Step 0 of \d+$/).first()).toBeVisible();
});

test('an endless program is stopped by the reader, or after five seconds', async ({page}) => {
  const body = scriptedModule({answer: '[1]'}, {large: {isEndless: true}, from: 8});
  await page.route(wasm, (route) => route.fulfill({body}));
  const runFor = await installProgramClock(page);
  const stepper = await open(page);
  await press(stepper, 'Run');
  await press(stepper, 'Stop');
  await expect(result(stepper)).toHaveText('Stopped.');
  const run = stepper.getByRole('button', {name: 'Run', exact: true});
  await expect(run).toBeFocused();
  await run.click();
  await stepper.getByRole('button', {name: 'Stop'}).focus();
  await runFor(5000);
  await expect(result(stepper)).toContainText('it was still running after 5 seconds');
  await expect(run).toBeFocused();
  await field(stepper, 'a').fill('1');
  await press(stepper, 'Run');
  await expect(result(stepper)).toContainText('Answer: [1]');
});

test('an endless program delays another panel for five seconds, and the other panel does not stop it', async ({
  page,
}) => {
  const body = scriptedModule({answer: '[1]'}, {large: {isEndless: true}, from: 8});
  await page.route(wasm, (route) => route.fulfill({body}));
  const runFor = await installProgramClock(page);
  const other = await open(page, 'turn/library.cpp');
  const stepper = page.locator('[data-live="turn/reversal.cpp"]');
  await press(stepper, 'Run');
  await expect(stepper.getByRole('button', {name: 'Stop'})).toBeVisible();
  await field(other, 'a').fill('1');
  await press(other, 'Run');
  await runFor(5000);
  await expect(result(stepper)).toContainText('it was still running after 5 seconds');
  await expect(result(other)).toContainText('Answer: [1]');
});

test('a run is dropped if its program loads after the reader has gone back to the example', async ({
  page,
}) => {
  const line = {l: 1, a: [], c: [['f', 1, 1, []]]};
  const body = scriptedModule({steps: [line, line], answer: '[1]'});
  const release = await holdRequests(page, wasm, (route) => route.fulfill({body}));
  await open(page, 'turn/library.cpp');
  const stepper = page.locator('[data-live="turn/reversal.cpp"]');
  const array = field(stepper, 'a');
  const example = await array.inputValue();
  await array.fill('1');
  await press(stepper, 'Step through');
  await array.fill(example);
  await press(stepper, 'Step through');
  release();
  // When the shared worker answers this request, it has handled the earlier ones.
  const other = page.locator('[data-live="turn/library.cpp"]');
  await press(other, 'Run');
  await expect(result(other)).toContainText('Answer: [1]');
  await expect(stepper.getByText('Your input')).toHaveCount(0);
});

test.describe('the output of a program', () => {
  /** Runs this module instead of the listing's module. */
  async function runOf(page: Page, module: Buffer): Promise<Locator> {
    await page.route(wasm, (route) => route.fulfill({body: module}));
    const stepper = await open(page);
    await press(stepper, 'Run');
    return stepper;
  }

  test('is shown', async ({page}) => {
    const stepper = await runOf(page, scriptedModule({prints: 'one line\n'}));
    await expect(stepper.getByRole('group', {name: 'Printed text'})).toHaveText('one line');
  });

  test('is cut off if it does not end', async ({page}) => {
    // Long texts reach the limit of the output long before the time limit, on a busy machine too.
    const module = scriptedModule({prints: 'one line\n'.repeat(1000), isEndless: true});
    const stepper = await runOf(page, module);
    await expect(result(stepper)).toContainText('it had printed more than 10,000,000 bytes');
    await expect(stepper.locator('[data-printed]')).toContainText(/and [\d,]+ more characters/);
  });

  test('takes no room if the program prints nothing', async ({page}) => {
    const stepper = await runOf(page, scriptedModule({answer: '[]'}));
    await expect(result(stepper)).toContainText('Answer: [');
    await expect(stepper.locator('[data-printed]')).toHaveCount(0);
  });
});

test("an input that the problem forbids is rejected with the problem's message", async ({page}) => {
  const module = scriptedModule({panic: 'refused: 13 is unlucky.'});
  await page.route(wasm, (route) => route.fulfill({body: module}));
  const stepper = await open(page);
  await press(stepper, 'Run');
  await expect(result(stepper)).toContainText('13 is unlucky.');
});

test('a listing without statements runs, but has no steps', async ({page}) => {
  const stepper = await open(page, 'turn/library.cpp');
  await expect(stepper).toContainText('nothing to step through');
  await expect(stepper.getByRole('slider')).toHaveCount(0);
  await expect(stepper.getByRole('button')).toHaveText(['Run']);
  await press(stepper, 'Run');
  await expect(result(stepper)).toContainText('Answer: [');
});

test('keys step forward and back, play and pause, and the line of a step is highlighted', async ({
  page,
}) => {
  const stepper = await open(page);
  const marked = page.locator('[data-lit]');
  await test.step('no line is highlighted before the reader steps', async () => {
    await expect(marked).toHaveCount(0);
    await press(stepper, 'Step forward');
    await expect(marked).toHaveCount(1);
    expect(await highlightedLine(page.locator('body'))).toBe('  if (a.empty()) return;');
  });
  await test.step('the arrow keys step, and End and Home lead to the ends', async () => {
    await figure(stepper).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(position(stepper)).toHaveText(/^Step 3 of/);
    await page.keyboard.press('ArrowLeft');
    await expect(position(stepper)).toHaveText(/^Step 2 of/);
    await page.keyboard.press('End');
    await expect(position(stepper)).toHaveText(/^Step (\d+) of \1$/);
    await page.keyboard.press('Home');
    await expect(position(stepper)).toHaveText(/^Step 0 of/);
  });
  await test.step('the arrow keys do not step when the focus is in details of the panel', async () => {
    await stepper.getByText(/^All steps as a table/).click();
    await stepper.locator('summary').press('ArrowRight');
    await expect(position(stepper)).toHaveText(/^Step 0 of/);
    await figure(stepper).focus();
  });
  await test.step('the space bar plays and pauses', async () => {
    await page.keyboard.press('Space');
    await expect(position(stepper)).not.toHaveText(/^Step 0 of/);
    await page.keyboard.press('Space');
    await expect(stepper.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
  });
});

test("the reader follows a cell from use to use, and steps through the reader's own input", async ({
  page,
}) => {
  const stepper = await open(page);
  await test.step('a click on a cell selects it for Next use', async () => {
    await figure(stepper).locator('[data-cell]').nth(1).click();
    await press(stepper, 'Next use');
    await expect(figure(stepper).locator('svg')).toHaveAccessibleName(
      /read: index .*1|written: index .*1/,
    );
  });
  await test.step("the reader steps through the reader's own input, and a button leads back to the example", async () => {
    await field(stepper, 'a').fill('5 6 7 8');
    await press(stepper, 'Step through');
    await expect(stepper).toContainText('Your input');
    await field(stepper, 'a').fill('5 6 7');
    await expect(stepper).toContainText('An earlier input');
    await expect(stepper).not.toContainText('Your input');
    await field(stepper, 'a').fill('5, 6, 7, 8');
    await expect(stepper).toContainText('Your input');
    await expect(position(stepper)).toHaveText('Step 0 of 4');
    await press(stepper, 'Back to the example');
    await expect(stepper).not.toContainText('Your input');
    await expect(stepper.getByRole('button', {name: 'Step through'})).toBeFocused();
    await expect(field(stepper, 'a')).toHaveValue('[1, 2, 3, 4, 5]');
  });
});

test('in a page that the browser translates, each step has its own line and sentence', async ({
  page,
}) => {
  /** Returns what the panel says about each of the first steps. */
  const read = async (isTranslated: boolean) => {
    // A reload would restore a step at which the reader has paused.
    await page.goto('about:blank');
    const stepper = await open(page);
    if (isTranslated) {
      await translatePage(page);
    }
    const said: string[] = [];
    for (let step = 1; step <= 12; step += 1) {
      await stepper.locator('[data-action=forward]').click();
      await expect(stepper.getByText(new RegExp(`^step ${step} of`, 'i')).first()).toBeVisible();
      const line = await stepper
        .getByText(/^line \d+$/i)
        .first()
        .textContent();
      const sentence = await stepper.locator('p[aria-live]:has(code)').first().textContent();
      said.push(`${line}: ${sentence}`.toUpperCase());
    }
    return said;
  };
  const plain = await read(false);
  expect(new Set(plain).size).toBeGreaterThan(8);
  expect(await read(true)).toEqual(plain);
});

test('in a page that the browser translates, a link is copied, and the panel names the input of its run', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const stepper = await open(page);
  await field(stepper, 'a').fill('5 6 7 8');
  await press(stepper, 'Step through');
  await expect(stepper).toContainText('Your input');
  await translatePage(page);
  await stepper.locator('[data-field=a]').fill('5 6 7 9');
  await expect(stepper).toContainText('AN EARLIER INPUT');
  await stepper.getByRole('button', {name: 'COPY LINK'}).click();
  await expect(stepper.getByRole('button', {name: 'COPIED'})).toBeVisible();
  await expect(stepper.getByRole('button', {name: 'COPY LINK'})).toBeVisible();
});

test('a screen reader announces the steps that touched what the reader watches, at the first choice too', async ({
  page,
}) => {
  const stepper = await open(page);
  const steps = stepper.locator('label:has-text("Watch") ~ [aria-live=polite]');
  await expectEmptyWithoutRoom(steps);
  await stepper.getByRole('combobox', {name: 'Watch'}).selectOption('a[0]');
  await expect(steps).toHaveText(/^steps: \d+/);
});

test('in forced colours, places without a variable are not drawn', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const stepper = await open(page);
  const places = stepper.locator('[data-amount] > div > div');
  const filled = stepper.locator('[data-amount] [data-variable]');
  expect(await places.count()).toBeGreaterThan(await filled.count());
  for (const place of await places.all()) {
    await expect(place).toBeVisible({
      visible: (await place.getAttribute('data-variable')) !== null,
    });
  }
});

test('a screen reader announces the sentence of each step, unless the run plays, and of a pause', async ({
  page,
}) => {
  await page.clock.install();
  const stepper = await open(page);
  await test.step('the live regions exist while they are empty, and take no room', async () => {
    for (const empty of [stepper.getByRole('status'), result(stepper)]) {
      await expectEmptyWithoutRoom(empty);
    }
  });
  const sentence = stepper.locator('p[aria-live]:has(code)').first();
  // A panel that only came into view announces nothing.
  await expect(sentence).toHaveAttribute('aria-live', 'off');
  const before = await sentence.textContent();
  await press(stepper, 'Step forward');
  await expect(sentence).not.toHaveText(before ?? '');
  await expect(sentence).toHaveAttribute('aria-live', 'polite');
  // The whole sentence is announced, not only the words that changed.
  await expect(sentence).toHaveAttribute('aria-atomic', 'true');
  await advanceClock(page, 1000);
  await press(stepper, 'Play');
  await expect(sentence).toHaveAttribute('aria-live', 'off');
  const played = await sentence.locator('span').elementHandle();
  await press(stepper, 'Pause');
  await expect(sentence).toHaveAttribute('aria-live', 'polite');
  // Screen readers announce only what is new in the page.
  expect(await played.evaluate((element) => element.isConnected)).toBe(false);
  await page.clock.resume();
  // The slider announces the sentence itself.
  await stepper.getByRole('slider').press('ArrowRight');
  await expect(sentence).toHaveAttribute('aria-live', 'off');
  await expect(stepper.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /^Step \d+ of \d+, line \d+: .+/,
  );
});

test.describe('the slider', () => {
  /** Moves the thumb in one task, and resolves to the step that the panel then shows. */
  const slide = (stepper: Locator, ...to: readonly number[]) =>
    stepper.getByRole('slider').evaluate(async (slider, values) => {
      const shown = () => slider.closest('[data-live]')?.textContent.match(/Step \d+ of/)?.[0];
      const thumb = slider as HTMLInputElement;
      for (const value of values) {
        thumb.valueAsNumber = value;
        thumb.dispatchEvent(new Event('input', {bubbles: true}));
        await Promise.resolve();
      }
      return {step: shown(), value: thumb.value};
    }, to);

  test('goes only to the last of the steps it passes, in a separate task', async ({page}) => {
    const stepper = await open(page);
    await test.step('the step is not rendered in the frame that moves the thumb', async () => {
      expect(await slide(stepper, 8)).toEqual({step: 'Step 0 of', value: '8'});
      await expect(position(stepper)).toHaveText(/^Step 8 of/);
      await expect(stepper.getByRole('slider')).toHaveValue('8');
    });
    await test.step('only the last of several steps is rendered', async () => {
      expect(await slide(stepper, 4, 5, 3)).toEqual({step: 'Step 8 of', value: '3'});
      await expect(position(stepper)).toHaveText(/^Step 3 of/);
      await expect(stepper.getByRole('slider')).toHaveValue('3');
    });
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}, isMobile: true, hasTouch: true});

  test('a swipe across the figure steps; a swipe along the page does not', async ({
    page,
    context,
  }) => {
    const stepper = await open(page);
    const drawing = stepper.locator('[data-figure]');
    await drawing.scrollIntoViewIfNeeded();
    const devtools = await context.newCDPSession(page);
    const swipe = async (across: number, down: number) => {
      const box = await drawing.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 40];
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 1) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{x: x + share * across, y: y + share * down}],
        });
      await touch('touchStart', 0);
      await touch('touchMove', 0.5);
      await touch('touchMove');
      await touch('touchEnd');
    };
    await swipe(-80, 5);
    await expect(position(stepper)).toHaveText(/^Step 1 of/);
    await swipe(-80, 5);
    await expect(position(stepper)).toHaveText(/^Step 2 of/);
    await swipe(80, 0);
    await expect(position(stepper)).toHaveText(/^Step 1 of/);
    await swipe(-30, 0);
    await swipe(-50, -60);
    await expect(position(stepper)).toHaveText(/^Step 1 of/);
    await test.step('a swipe still steps after a run that had no array to draw', async () => {
      const call = ['turn', 1, 2, [['count', 3]]];
      const steps = [2, 0].map((line) => ({l: line, c: [call]}));
      await page.route(wasm, (route) => route.fulfill({body: scriptedModule({steps})}));
      await field(stepper, 'a').fill('5');
      await press(stepper, 'Step through');
      await expect(drawing).toHaveCount(0);
      await press(stepper, 'Back to the example');
      await swipe(-80, 5);
      await expect(position(stepper)).toHaveText(/^Step 1 of/);
    });
  });
});

test('in print, the step that a reader is at is shown without its controls, and an unused stepper is not', async ({
  page,
}) => {
  const stepper = await open(page);
  await expect(stepper).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(stepper).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await stepper.getByRole('slider').fill('8');
  const ink = () => stepper.evaluate((element) => getComputedStyle(element).color);
  const onScreen = await ink();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await ink()).not.toBe(onScreen);
  await page.emulateMedia({media: 'print'});
  expect(await ink()).toBe(onScreen);
  await expect(stepper.getByText(/^Step 8 of/)).toBeVisible();
  await expect(stepper.getByRole('img')).toBeVisible();
  for (const control of await stepper.locator('button, input, textarea, select, summary').all()) {
    await expect(control).toBeHidden();
  }
});

test('in print, the result of a run is shown', async ({page}) => {
  const stepper = await open(page);
  await press(stepper, 'Run');
  await expect(result(stepper)).toContainText('Answer: [');
  await page.emulateMedia({media: 'print'});
  await expect(result(stepper)).toBeVisible();
});

test('a failed download of the program is retried', async ({page}) => {
  const stepper = await open(page);
  await page.route(wasm, (route) => route.fulfill({status: 503}));
  await press(stepper, 'Run');
  await expect(result(stepper)).toContainText('could not be loaded (HTTP 503)');
  await page.unroute(wasm);
  await press(stepper, 'Retry');
  await expect(result(stepper)).toContainText('Answer: [');
});

for (const part of partsToRun) {
  test(`without ${part} the example still steps, and a run is reported as impossible`, async ({
    page,
  }) => {
    const stepper = await open(page);
    await removePart(page, part);
    await press(stepper, 'Run');
    await expect(stepper.getByText('This browser cannot run programs on this page')).toHaveCount(1);
    await press(stepper, 'Step forward');
    await expect(stepper).toContainText('Step 1 of');
  });
}

for (const {what, part} of [
  {what: 'script', part: /\/assets\/js\/(?!main).*\.js$/},
  {what: 'data', part: '**/fixtures/reversal.json'},
]) {
  test(`the ${what} of a panel can fail to load, and Retry fetches it again`, async ({page}) => {
    await page.route(part, (route) => route.fulfill({status: 503}));
    await page.goto('/stepper');
    const stepper = page.locator('[data-live="turn/reversal.cpp"]');
    await expect(stepper).toContainText('could not be loaded');
    await page.unroute(part);
    await press(stepper, 'Retry');
    await expect(stepper).not.toContainText('could not be loaded');
    await press(stepper, 'Step forward');
    await expect(stepper).toContainText('Step 1 of');
  });
}

test('the button that fetches a failed panel again keeps the focus until the panel has it, and each failure is announced', async ({
  page,
}) => {
  const data = '**/fixtures/reversal.json';
  let requests = 0;
  await page.route(data, (route) => {
    requests += 1;
    return route.fulfill({status: 503});
  });
  await page.goto('/stepper');
  const stepper = page.locator('[data-live="turn/reversal.cpp"]');
  const failure = stepper.getByRole('status');
  const retry = stepper.getByRole('button', {name: 'Retry'});
  await expect(failure).toContainText('could not be loaded');
  await test.step('the focus alone fetches nothing', async () => {
    await retry.focus();
    await waitForIdle(page);
    expect(requests).toBe(1);
    await expect(retry).toBeFocused();
  });
  await test.step('the message is gone during an attempt, and comes back after a failure', async () => {
    // The earlier route stays until this one has replaced it, so that no request succeeds meanwhile.
    const release = await holdRequests(page, data, (route) => route.fulfill({status: 503}));
    await page.keyboard.press('Enter');
    await expect(failure).toBeEmpty();
    await expect(retry).toBeFocused();
    release();
    await expect(failure).toContainText('could not be loaded');
    await expect(retry).toBeFocused();
  });
  await test.step('the panel that was fetched gets the focus', async () => {
    await page.unroute(data);
    await page.keyboard.press('Enter');
    await expect(stepper.getByRole('button', {name: 'Run', exact: true})).toBeFocused();
    await expect(retry).toHaveCount(0);
  });
});

test('a link leads to a run on an input and to a step of it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stepper = await open(page);
  await field(stepper, 'a').fill('5 6 7 8');
  await press(stepper, 'Step through');
  await expect(position(stepper)).toHaveText('Step 0 of 4');
  await press(stepper, 'Last step');
  await press(stepper, 'Copy link');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(position(stepper)).toHaveText('Step 4 of 4');
  await expect(field(stepper, 'a')).toHaveValue('[5, 6, 7, 8]');
});

test('the run, the step and the typed input are restored when the reader comes back to the page', async ({
  page,
}) => {
  const stepper = await open(page);
  await field(stepper, 'a').fill('5 6 7 8');
  await press(stepper, 'Step through');
  await expect(position(stepper)).toHaveText('Step 0 of 4');
  await press(stepper, 'Step forward');
  await press(stepper, 'Step forward');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"2"');
  await page.goto('/folded');
  await page.goBack();
  await expect(position(stepper)).toHaveText('Step 2 of 4');
  await expect(field(stepper, 'a')).toHaveValue('5 6 7 8');
  await test.step('an input that was typed but not run is restored, too', async () => {
    await field(stepper, 'a').fill('9 x');
    await page.goto('/folded');
    await page.goBack();
    await expect(position(stepper)).toHaveText('Step 2 of 4');
    await expect(field(stepper, 'a')).toHaveValue('9 x');
  });
  await test.step('so is the state of a page that the reader left from another section', async () => {
    await field(stepper, 'a').fill('9 y');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('9 y');
    await page.evaluate(() => {
      location.hash = 'section';
    });
    await page.goto('/folded');
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('#section');
    await expect(position(stepper)).toHaveText('Step 2 of 4');
    await expect(field(stepper, 'a')).toHaveValue('9 y');
  });
  await test.step('a link takes precedence over the stored state', async () => {
    await page.goto('/stepper?run=turn/reversal.cpp&step=1');
    await expect(position(stepper)).toHaveText(/^Step 1 of/);
  });
});

test('a screen reader announces that a link was copied, but not the changes of the button’s name', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.clock.install();
  const stepper = await open(page);
  const words = stepper.locator('button > [aria-live]');
  await expect(words).toHaveAttribute('aria-live', 'off');
  await press(stepper, 'Copy link');
  await expect(words).toHaveText('Copied');
  await expect(words).toHaveAttribute('aria-live', 'polite');
  await advanceClock(page, 2000);
  await expect(words).toHaveText('Copy link');
  await expect(words).toHaveAttribute('aria-live', 'off');
});

test('Retry opens the step of a link whose program failed to load', async ({page}) => {
  await page.route(wasm, (route) => route.fulfill({status: 503}));
  await page.goto('/stepper?run=turn/reversal.cpp&input=[5,6,7,8];1&step=3');
  const stepper = page.locator('[data-live="turn/reversal.cpp"]');
  await expect(result(stepper)).toContainText('could not be loaded');
  await page.unroute(wasm);
  await press(stepper, 'Retry');
  await expect(position(stepper)).toHaveText('Step 3 of 4');
});

test('a link with an invalid input shows the example', async ({page}) => {
  await page.goto('/stepper?run=turn/reversal.cpp&input=[1];x');
  const stepper = page.locator('[data-live="turn/reversal.cpp"]');
  await expect(stepper).toContainText('The input in the link is not valid for this problem');
  await expect(position(stepper)).toHaveText(/^Step 0 of/);
});

test('a link to a missing listing shows an error, once and in view', async ({page}) => {
  // The error is the same without a network: nothing of it could be saved.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {value: false});
  });
  await page.goto('/stepper?run=turn/gone.cpp');
  const message = page.getByText('a listing that this page does not have');
  await expect(message).toHaveCount(1);
  await expect(message).toBeInViewport();
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('a stepper in use has no accessibility violation in either colour mode', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 360, height: 800});
  const stepper = await open(page);
  await field(stepper, 'k').fill('x');
  await stepper.getByRole('slider').fill('8');
  await stepper.locator('[data-cell]').first().click();
  await stepper.getByText(/^All steps as a table/).click();
  const within = '[data-live="turn/reversal.cpp"]';
  expect(await accessibilityViolations(page, {within})).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await accessibilityViolations(page, {rules: ['color-contrast'], within})).toEqual([]);
  expect(await tooSmallTargets(stepper.locator('button, select, summary'))).toEqual([]);
});

test.describe('the source of a listing', () => {
  const figureOf = (page: Page) => page.getByRole('figure').first();

  test('is copied as it is shown by a button with the name of its file, which confirms it, for screen readers too', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto('/stepper');
    const copy = figureOf(page).locator('button[data-copied]');
    await expect(copy).not.toHaveAttribute('aria-live');
    await press(figureOf(page), 'Copy reversal.cpp');
    await test.step('a screen reader announces that the source was copied, but not the button’s next name', async () => {
      await expect(figureOf(page).getByRole('button', {name: 'Copied reversal.cpp'})).toBeVisible();
      await expect(copy).toHaveText('Copied');
      await expect(copy).toHaveAttribute('aria-live', 'polite');
      await advanceClock(page, 2000);
      await expect(copy).toHaveText('Copy');
      await expect(copy).toHaveAttribute('aria-live', 'off');
    });
    await test.step('the clipboard has the shown source', async () => {
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe((await page.locator('pre > code').first().textContent())?.trimEnd());
      expect(copied).toContain('void rotate_left(');
    });
  });

  test('reports that the browser blocks the clipboard', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await page.goto('/stepper');
    await press(figureOf(page), 'Copy reversal.cpp');
    await expect(figureOf(page).getByRole('button', {name: 'Clipboard blocked'})).toBeVisible();
  });

  test('scrolls by keyboard if it is wider than the window, and has no copy button without scripts', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/stepper');
    const code = page.getByRole('group', {name: /Source code of .*reversal\.cpp/});
    const copy = figureOf(page).getByRole('button', {name: 'Copy reversal.cpp', exact: true});
    await copy.focus();
    await page.keyboard.press('Tab');
    await expect(code).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await test.step('the copy button is hidden without scripts', async () => {
      await expect(copy).toBeVisible();
      await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
      await expect(copy).toBeHidden();
    });
  });
});

test.describe('changed fields', () => {
  test('run first when the reader steps or plays, and are rejected in the same way as by Run', async ({
    page,
  }) => {
    const stepper = await open(page);
    await field(stepper, 'a').fill('5 6 7');
    await press(stepper, 'Step forward');
    await expect(position(stepper)).toHaveText('Step 1 of 4');
    await expect(stepper).toContainText('Your input');
    await press(stepper, 'Step forward');
    await expect(position(stepper)).toHaveText('Step 2 of 4');
    await field(stepper, 'a').fill('5 6');
    await stepper.getByRole('slider').fill('3');
    await expect(position(stepper)).toHaveText('Step 3 of 4');
    await field(stepper, 'a').fill('[5');
    await press(stepper, 'Play');
    await expect(field(stepper, 'a')).toBeFocused();
    await expect(stepper.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
    await field(stepper, 'a').fill('1 '.repeat(65));
    await press(stepper, 'First step');
    await expect(stepper).toContainText('these are 65');
    await expect(position(stepper)).toHaveText('Step 3 of 4');
  });

  test('stop a run that plays', async ({page}) => {
    const stepper = await open(page);
    await press(stepper, 'Play');
    await field(stepper, 'a').fill('5 6 7');
    await press(stepper, 'Play');
    await expect(position(stepper)).toHaveText(/^Step \d of 4$/);
  });

  test('are included in a copied link', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const stepper = await open(page);
    await press(stepper, 'Last step');
    await field(stepper, 'a').fill('5 6 7');
    await press(stepper, 'Copy link');
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.searchParams.get('input')).toBe('[5, 6, 7]; 2');
    expect(link.searchParams.get('step')).toBe('0');
  });

  test('clear the result of the previous input', async ({page}) => {
    const stepper = await open(page);
    await press(stepper, 'Run');
    await expect(result(stepper)).toContainText('Answer: [');
    await field(stepper, 'a').fill('1 '.repeat(65));
    await expect(result(stepper)).toBeEmpty();
    await press(stepper, 'Step through');
    await expect(stepper).toContainText('these are 65');
    await field(stepper, 'a').fill('1');
    await expect(stepper).not.toContainText('these are 65');
  });
});

test('Enter in a field runs the program, and Shift+Enter breaks the line', async ({page}) => {
  const stepper = await open(page);
  const array = field(stepper, 'a');
  await array.fill('5');
  await array.press('Shift+Enter');
  await expect(array).toHaveValue('5\n');
  await array.press('Enter');
  await expect(result(stepper)).toContainText('Answer: [');
  await expect(array).toHaveValue('5\n');
});

/** Steps through a program with these steps; see rawStep.ts for its notation. */
async function openSteps(page: Page, ...steps: readonly object[]): Promise<Locator> {
  const body = scriptedModule({steps: [...steps, {...steps.at(-1), l: 0}], answer: '[1]'});
  await page.route(wasm, (route) => route.fulfill({body}));
  const stepper = await open(page);
  await field(stepper, 'a').fill('1 2');
  await press(stepper, 'Step through');
  return stepper;
}

test('a button that the reader presses stays in place when a panel above it has loaded, and is clicked', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/fixtures/reversal.json');
  await page.goto('/stepper');
  const opener = page.getByRole('button', {name: 'Open in the editor', exact: true}).first();
  await opener.hover();
  await page.mouse.down();
  const before = await opener.boundingBox();
  const loaded = page.waitForResponse('**/fixtures/reversal.json');
  release();
  await (await loaded).finished();
  await waitForIdle(page, 500);
  expect(await opener.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByRole('textbox', {name: 'Your code, in C++'})).toBeVisible();
  await expect(page.locator('[data-action=forward]').first()).toBeVisible();
});

test('where a step shows no variable, the reader can watch nothing', async ({page}) => {
  const step = {l: 1, c: [['f', 1, 1, []]]};
  const stepper = await openSteps(page, step);
  await expect(position(stepper)).toHaveText('Step 0 of 1');
  const watch = stepper.getByRole('combobox', {name: 'Watch'});
  await expect(watch.getByRole('option')).toHaveText(['nothing']);
});

test('each step shows its own entries and pointers, where several of them have one name', async ({
  page,
}) => {
  const map = (...entries: readonly number[][]) => ['m', {k: entries.map((entry) => ({m: entry}))}];
  const elements = [1, 2, 3, 4, 5, 6];
  /** The index of an array and of its last four elements, and entries of a multimap. */
  const step = (index: number, ...entries: readonly number[][]) => ({
    l: 1,
    c: [
      [
        'f',
        1,
        1,
        [
          ['a', {'@': 64, s: 4, e: elements}],
          ['rest', {'@': 72, s: 4, e: elements.slice(2)}],
          map(...entries),
          ['j', 0, 'a'],
          ['i', index, 'a rest'],
        ],
      ],
    ],
  });
  const stepper = await openSteps(page, step(0, [1, 5], [1, 6], [2, 7]), step(9, [2, 7]));
  const shown = stepper.getByRole('group', {name: 'm', exact: true});
  const pointers = figure(stepper).getByText('i', {exact: true});
  await expect(shown).toHaveText('m151627');
  await expect(pointers).toHaveCount(2);
  await press(stepper, 'Step forward');
  await expect(shown).toHaveText('m27');
  await expect(pointers).toHaveCount(0);
});

test('in a narrow window, neither the name nor the value of a variable is cut off', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  const variable = ['longest_so_far', {i: '9223372036854775807'}];
  const step = {l: 1, a: [], c: [['f', 1, 1, [variable]]]};
  const stepper = await openSteps(page, step);
  const shown = stepper.locator('[data-variable=longest_so_far]');
  await expect(shown).toHaveText('longest_so_far 9223372036854775807');
  const cut = await shown.evaluate((box) => {
    const {right, bottom} = box.getBoundingClientRect();
    return [...box.children].filter((part) => {
      const place = part.getBoundingClientRect();
      const isCut = part.scrollWidth > part.clientWidth && part.clientWidth > 0;
      return isCut || place.right > right || place.bottom > bottom;
    }).length;
  });
  expect(cut).toBe(0);
});

test('the arrow keys scroll a figure that is wider than the window, and do not step', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  const elements = Array.from({length: 40}, (_, index) => index);
  const step = {l: 1, c: [['f', 1, 1, [['a', {'@': 64, s: 4, e: elements}]]]]};
  const stepper = await openSteps(page, step);
  await expect(position(stepper)).toHaveText('Step 0 of 1');
  await figure(stepper).press('ArrowRight');
  await expect
    .poll(() => figure(stepper).evaluate(({scrollLeft}) => scrollLeft))
    .toBeGreaterThan(0);
  await expect(position(stepper)).toHaveText('Step 0 of 1');
});

for (const [what, value, {textSize = '', isAfterOther = false}] of [
  ['many long numbers', -1_000_000_000, {}],
  ['many numbers, with twice the text size,', 1, {textSize: '200%'}],
  ['many numbers, after a run that had no array to draw,', 1, {isAfterOther: true}],
] as const) {
  test(`on a phone, a figure of ${what} is not scaled down and scrolls only to elements that are out of view`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 800});
    const elements = Array.from({length: 40}, () => value);
    const begin = 64;
    const step = {l: 1, c: [['f', 1, 1, [['a', {'@': begin, s: 4, e: elements}]]]]};
    const read = (index: number) => ({...step, a: [begin + 4 * index]});
    const steps = [step, read(elements.length - 1), read(0), {...read(1), l: 0}];
    const none = {steps: [1, 0].map((line) => ({l: line, c: [['f', 1, 1, []]]}))};
    const body = scriptedModule(none, {large: {steps, answer: '[1]'}, from: 8});
    await page.route(wasm, (route) => route.fulfill({body}));
    const stepper = await open(page);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    if (isAfterOther) {
      await field(stepper, 'a').fill('1');
      await press(stepper, 'Step through');
      await expect(figure(stepper)).toHaveCount(0);
    }
    await field(stepper, 'a').fill('1 2');
    await press(stepper, 'Step through');
    await expect(position(stepper)).toHaveText('Step 0 of 3');
    const drawing = figure(stepper).locator('svg');
    const width = Number(await drawing.getAttribute('width'));
    expect((await drawing.boundingBox())?.width).toBeGreaterThanOrEqual(width);
    await press(stepper, 'Step forward');
    await expect(drawing).toHaveAccessibleName(/read: index 39/);
    await expect(figure(stepper).locator('[data-cell]').last()).toBeInViewport({ratio: 1});
    await press(stepper, 'Step forward');
    await expect(drawing).toHaveAccessibleName(/read: index 0/);
    await expect(figure(stepper).locator('[data-cell]').first()).toBeInViewport({ratio: 1});
    const scrolled = () => figure(stepper).evaluate(({scrollLeft}) => scrollLeft);
    const before = await scrolled();
    await press(stepper, 'Step forward');
    await expect(drawing).toHaveAccessibleName(/read: index 1/);
    expect(await scrolled()).toBe(before);
  });
}

test('the borders of fields have enough contrast in either colour mode', async ({page}) => {
  for (const [address, lastToCome] of [
    ['/stepper', 'select'],
    ['/complexity', '[name=size]'],
    ['/exercise', '.cm-editor'],
  ] as const) {
    await page.goto(address);
    if (address === '/exercise') {
      await press(page, 'Write it');
    }
    const fields = page.locator('[data-field], select, [name=size], div:has(> .cm-editor)');
    await expect(page.locator(lastToCome).first()).toBeVisible();
    for (const mode of ['light', 'dark']) {
      await page.evaluate(
        (theme) => document.documentElement.setAttribute('data-theme', theme),
        mode,
      );
      for (const each of await fields.all()) {
        expect(await borderContrast(each), `${address}, ${mode}`).toBeGreaterThan(3);
      }
    }
  }
});
