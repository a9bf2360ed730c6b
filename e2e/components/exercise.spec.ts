import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {fakeConnection} from '../../harness/connection';
import {holdRequests} from '../searchPage';
import {expect, press, test} from './test';
import {translatePage} from './translator';
import {cannotRun, partsToRun, removePart} from './withoutPart';

const exerciseOf = (page: Page) => page.locator('[data-exercise="turn/practice-turned-by"]');
const editor = (within: Locator) => within.getByRole('textbox', {name: 'Your code, in C++'});

async function open(page: Page): Promise<Locator> {
  await page.goto('/exercise');
  const exercise = exerciseOf(page);
  await press(exercise, 'Write it');
  await expect(editor(exercise)).toBeFocused();
  return exercise;
}

test('when storage is blocked the page says that it cannot keep code and progress', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
  });
  const exercise = await open(page);
  await page.keyboard.type(' ');
  await expect(exercise).toContainText('does not let the page save your code');
  await exercise.getByText('Your code and progress').click();
  await expect(exercise.getByRole('button', {name: 'Save all as a file'})).toBeVisible();
  await expect(exercise).not.toContainText('stored in this browser');
});

test('in a page that the browser translates, the editor stays when code can be saved again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const store = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (...item) => {
      if (!document.querySelector('[lang=x-capitals]')) {
        throw new DOMException('blocked', 'QuotaExceededError');
      }
      store(...item);
    };
  });
  const exercise = await open(page);
  await page.keyboard.type('a');
  await expect(exercise).toContainText('does not let the page save your code');
  await translatePage(page);
  await editor(exercise).press('b');
  await expect(exercise).not.toContainText('DOES NOT LET THE PAGE SAVE YOUR CODE');
  await expect(editor(exercise)).toContainText('ab');
});

test('a reader who saves data is asked before the download, and Not now fetches nothing', async ({
  page,
}) => {
  await fakeConnection(page, {saveData: true});
  const exercise = await open(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    fetched.push(request.url());
  });
  await press(exercise, 'Check');
  const question = exercise
    .getByRole('status')
    .filter({hasText: 'Your browser is set to save data'});
  await expect(question).toBeVisible();
  await press(exercise, 'Not now');
  await expect(question).toHaveCount(0);
  await expect(editor(exercise)).toBeFocused();
  expect(fetched.filter((url) => url.endsWith('.bin'))).toEqual([]);
});

test('a compiler that fails to load is reported, with a button to retry', async ({page}) => {
  const exercise = await open(page);
  await expect(exercise).toContainText(/downloaded once, \d+ MB/);
  await press(exercise, 'Check');
  await expect(exercise.locator('[data-check-result]')).toContainText(
    'could not be loaded (HTTP 404)',
  );
  await press(exercise, 'Retry');
  await expect(editor(exercise)).toBeFocused();
});

for (const part of partsToRun) {
  test(`without ${part} a check is reported as impossible, and fetches nothing`, async ({page}) => {
    const exercise = await open(page);
    await removePart(page, part);
    const fetched: string[] = [];
    page.on('request', (request) => {
      fetched.push(request.url());
    });
    await press(exercise, 'Check');
    await expect(exercise.locator('[data-check-result]')).toHaveText(cannotRun);
    expect(fetched.filter((url) => url.endsWith('.bin'))).toEqual([]);
  });
}

