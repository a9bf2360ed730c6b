import {expect, type BrowserContext, type Locator, type Page} from '@playwright/test';
import {hostUrl} from './addresses';
import {faults} from './faults';
import {hostilePrograms} from './hostile/programs';
import {litLine} from './litLine';
import {open, pressBelow} from './open';
import {test} from './plain';
import {watchRefusals} from './test';
import {articlePath} from './routes';

const problem = 'rotate-array/practice-turned-by';
const article = articlePath('rotate-array');
const bundle = /\/assets\/compiler\/.*\.bin$/;

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
  await pressBelow(button(exercise, 'Write it'));
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
  let refused: string[];
  const errors: string[] = [];

  test.beforeAll(async ({browser}) => {
    context = await browser.newContext();
    refused = await watchRefusals(context);
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    exercise = await openEditor(page);
  });

  test.afterAll(async () => {
    await context.close();
    expect(refused).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('an interrupted download is told, and Retry begins it again', async () => {
    await expect(exercise).toContainText(/fetched once, \d+ MB/);
    await page.route(bundle, (route) => route.fulfill({body: Buffer.from([31, 139, 8, 0])}));
    const told = await check(exercise, right);
    await expect(told).toContainText('could not be fetched: what arrived is not whole');
    expect(
      await page.evaluate(() => caches.open('listings.compiler').then((c) => c.keys())),
    ).toEqual([]);
    await page.unroute(bundle);
    await button(exercise, 'Retry').click();
    await expect(result(exercise)).toContainText('Solved.', {timeout: 120_000});
  });

  test('a right program is marked as solved, after a reload and in the sidebar too', async () => {
    await expect(result(exercise)).toContainText('Right on all 6 cases and on 48 random inputs.');
    const heading = exercise.getByRole('heading').first();
    // The mark comes with its heading, when that comes near the view.
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toContainText('Solved');
    const other = await context.newPage();
    await open(other, '/docs/category/array');
    await expect(other.locator(`aside a[href="${article}"]`)).toHaveAttribute(
      'title',
      /1 of 3 exercises solved/,
    );
    await expect(other.getByRole('main').getByText('1/3')).toBeVisible();
    await other.close();
    await page.reload();
    // Its name changes when it comes near the view.
    await pressBelow(exercise.getByRole('button', {name: /^(Write it|Go on with your code)$/}));
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

  test('a later check does not say that the compiler starts', async () => {
    await check(exercise, right);
    const said = await exercise.evaluateHandle((within) => {
      const texts: string[] = [];
      const note = () => texts.push(within.querySelector('[role=status]')?.textContent ?? '');
      new MutationObserver(note).observe(within, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      return texts;
    });
    await check(exercise, `${right}// another`);
    const texts = await said.jsonValue();
    expect(texts.filter((text) => text.startsWith('Starting'))).toEqual([]);
    expect(texts).toContain('Compiling …');
  });

  test('a wrong answer shows the case, and its steps at the reader’s lines', async () => {
    const told = await check(exercise, program('  if (a.empty()) return {};\n  return 0;'));
    const wrong = told.locator('[data-wrong-case]').first();
    await expect(told).toContainText(/Right on \d of 6 cases/);
    await expect(wrong).toContainText('[4, 5, 1, 2, 3]');
    await button(wrong, 'Step through it').click();
    const steps = exercise.locator('[data-own-steps]');
    await button(steps, 'Step forward').click();
    await expect(steps.locator('[data-lit]')).toHaveCount(1);
    expect(await litLine(steps)).toContain('if (a.empty())');
  });

  test('a header that is not there is told at its line', async () => {
    const told = await check(exercise, program('  return 1;', '#include <windows.h>\n'));
    await expect(told).toContainText('Line 1');
    await expect(told).toContainText("'windows.h' file not found");
  });

  test('an editor with diagnostics has no accessibility fault in either colour mode', async () => {
    await page.setViewportSize({width: 360, height: 800});
    await expect(exercise.locator('.cm-lint-marker-error')).toHaveCount(1);
    const within = `[data-exercise="${problem}"]`;
    expect(await faults(page, {within})).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await faults(page, {rules: ['color-contrast'], within})).toEqual([]);
  });

  /** What is told of the program that was checked before, and not of the next one. */
  let toldBefore = /'windows\.h' file not found/;

  for (const {what, code, words} of [
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
      what: 'output without end, and a main',
      code: `${program(
        '  for (;;) std::cout << a.size();',
        '#include <iostream>\n',
      )}int main() { return turned_by({}).has_value(); }\n`,
      words: [/Line 7/, /end printing/, /main is left out here/],
    },
    {
      what: 'memory and recursion without end',
      code: program(
        '  if (a.size() == 3) return turned_by(a);\n  std::vector<int> b;\n  for (;;) b.resize(b.size() + 100000);',
        '#include <vector>\n',
      ),
      words: [/Line 9.*memory.*used up/, /Line 7.*nested too deeply/],
    },
    {
      what: 'an array that the stack cannot hold',
      code: program(
        '  std::array<int, 1000000> seen{};\n  return seen[a.size()];',
        '#include <array>\n',
      ),
      words: [
        /an access outside the memory of the program/,
        /Line 6.*Warning: stack frame size \(\d+\) exceeds limit \(1048576\)/,
      ],
    },
    {
      what: 'a bad index and an exception',
      code: program('  if (a.size() == 3) throw 1;\n  return a[a.size()];'),
      words: [/Line 7.*index out of range/, /Line 6.*an exception left the program/],
    },
    ...hostilePrograms(1).map((code) => ({
      what: 'a loop without end',
      code,
      words: [/Line 6/, /does not seem to end/, /were not tried/],
    })),
  ]) {
    test(`${what}: each is told at its line, and nothing of the check before`, async () => {
      const told = await check(exercise, code);
      for (const word of words) {
        await expect(told).toContainText(word);
      }
      await expect(told).not.toContainText(toldBefore);
      toldBefore = words.at(-1) ?? toldBefore;
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

test('without JavaScript the task, the starting code, the cases and the solution are there', async ({
  plainPage: page,
}) => {
  await page.goto(article);
  const exercise = exerciseOf(page);
  await expect(exercise.getByRole('group', {name: 'Starting code'})).toContainText('turned_by');
  await exercise.getByText('The cases that a solution must pass').click();
  await expect(exercise.getByRole('row').nth(1)).toBeVisible();
  await exercise.getByText('One solution').click();
  await expect(exercise.locator('noscript pre > code').last()).toBeVisible();
  await expect(exercise.locator('noscript pre > code').last()).toContainText('turned_by');
  await expect(exercise.getByRole('button', {name: 'Write it'})).toBeHidden();
});
