import {expect, type BrowserContext, type Locator, type Page} from '@playwright/test';
import {hostUrl} from './addresses';
import {faults} from './faults';
import {open} from './open';
import {test} from './plain';
import {articlePath} from './routes';

const problem = 'rotate-array/practice-turned-by';
const article = articlePath('rotate-array');
const kit = /\/assets\/compiler\/.*\.bin$/;

/** A function `turned_by` with a body. */
const program = (body: string, before = '') =>
  `${before}#include <cstddef>
#include <optional>
#include <span>

std::optional<std::size_t> turned_by(std::span<const int> a) {
${body}
}
`;

const right = program(`  if (a.empty()) return std::nullopt;
  std::size_t least = 0;
  for (std::size_t i = 1; i < a.size(); ++i) {
    if (a[i] < a[least]) least = i;
  }
  return least;`);

const exerciseOf = (page: Page) => page.locator(`[data-exercise="${problem}"]`);
const button = (exercise: Locator, name: string) =>
  exercise.getByRole('button', {name, exact: true});
const result = (exercise: Locator) => exercise.locator('[data-check-result]');

async function openEditor(page: Page): Promise<Locator> {
  await open(page, article);
  const exercise = exerciseOf(page);
  await button(exercise, 'Write it').click();
  await expect(exercise.getByRole('textbox', {name: 'Your code, in C++'})).toBeFocused();
  return exercise;
}

async function check(exercise: Locator, code: string): Promise<Locator> {
  await exercise.getByRole('textbox', {name: 'Your code, in C++'}).fill(code);
  await button(exercise, 'Check').click();
  await expect(button(exercise, 'Check')).toBeVisible({timeout: 120_000});
  return result(exercise);
}

test.describe('with the compiler', () => {
  // In one page, so that the compiler is loaded once.
  test.describe.configure({mode: 'serial', timeout: 180_000});

  let context: BrowserContext;
  let page: Page;
  let exercise: Locator;

  test.beforeAll(async ({browser}) => {
    context = await browser.newContext();
    page = await context.newPage();
    exercise = await openEditor(page);
  });

  test.afterAll(() => context.close());

  test('an interrupted download is told, and Retry begins it anew', async () => {
    await expect(exercise).toContainText(/fetched once, \d+ MB/);
    await page.route(kit, (route) => route.fulfill({body: Buffer.from([31, 139, 8, 0])}));
    const told = await check(exercise, right);
    await expect(told).toContainText('could not be fetched: what arrived is not whole');
    expect(
      await page.evaluate(() => caches.open('listings.compiler').then((c) => c.keys())),
    ).toEqual([]);
    await page.unroute(kit);
    await button(exercise, 'Retry').click();
    await expect(result(exercise)).toContainText('Solved.', {timeout: 120_000});
  });

  test('a right program is marked as solved, after a reload and in the sidebar too', async () => {
    await expect(result(exercise)).toContainText('Right on all 6 cases and on 48 random inputs.');
    await expect(exercise.getByRole('heading').first()).toContainText('Solved');
    const other = await context.newPage();
    await open(other, '/docs/category/array');
    await expect(other.locator(`aside a[href="${article}"]`)).toHaveAttribute(
      'title',
      /1 of 3 exercises solved/,
    );
    await expect(other.getByRole('main').getByText('1/3')).toBeVisible();
    await other.close();
    await page.reload();
    await button(exercise, 'Write it').click();
    await expect(exercise.getByRole('textbox', {name: 'Your code, in C++'})).toContainText('least');
  });

  test('a second visit compiles, checks and steps without a network', async () => {
    // One that compiles, one that tries and one that steps are fetched beforehand.
    await expect.poll(() => page.workers().length).toBe(3);
    await context.setOffline(true);
    await page.route('**', (route) => route.abort());
    const told = await check(exercise, right.replace('least = i;', 'least = i;  // smaller'));
    await expect(told).toContainText('Solved.');
    await check(exercise, right.replace('a[i] < a[least]', 'a[i] > a[least]'));
    await button(told.locator('[data-wrong-case]').first(), 'Step through it').click();
    await expect(button(exercise.locator('[data-own-steps]'), 'Step forward')).toBeVisible();
    await page.unroute('**');
    await context.setOffline(false);
  });

  test('a wrong answer shows the case, and its steps at the reader’s lines', async () => {
    const told = await check(exercise, program('  if (a.empty()) return {};\n  return 0;'));
    const wrong = told.locator('[data-wrong-case]').first();
    await expect(told).toContainText(/Right on \d of 6 cases/);
    await expect(wrong).toContainText('[4, 5, 1, 2, 3]');
    await button(wrong, 'Step through it').click();
    const steps = exercise.locator('[data-own-steps]');
    await button(steps, 'Step forward').click();
    await expect(steps.locator('[data-lit]')).toHaveText(/if \(a\.empty\(\)\)/);
  });

  for (const {what, code, words} of [
    {
      what: 'a syntax error',
      code: program('  return 1'),
      words: [/Line 6/, /expected ';' after return statement/],
    },
    {
      what: 'a header that is not there',
      code: program('  return 1;', '#include <bits/stdc++.h>\n'),
      words: [/Line 1/, /'bits\/stdc\+\+\.h' file not found/],
    },
    {
      what: 'a brace that is not closed',
      code: program('  for (int value : a) {\n  return 1;'),
      words: [/a brace too few or too many: expected '}'/],
    },
    {
      what: 'a function of another name',
      code: program('  return 1;').replace('turned_by', 'turned'),
      words: [/The check cannot call your code: .*turned_by/, /Keep the names/],
    },
    {
      what: 'a main, which is left out, and a loop without end',
      code: `${program('  for (;;) {\n  }')}int main() { return turned_by({}).has_value(); }\n`,
      words: [/Line 6/, /does not seem to end/, /were not tried/, /main is left out here/],
    },
    {
      what: 'output without end',
      code: program('  for (;;) std::cout << a.size();', '#include <iostream>\n'),
      words: [/Line 7/],
    },
    {
      what: 'memory that runs out, and recursion without end',
      code: program(
        '  if (a.size() == 3) return turned_by(a);\n  std::vector<int> b;\n  for (;;) b.resize(b.size() + 100000);',
        '#include <vector>\n',
      ),
      words: [/Line 9.*memory.*used up/, /Line 7.*nested too deeply/],
    },
    {
      what: 'an index out of bounds and an exception',
      code: program('  if (a.size() == 3) throw 1;\n  return a[a.size()];'),
      words: [/Line 7.*index out of range/, /Line 6.*an exception left the program/],
    },
  ]) {
    test(`${what}: each is told at its line, and the next check is clean`, async () => {
      const told = await check(exercise, code);
      for (const word of words) {
        await expect(told).toContainText(word);
      }
    });
  }

  test('a listing that is opened in the editor is right as it stands', async () => {
    const figure = page.locator('figure', {
      has: page.locator('[data-live="rotate-array/reversal.cpp"]'),
    });
    await button(figure, 'Open in the editor').click();
    await button(figure, 'Check').click();
    await expect(result(figure)).toContainText(/Right on all \d+ cases and on 48 random inputs\./, {
      timeout: 120_000,
    });
  });

  test('an editor with diagnostics has no accessibility fault in either colour mode', async () => {
    await page.setViewportSize({width: 360, height: 800});
    await check(exercise, program('  int x;\n  return b;'));
    await expect(exercise.locator('.cm-lint-marker-error')).toHaveCount(1);
    expect(await faults(page, {within: `[data-exercise="${problem}"]`})).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(
      await faults(page, {rules: ['color-contrast'], within: `[data-exercise="${problem}"]`}),
    ).toEqual([]);
  });
});