test('the editor begins with the starting code, Tab indents, and Escape and then Tab leave the editor', async ({
  page,
}) => {
  const exercise = await open(page);
  await expect(editor(exercise)).toContainText('int turned_by(std::span<const int> a)');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Tab');
  await expect(exercise.locator('.cm-line').last()).toHaveText(/^ {2}/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(exercise.getByRole('button', {name: 'Check', exact: true})).toBeFocused();
});

test('an editor that fails to load is reported, and loads at the next try', async ({page}) => {
  await page.goto('/exercise');
  await test.step('each button has a description of what it opens, because several buttons have the same name', async () => {
    for (const [name, what] of [
      ['Write it', 'practice-turned-by'],
      ['Open in the editor', 'reversal.cpp'],
    ] as const) {
      const button = page.getByRole('button', {name, exact: true});
      await expect(button).toHaveAccessibleDescription(what);
    }
  });
  await page.route('**/fixtures/exercise.json', (route) => route.fulfill({status: 503}));
  const warned = page.waitForEvent('console', (message) => message.text().includes('HTTP 503'));
  await press(exerciseOf(page), 'Write it');
  await expect(exerciseOf(page)).toContainText('The editor could not be loaded');
  expect((await warned).type()).toBe('warning');
  await page.unroute('**/fixtures/exercise.json');
  await press(exerciseOf(page), 'Write it');
  await expect(editor(exerciseOf(page))).toBeFocused();
});

test('in a page that the browser translates, an editor that fails to load is reported, and loads at the next try', async ({
  page,
}) => {
  await page.goto('/exercise');
  await translatePage(page);
  const exercise = exerciseOf(page);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await press(exercise, 'WRITE IT');
  await expect(exercise.getByRole('status').first()).toHaveText('THE EDITOR COULD NOT BE LOADED.');
  await page.evaluate(() => {
    localStorage.setItem('listings.code.turn/practice-turned-by/starter.cpp', 'int x;');
    dispatchEvent(new Event('pageshow'));
  });
  await expect(exercise.getByRole('button', {name: 'CONTINUE WITH YOUR CODE'})).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await press(exercise, 'RETRY');
  await expect(editor(exercise)).toBeVisible();
});

test('a listing opens in the editor with its own code', async ({page}) => {
  await page.goto('/exercise');
  const figure = page.getByRole('figure').filter({hasText: 'Three reversals'});
  // These pages are not rendered by a server, so the button moves when the panel above it is
  // rendered.
  await figure.getByRole('button', {name: 'Open in the editor'}).scrollIntoViewIfNeeded();
  await expect(figure.getByRole('slider')).toBeVisible();
  await press(figure, 'Open in the editor');
  await expect(editor(figure)).toContainText('void rotate_left(');
});

test('code and progress are saved to a file, loaded again, and cleared after a confirmation', async ({
  page,
}) => {
  const exercise = await open(page);
  await page.keyboard.type('// mine');
  await exercise.getByText('Your code and progress').click();
  const file = test.info().outputPath('saved.json');
  const load = async (path: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(exercise, 'Load a saved file'),
    ]);
    await chooser.setFiles(path);
  };
  await test.step('code and progress are saved to a file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(exercise, 'Save all as a file'),
    ]);
    expect(download.suggestedFilename()).toBe('components.json');
    const saved = JSON.parse(fs.readFileSync(await download.path(), 'utf8')) as unknown;
    expect(saved).toEqual({
      read: [],
      solved: [],
      code: {'turn/practice-turned-by/starter.cpp': expect.stringContaining('// mine')},
    });
    await download.saveAs(file);
    // Safari reads the file later than Chromium.
    const isThere = await page.evaluate(async (url) => (await fetch(url)).ok, download.url());
    expect(isThere).toBe(true);
  });
  await test.step('a file of another kind is rejected', async () => {
    await load('package.json');
    await expect(exercise).toContainText('nothing was loaded');
  });
  await test.step('the file replaces newer code after a confirmation', async () => {
    await editor(exercise).press('Control+Home');
    await page.keyboard.type('// new ');
    await load(file);
    await expect(exercise).toContainText('this browser and the file: 1');
    await expect(editor(exercise)).toContainText('// new // mine');
    await press(exercise, 'Load and replace');
    await expect(exercise).toContainText('from the file are loaded');
    await expect(editor(exercise)).not.toContainText('// new');
    await expect(editor(exercise)).toContainText('// mine');
  });
  await test.step('code and progress are cleared after a confirmation', async () => {
    const storedCode = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('listings.code')),
      );
    expect(await storedCode()).toHaveLength(1);
    // The second click of a double click does not confirm.
    await exercise.getByRole('button', {name: 'Clear all'}).dblclick();
    await expect(exercise.getByRole('status').last()).toContainText('of all articles');
    expect(await storedCode()).toHaveLength(1);
    await press(exercise, 'Clear all permanently');
    await expect(exercise).toContainText('is deleted');
    expect(await storedCode()).toEqual([]);
  });
});

test('the editor opens with the stored code, the button says so, and keys typed while it loads are inserted', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type('// mine');
  await page.reload();
  const letGo = await holdRequests(page, '**/fixtures/exercise.json');
  await press(exerciseOf(page), 'Continue with your code');
  await page.keyboard.type('/* go on */ ');
  letGo();
  await expect(editor(exerciseOf(page))).toContainText('/* go on */ // mine');
});

test('two tabs show the text that was typed last, so that neither overwrites the work of the other', async ({
  page,
  context,
}) => {
  const exercise = await open(page);
  await page.keyboard.type('// first;');
  const other = await context.newPage();
  await other.goto('/exercise');
  await press(exerciseOf(other), 'Continue with your code');
  await expect(editor(exerciseOf(other))).toBeFocused();
  await other.keyboard.type('// second;');
  await page.bringToFront();
  await expect(editor(exercise)).toContainText('// second;// first;');
  await expect(exercise.getByRole('status').first()).toContainText('in another tab');
  await expect(editor(exercise)).toBeFocused();
  await test.step('typing continues at the cursor, and the other tab shows the text too', async () => {
    await page.keyboard.type('third;');
    await expect(editor(exercise)).toContainText('// second;// first;third;');
    await expect(editor(exerciseOf(other))).toContainText('// second;// first;third;');
    await expect(exercise.getByRole('status').first()).toHaveText('');
  });
  await test.step('Start again in the other tab does not change the code in this tab', async () => {
    await press(exerciseOf(other), 'Start again');
    await expect(editor(exerciseOf(other))).not.toContainText('third;');
    await expect(editor(exercise)).toContainText('// second;// first;third;');
  });
});

