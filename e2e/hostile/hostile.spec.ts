import type {Locator, Page} from '@playwright/test';
import {open, scrollAndClick} from '../open';
import {articlePath} from '../../harness/routes';
import {results, searchField} from '../searchPage';
import {expect, test, collectCspViolations} from '../test';
import {hostileAddresses} from './addresses';
import {amounts, isWhole, noticedTask, programCount, seed} from './amounts';
import {damages, type Damage} from './damages';
import {hostilePrograms} from './programs';
import {hostileQueries} from './queries';

test.describe.configure({timeout: isWhole ? 1_800_000 : 120_000});
// An action that never succeeds times out before a test of a whole run does.
test.use({actionTimeout: 60_000, navigationTimeout: 60_000});

interface Part<T> {
  /** The range of its inputs, or an empty text if the part has all inputs. */
  readonly name: string;
  readonly inputs: readonly T[];
}

/**
 * Splits the inputs of a test, so that workers share a whole run and a failure ends only one part.
 */
function splitIntoParts<T>(all: readonly T[], most = 100): Part<T>[] {
  if (all.length <= most) {
    return [{name: '', inputs: all}];
  }
  const count = Math.ceil(all.length / most);
  return Array.from({length: count}, (_, i) => {
    const inputs = all.slice(i * most, (i + 1) * most);
    return {name: ` (${i * most + 1} to ${i * most + inputs.length})`, inputs};
  });
}

const article = articlePath('rotate-array');
const listing = 'rotate-array/reversal.cpp';

/** Collects faults of a page. */
interface Watched {
  readonly errors: string[];
  /** Returns the milliseconds of the longest task since its last call. */
  readonly longest: () => Promise<number>;
}

async function watch(page: Page): Promise<Watched> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('crash', () => errors.push('the page crashed'));
  await page.addInitScript(() => {
    const seen = Object.assign(window, {longestTask: 0});
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) {
        seen.longestTask = Math.max(seen.longestTask, duration);
      }
    }).observe({type: 'longtask'});
  });
  const longest = () =>
    page.evaluate(() => {
      const seen = window as unknown as {longestTask: number};
      const {longestTask: duration} = seen;
      seen.longestTask = 0;
      return duration;
    });
  return {errors, longest};
}

/**
 * Expects that the page is shown without an error.
 *
 * @returns the milliseconds of the longest task since the last call.
 */
async function expectUnharmed(page: Page, {errors, longest}: Watched, by: string): Promise<number> {
  expect(errors, by).toEqual([]);
  await expect(page.locator('main'), by).not.toBeEmpty();
  await expect(page.getByText('This page crashed'), by).toHaveCount(0);
  return longest();
}

/**
 * Tries inputs. In a whole run, none may cause a long task. An input that seems to is tried twice
 * more at the end, because its own task repeats, but a delay by other work on the machine does not.
 *
 * @param tryOne returns the milliseconds of the longest task.
 */
async function tryAll<T>(
  inputs: readonly T[],
  tryOne: (input: T) => Promise<number>,
  nameOf: (input: T) => string = String,
): Promise<void> {
  const felt: T[] = [];
  for (const input of inputs) {
    if ((await tryOne(input)) >= noticedTask) {
      felt.push(input);
    }
  }
  for (const input of isWhole ? felt : []) {
    const shorter = Math.min(await tryOne(input), await tryOne(input));
    expect.soft(shorter, nameOf(input)).toBeLessThan(noticedTask);
  }
}

for (const {name, inputs} of splitIntoParts(hostileQueries(amounts.queries, seed), 2500)) {
  test(`after hostile queries, search still works${name}`, async ({page}) => {
    const watched = await watch(page);
    await open(page, '/search');
    const batches = splitIntoParts(inputs, 50).map((part) => part.inputs);
    const tryBatch = async (batch: readonly string[]) => {
      // Pass the queries as JSON, because Playwright does not transfer unpaired surrogates in
      // texts.
      await searchField(page).evaluate(async (field: HTMLInputElement, typed) => {
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        const frame = () => new Promise(requestAnimationFrame);
        for (const query of JSON.parse(typed) as string[]) {
          value?.set?.call(field, query);
          field.dispatchEvent(new InputEvent('input', {bubbles: true}));
          await frame();
          await frame();
        }
      }, JSON.stringify(batch));
      await searchField(page).fill('juggling');
      await expect(results(page)).toContainText('Juggling along the cycles');
      return expectUnharmed(page, watched, JSON.stringify(batch));
    };
    await tryAll(batches, tryBatch, JSON.stringify);
  });
}