test('with storage full the compiler works for this visit, and says that nothing is kept', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const devtools = await context.newCDPSession(page);
  const exercise = await openEditor(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {origin: hostUrl, quotaSize: 1_000_000});
  // What does not compile is told sooner than what is linked and tried, too.
  const told = await check(exercise, program('  return 1'));
  await expect(told).toContainText("expected ';' after return statement", {timeout: 120_000});
  await expect(told).toContainText('does not let the page keep the compiler');
});

test('without storage the page says what it cannot keep', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
  });
  const exercise = await openEditor(page);
  await page.keyboard.type(' ');
  await expect(exercise).toContainText('does not let the page keep your code');
});

test('data saving is asked before the download, and Not now fetches nothing', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  const exercise = await openEditor(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    fetched.push(request.url());
  });
  await button(exercise, 'Check').click();
  await expect(exercise).toContainText('Your browser saves data');
  await button(exercise, 'Not now').click();
  await expect(exercise).not.toContainText('Your browser saves data');
  expect(fetched.filter((url) => kit.test(url))).toEqual([]);
});

test('the editor is left by Escape and Tab, and Tab alone indents', async ({page}) => {
  const exercise = await openEditor(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Tab');
  await expect(exercise.locator('.cm-line').last()).toHaveText(/^ {2}/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(button(exercise, 'Check')).toBeFocused();
});

test('a listing opens in the editor with its own code', async ({page}) => {
  await open(page, article);
  const figure = page.locator('figure', {
    has: page.locator('[data-live="rotate-array/reversal.cpp"]'),
  });
  await figure.getByRole('button', {name: 'Open in the editor'}).click();
  await expect(figure.getByRole('textbox', {name: 'Your code, in C++'})).toContainText(
    'int main()',
  );
});

test('code and progress are saved as a file and cleared', async ({page}) => {
  const exercise = await openEditor(page);
  await page.keyboard.type('// mine');
  await exercise.getByText('Your code and progress').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(exercise, 'Save all as a file').click(),
  ]);
  expect(download.suggestedFilename()).toBe('contiguous.json');
  await button(exercise, 'Clear all').click();
  await button(exercise, 'Clear all, for good').click();
  await expect(exercise).toContainText('is gone');
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('listings.code')),
    ),
  ).toEqual([]);
});

test('without JavaScript the task, the starting code, the cases and the solution are there', async ({
  plainPage: page,
}) => {
  await page.goto(article);
  const exercise = exerciseOf(page);
  await expect(exercise.getByRole('group', {name: 'Starting code'})).toContainText('turned_by');
  await exercise.getByText('The cases that a solution must pass').click();
  await expect(exercise.getByRole('row').nth(1)).toBeVisible();
  await exercise.getByText('One solution').click();
  await expect(exercise.getByText('turned_by').last()).toBeVisible();
  await expect(exercise.getByRole('button', {name: 'Write it'})).toBeHidden();
});
