import type {Locator, Page} from '@playwright/test';
import {accessibilityViolations} from './accessibilityViolations';
import {hostilePrograms} from './hostile/programs';
import {highlightedLine} from './highlightedLine';
import {open, scrollAndClick} from './open';
import {articlePath} from '../harness/routes';
import {expect, test} from './test';

const problem = 'rotate-array/practice-rotated-by';
const article = articlePath('rotate-array');
const bundle = /\/assets\/compiler\/.*\.bin$/;

/** A program that defines the function `rotated_by` with this body. */
const program = (body: string, before = '') =>
  `${before}#include <cstddef>
#include <optional>
#include <span>

std::optional<std::size_t> rotated_by(std::span<const int> a) {
${body}
}
`;

/** A header that no reader has, with a name that is wider than a phone. */
const missingHeader = `${'windows_'.repeat(6)}.h`;

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
  await scrollAndClick(button(exercise, 'Write it'));
  await expect(exercise.getByRole('textbox', {name: 'Your code, in C++'})).toBeFocused();
  return exercise;
}

async function check(exercise: Locator, code: string): Promise<Locator> {
  await exercise.getByRole('textbox', {name: 'Your code, in C++'}).fill(code);
  await button(exercise, 'Check').click();
  await expect(button(exercise, 'Check')).toBeVisible({timeout: 120_000});
  return result(exercise);
}

/**
 * Replaces the page's time limit of five seconds for a run. A busy machine takes longer for the
 * steps after which a loop counts as endless.
 */
const extendTimeLimit = (page: Page) =>
  page.evaluate(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay: number) => later(act, delay === 5000 ? 60_000 : delay),
    });
  });

/** Programs whose faults depend on the browser's engine or worker, and the messages about them. */
const faulty: readonly {
  readonly what: string;
  readonly code: string;
  readonly words: readonly RegExp[];
}[] = [
  {
    what: 'endless allocation and recursion',
    code: program(
      '  if (a.size() == 3) return rotated_by(a);\n  std::vector<int> b;\n  for (;;) b.resize(b.size() + 100000);',
      '#include <vector>\n',
    ),
    words: [/Line 9.*ran out of memory/, /Line 7.*nested too deeply/],
  },
  {
    what: 'a bad index and an exception',
    code: program('  if (a.size() == 3) throw 1;\n  return a[a.size()];'),
    words: [/Line 7.*index out of range/, /Line 6.*an exception of type int/],
  },
  ...hostilePrograms(1).map((code) => ({
    what: 'an endless loop',
    code,
    words: [/Line 6/, /does not seem to end/, /were not tried/],
  })),
];