test('the result says when the code has changed since the check', async ({page}) => {
  const exercise = await open(page);
  await press(exercise, 'Check');
  await expect(exercise.locator('[data-check-result]')).toContainText('could not be loaded');
  const stale = exercise.getByText('The code has changed since this check.');
  await expect(stale).toHaveCount(0);
  await editor(exercise).press('a');
  await expect(stale).toBeVisible();
});

test('a double click starts a check, which is reported as stopped when the reader stops it', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/*.bin', (route) => route.abort());
  const exercise = await open(page);
  await exercise.getByRole('button', {name: 'Check', exact: true}).dblclick();
  await expect(exercise.getByRole('status').first()).not.toHaveText('Stopped.');
  await press(exercise, 'Stop');
  await expect(exercise.getByRole('status').first()).toHaveText('Stopped.');
  await expect(exercise.getByRole('button', {name: 'Check', exact: true})).toBeVisible();
  release();
});

test('in a page that the browser translates, a check is started, stopped and reported', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/*.bin', (route) => route.abort());
  const exercise = await open(page);
  await translatePage(page);
  const status = exercise.getByRole('status').first();
  await press(exercise, 'CHECK');
  await expect(status).toHaveText(/^STARTING THE COMPILER/);
  await press(exercise, 'STOP');
  await expect(status).toHaveText('STOPPED.');
  await editor(exercise).press('a');
  await press(exercise, 'CHECK');
  await press(exercise, 'STOP');
  await expect(status).toHaveText('STOPPED.');
  release();
});

test("the steps of the reader's program get the focus and show its output", async ({page}) => {
  await page.goto('/own-steps');
  await press(page, 'Step through it');
  const heading = page.getByRole('heading', {name: 'Your code, step by step'});
  await expect(heading).toBeFocused();
  await expect(page.getByRole('group', {name: 'Printed text'})).toHaveText('one line');
  await press(page, 'Step forward');
  await expect(page.getByRole('group', {name: 'Printed text'})).toHaveText('one line');
  await test.step('again, at their step, if the reader asks for them again', async () => {
    await press(page, 'Step through it');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  });
});

test('a program without steps is announced in a status that was empty before', async ({page}) => {
  await page.route('**/printing.wasm', (route) => route.fulfill({body: 'no module'}));
  await page.goto('/own-steps');
  const texts = await page.evaluateHandle(() => {
    const noted: (string | null)[] = [];
    new MutationObserver(() => {
      const text = document.querySelector('[data-own-steps] [role=status]')?.textContent;
      if (text !== undefined && text !== noted.at(-1)) {
        noted.push(text);
      }
    }).observe(document.body, {childList: true, subtree: true});
    return noted;
  });
  await press(page, 'Step through it');
  await expect(page.getByRole('status')).toContainText('There are no steps to show');
  expect(await texts.jsonValue()).toEqual(['', expect.stringContaining('There are no steps')]);
});

test('in print, the cases of an exercise are open', async ({page}) => {
  await page.goto('/exercise');
  const first = exerciseOf(page).getByText('Turned by two');
  await expect(first).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(first).toBeVisible();
});

test("in print, all of the reader's code is shown without the controls", async ({page}) => {
  const exercise = await open(page);
  await page.keyboard.insertText(`${'// mine\n'.repeat(40)}//${' long'.repeat(60)}`);
  await expect(editor(exercise)).toContainText('// mine');
  const scroller = exercise.locator('.cm-scroller');
  /** The pixels that the reader would have to scroll. */
  const hidden = () =>
    scroller.evaluate(({scrollHeight, clientHeight, scrollWidth, clientWidth}) => ({
      down: scrollHeight - clientHeight,
      right: scrollWidth - clientWidth,
    }));
  const {down, right} = await hidden();
  expect(Math.min(down, right)).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  await expect.poll(hidden).toEqual({down: 0, right: 0});
  for (const control of await exercise.locator('button, summary:has-text("progress")').all()) {
    await expect(control).toBeHidden();
  }
  await expect(exercise.getByText('Tab indents')).toBeHidden();
});