for (const {name, inputs} of splitIntoParts(hostileAddresses(amounts.addresses, seed))) {
  test(`hostile addresses show a page that works${name}`, async ({page}) => {
    const watched = await watch(page);
    await tryAll(inputs, async (address) => {
      await open(page, address);
      const longest = await expectUnharmed(page, watched, address);
      await page.keyboard.press('Control+k');
      await expect(page.getByPlaceholder('Search...').last(), address).toBeFocused();
      await page.keyboard.press('Escape');
      return longest;
    });
  });
}

/** Damages the files with matching addresses until the returned function is called. */
async function damage(page: Page, files: RegExp, {of}: Damage): Promise<() => void> {
  let isDamaged = true;
  await page.route(files, async (route) => {
    if (!isDamaged) {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    await route.fulfill({
      status: response.status(),
      contentType: response.headers()['content-type'] ?? 'application/octet-stream',
      body: of(await response.body()),
    });
  });
  return () => {
    isDamaged = false;
  };
}

/** Clicks Retry if the page offers it, and returns whether it does. */
async function retry(within: Locator): Promise<boolean> {
  const button = within.getByRole('button', {name: 'Retry'});
  const isOffered = await button.isVisible();
  if (isOffered) {
    await button.click();
  }
  return isOffered;
}

const panelOf = (page: Page) => page.locator(`[data-live="${listing}"]`);

/** A kind of file, what a reader does that needs it, and a check that it works undamaged. */
const kinds: readonly {
  readonly what: string;
  readonly files: RegExp;
  readonly use: (page: Page) => Promise<void>;
  readonly works: (page: Page) => Promise<void>;
}[] = [
  {
    what: 'index files',
    files: /\/search-index\/.*\.gz$/,
    use: async (page) => {
      await open(page, '/search?q=juggling');
      await expect(page.getByRole('main')).toContainText(
        /Juggling along|cannot|could not|No results/i,
      );
    },
    async works(page) {
      await page.reload();
      await expect(results(page)).toContainText('Juggling along the cycles');
    },
  },
  {
    what: 'recorded runs',
    files: /\/assets\/listings\/.*\.json$/,
    async use(page) {
      await open(page, article);
      await panelOf(page).scrollIntoViewIfNeeded();
      await panelOf(page).locator('[data-figure]').click();
    },
    async works(page) {
      await retry(panelOf(page));
      await open(page, article);
      await panelOf(page).scrollIntoViewIfNeeded();
      await expect(panelOf(page).locator('> [role=group]')).toBeVisible();
      await panelOf(page).getByRole('slider').fill('3');
      await expect(panelOf(page)).toContainText('Step 3 of');
    },
  },
  {
    what: 'programs',
    files: /\/assets\/listings\/.*\.wasm$/,
    async use(page) {
      await open(page, article);
      await panelOf(page).scrollIntoViewIfNeeded();
      await panelOf(page).getByRole('textbox', {name: 'k', exact: true}).fill('1');
      await panelOf(page).getByRole('button', {name: 'Run', exact: true}).click();
      await expect(panelOf(page).locator('[data-result]')).not.toBeEmpty();
    },
    async works(page) {
      // A damaged program may still run, but fail.
      if (!(await retry(panelOf(page)))) {
        await open(page, article);
        await panelOf(page).scrollIntoViewIfNeeded();
        await panelOf(page).getByRole('textbox', {name: 'k', exact: true}).fill('1');
      }
      await panelOf(page).getByRole('button', {name: 'Run', exact: true}).click();
      await expect(panelOf(page).locator('[data-result]')).toContainText('Answer: [');
    },
  },
  {
    what: 'texts of the next page',
    files: /\/prose\.json$/,
    async use(page) {
      await open(page, '/docs/intro');
      await page.locator(`aside a[href="${article}"]`).click();
      await expect(page.locator('h1')).toHaveText('Rotate an array');
    },
    async works(page) {
      await open(page, '/docs/intro');
      await page.evaluate(() => Object.assign(window, {notReloaded: true}));
      await page.locator(`aside a[href="${article}"]`).click();
      await expect(page.locator('h1')).toHaveText('Rotate an array');
      await expect(page.locator('main')).toContainText('Three reversals');
      expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
    },
  },
];

const allDamages = splitIntoParts(damages(amounts.damages, seed));

for (const {what, files, use, works} of kinds) {
  for (const {name, inputs} of allDamages) {
    test(`damaged ${what} are reported or handled, and undamaged ones work again${name}`, async ({
      browser,
    }) => {
      const tryOne = async (one: Damage) => {
        const context = await browser.newContext();
        const cspViolations = await collectCspViolations(context);
        const page = await context.newPage();
        const watched = await watch(page);
        const repair = await damage(page, files, one);
        await use(page);
        const longest = await expectUnharmed(page, watched, one.name);
        repair();
        await works(page);
        const longestAfter = await expectUnharmed(page, watched, one.name);
        expect(cspViolations, one.name).toEqual([]);
        await context.close();
        return Math.max(longest, longestAfter);
      };
      await tryAll(inputs, tryOne, ({name: damageName}) => damageName);
    });
  }
}

for (const {name: numbers, inputs} of allDamages) {
  test(`damaged progress counts as none${numbers}`, async ({page}) => {
    const watched = await watch(page);
    await open(page, article);
    const progress = JSON.stringify({
      read: ['rotate-array'],
      solved: ['rotate-array/practice-rotated-by'],
    });
    const tryOne = async ({name, of}: Damage) => {
      const text = of(Buffer.from(progress)).toString('latin1');
      await page.evaluate((value) => {
        localStorage.setItem('listings.progress', value);
        localStorage.setItem('local-search.recent', value);
        localStorage.setItem('listings.code.rotate-array/practice-rotated-by', value);
        localStorage.setItem('theme', value);
      }, text);
      await open(page, article);
      await page
        .locator('[data-exercise="rotate-array/practice-rotated-by"]')
        .scrollIntoViewIfNeeded();
      await page.keyboard.press('Control+k');
      await expect(page.getByPlaceholder('Search...').last()).toBeFocused();
      return expectUnharmed(page, watched, name);
    };
    await tryAll(inputs, tryOne, ({name}) => name);
  });
}

// Without a whole run, the exercise tests try a few programs in a page that has the compiler.
for (const {name: numbers, inputs} of isWhole
  ? splitIntoParts(hostilePrograms(programCount), 50)
  : []) {
  test(`faults of hostile programs are reported, and a right program still passes after them${numbers}`, async ({
    page,
  }) => {
    const watched = await watch(page);
    await open(page, article);
    const exercise = page.locator('[data-exercise="rotate-array/practice-rotated-by"]');
    const button = (name: string) => exercise.getByRole('button', {name, exact: true});
    await scrollAndClick(button('Write it'));
    const check = async (program: string) => {
      await exercise.getByRole('textbox', {name: 'Your code, in C++'}).fill(program);
      await button('Check').click();
      await expect(button('Check')).toBeVisible({timeout: 120_000});
    };
    await tryAll(inputs, async (program) => {
      await check(program);
      await expect(exercise.locator('[data-check-result]'), program).not.toBeEmpty();
      await expect(exercise.locator('[data-check-result]'), program).not.toContainText('Solved.');
      return expectUnharmed(page, watched, program);
    });
    await check(`#include <cstddef>
#include <optional>
#include <span>

std::optional<std::size_t> rotated_by(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  std::size_t least = 0;
  for (std::size_t i = 1; i < a.size(); ++i) {
    if (a[i] < a[least]) least = i;
  }
  return least;
}
`);
    await expect(exercise.locator('[data-check-result]')).toContainText('Solved.');
  });
}