// Run everything in one page, so that the compiler loads only once in each of the two visits.
test('a reader’s program is compiled, checked and stepped through, and its faults are reported', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  const exercise = await openEditor(page);

  await test.step('an interrupted download is reported, and Retry starts it again', async () => {
    await expect(exercise).toContainText(/downloaded once, \d+ MB/);
    await page.route(bundle, (route) => route.fulfill({body: Buffer.from([31, 139, 8, 0])}));
    const status = await check(exercise, right);
    await expect(status).toContainText('could not be loaded (the download is incomplete)');
    await page.unroute(bundle);
    await button(exercise, 'Retry').click();
    await expect(result(exercise)).toContainText('Solved.', {timeout: 120_000});
  });

  await test.step('an exercise with a right program is marked as solved, in the sidebar too', async () => {
    await expect(result(exercise)).toContainText('Right on all 6 cases and on 48 random inputs.');
    const heading = exercise.getByRole('heading').first();
    // The mark is rendered together with its heading when that comes near the viewport.
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toContainText('Solved');
    const other = await context.newPage();
    await open(other, '/docs/category/array');
    await expect(other.locator(`aside a[href="${article}"]`)).toHaveAttribute(
      'title',
      /1 of 3 exercises solved/,
    );
    await expect(other.getByRole('main').getByText('1/3')).toBeVisible();

    // As if exercises had been renamed since they were solved.
    const stored = await other.evaluate((id) => {
      const progress = localStorage.getItem('listings.progress') ?? '';
      const solved = ['one', 'two', 'three', 'four'].map((name) => `${id}/${name}`);
      localStorage.setItem('listings.progress', JSON.stringify({read: [], solved}));
      return progress;
    }, article.split('/').at(-1));
    await open(other, '/docs/category/array');
    await expect(other.getByRole('main').getByText('3/3')).toBeVisible();
    await other.evaluate((progress) => localStorage.setItem('listings.progress', progress), stored);
    await other.close();
  });

  await test.step('the program is restored after a reload', async () => {
    await page.reload();
    // The button is renamed when it comes near the viewport.
    await scrollAndClick(
      exercise.getByRole('button', {name: /^(Write it|Continue with your code)$/}),
    );
    await expect(exercise.getByRole('textbox', {name: 'Your code, in C++'})).toContainText('least');
  });

  await test.step('on a second visit the reader compiles, checks and steps through the program without a network', async () => {
    // Three workers are prefetched: one compiles, one runs the tests and one steps.
    await expect.poll(() => page.workers().length).toBe(3);
    await context.setOffline(true);
    await page.route('**', (route) => route.abort());
    const status = await check(exercise, program('  if (a.empty()) return {};\n  return 0;'));
    const wrong = status.locator('[data-wrong-case]').first();
    await expect(status).toContainText(/Right on \d of 6 cases/);
    await expect(wrong).toContainText('[4, 5, 1, 2, 3]');
    await button(wrong, 'Step through it').click();
    const steps = exercise.locator('[data-own-steps]');
    await button(steps, 'Step forward').click();
    await expect(steps.locator('[data-lit]')).toHaveCount(1);
    expect(await highlightedLine(steps)).toContain('if (a.empty())');
    await page.unroute('**');
    await context.setOffline(false);
  });

  await test.step('a later check does not say that the compiler starts, and reports a missing header', async () => {
    const statuses = await exercise.evaluateHandle((within) => {
      const texts: string[] = [];
      const note = () => texts.push(within.querySelector('[role=status]')?.textContent ?? '');
      new MutationObserver(note).observe(within, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      return texts;
    });
    const status = await check(exercise, program('  return 1;', `#include <${missingHeader}>\n`));
    await expect(status).toContainText('Line 1');
    await expect(status).toContainText(`'${missingHeader}' file not found`);
    const texts = await statuses.jsonValue();
    expect(texts.filter((text) => text.startsWith('Starting'))).toEqual([]);
    expect(texts).toContain('Compiling …');
  });

  await test.step('an editor with diagnostics fits a phone, and has no accessibility violation in either colour mode', async () => {
    await page.setViewportSize({width: 360, height: 800});
    const overflow = await result(exercise).evaluate(
      ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
    );
    expect(overflow).toBe(0);
    await expect(exercise.locator('.cm-lint-marker-error')).toHaveCount(1);
    const within = `[data-exercise="${problem}"]`;
    expect(await accessibilityViolations(page, {within})).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await accessibilityViolations(page, {rules: ['color-contrast'], within})).toEqual([]);
  });

  await extendTimeLimit(page);
  /** The message about the previous program. It must not appear in the next result. */
  let messageBefore = /file not found/;
  for (const {what, code, words} of faulty) {
    await test.step(`${what}: each fault is reported at its line, without faults of the previous check`, async () => {
      const status = await check(exercise, code);
      for (const word of words) {
        await expect(status).toContainText(word);
      }
      await expect(status).not.toContainText(messageBefore);
      messageBefore = words.at(-1) ?? messageBefore;
    });
  }

  await test.step('a listing that is opened in the editor passes without a change', async () => {
    const figure = page.locator('figure', {
      has: page.locator('[data-live="rotate-array/reversal.cpp"]'),
    });
    await button(figure, 'Open in the editor').click();
    await button(figure, 'Check').click();
    await expect(result(figure)).toContainText(/Right on all \d+ cases and on 48 random inputs\./, {
      timeout: 120_000,
    });
  });
  expect(errors).toEqual([]);
});
