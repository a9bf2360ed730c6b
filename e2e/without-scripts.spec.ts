import {expect} from '@playwright/test';
import {expectBelowNavbar} from './places';
import {plainSize, test} from './plain';
import {articlePath} from '../harness/routes';

const article = articlePath('rotate-array');
const listing = 'rotate-array/reversal.cpp';
const bug = 'maximum-subarray-sum/pitfalls/starts-at-zero.cpp';

test('without JavaScript an article is complete on a phone: code, figures, runs, hunts, exercises, costs and speeds', async ({
  plainPage: page,
}) => {
  await page.goto(article);

  await test.step('code is coloured, and appears only once', async () => {
    const all = await page.locator('main pre[data-numbers]').all();
    expect(all.length).toBeGreaterThan(10);
    for (const code of all) {
      await expect(code.locator('code')).toHaveCount(1);
      await expect(code.locator('k-')).not.toHaveCount(0);
    }
  });

  await test.step('the first step of a run is shown, with a link to all steps', async () => {
    const panel = page.locator(`[data-live="${listing}"]`);
    await expect(panel.getByText(/^Step 0 of \d+$/)).toBeVisible();
    await expect(panel.locator('svg[role=img]')).toBeVisible();
    await expect(panel.getByRole('button')).toHaveCount(0);
    await expect(panel.getByRole('textbox')).toHaveCount(0);
    await expect(panel.locator('summary', {hasText: 'All steps as a table'})).toBeHidden();
    await panel.getByRole('link', {name: /^All steps as a table/}).click();
    const heading = page.getByRole('heading', {level: 2, name: listing});
    const run = page.locator('section', {has: heading});
    await expect(run).toBeInViewport();
    await expect(run.getByText(/^Step (\d+) of \1$/)).toBeVisible();
    await expect(run.locator('svg[role=img]')).toBeVisible();
    const last = Number(/of (\d+)/.exec((await run.getByText(/^Step /).textContent()) ?? '')?.[1]);
    // One row for each step from 0, below the header row.
    await expect(run.getByRole('row')).toHaveCount(last + 2);
    await expect(run.getByRole('row').last()).toContainText('The answer:');
  });

  await test.step('the reader can open the hints of a hunt and the input that breaks the program', async () => {
    await page.goto(articlePath('maximum-subarray-sum'));
    const code = page.getByRole('group', {name: `Source code of ${bug}`, exact: true});
    const section = page.locator('section[data-listing]').filter({has: code});
    await expect(section.getByRole('button', {name: 'Break it'})).toBeHidden();
    await expect(section.locator('[data-bug]')).toBeVisible();
    await section.getByText('Hints', {exact: true}).click();
    await expect(section.locator('[data-bug-hunt] li')).toHaveCount(3);
    // Playwright finds no text in a noscript, so select the element.
    const input = section.locator('dd').first();
    await expect(input).toBeHidden();
    await section.getByText('What breaks it, and why').click();
    await expect(input).toBeVisible();
    expect(await input.textContent()).toBe('[-3, -1, -2]');
  });

  await test.step('an exercise shows its task, starting code, cases and solution', async () => {
    await page.goto(article);
    const exercise = page.locator('[data-exercise="rotate-array/practice-rotated-by"]');
    await expect(exercise.getByRole('group', {name: 'Starting code'})).toContainText('rotated_by');
    await exercise.getByText('The cases that a solution must pass').click();
    await expect(exercise.getByRole('row').nth(1)).toBeVisible();
    const solution = exercise.getByRole('group', {
      name: 'Source code of rotate-array/practice-rotated-by/solution.cpp',
    });
    await expect(solution).toBeHidden();
    await exercise.getByText('One solution').click();
    await expect(solution).toBeVisible();
    await expect(solution).toContainText('rotated_by');
    await expect(exercise.getByRole('button', {name: 'Write it'})).toBeHidden();
  });

  await test.step('the counts are a plot with a link to a table', async () => {
    const figure = page.locator('[data-complexity]').getByRole('figure');
    const plot = figure.getByRole('img', {name: /both axes logarithmic/});
    await expect(plot).toBeVisible();
    await expect(plot).toHaveAttribute('aria-label', /^Work on adversarial inputs/);
    await expect(figure.getByRole('combobox')).toHaveCount(0);
    await expect(figure.getByRole('textbox', {name: 'At n ='})).toBeHidden();
    await figure.getByText('The numbers').click();
    await figure.getByRole('link', {name: 'All counts in a table'}).click();
    await expect(page.getByRole('table', {name: 'Work on adversarial inputs'})).toBeInViewport();
  });

  await test.step('the race is shown with its numbers', async () => {
    await page.goto(article);
    const race = page.locator('[data-race="rotate-array"]');
    await expect(race.getByRole('img', {name: /Random inputs, by the size n/})).toBeVisible();
    await expect(race.getByRole('button')).toBeHidden();
    await race.locator('summary').first().click();
    await page.goto(`${article}#speed-rotate-array-worst-1000`);
    await expectBelowNavbar(page, page.locator('#speed-rotate-array-worst-1000'));
    await page.locator('#speed-rotate-array-worst-1000').click();
    await expect(page).toHaveURL(/\/runs\/rotate-array#speed-rotate-array-worst-1000$/);
    const row = page.locator('#speed-rotate-array-worst-1000');
    await expectBelowNavbar(page, row);
    await expect(row.getByRole('rowheader')).toHaveText('1,000');
    const speeds = Array(6).fill(/^[\d.,]+\n\([\d.,]+–[\d.,]+\)$/);
    await expect(row.getByRole('cell')).toHaveText(speeds);
  });

  await test.step('the search says what to do', async () => {
    await page.goto('/search');
    const text = page.getByRole('main').locator('noscript');
    // Playwright finds no text and no roles in a noscript.
    expect(await text.textContent()).toContain('Switch it on and load this page again');
    await text.locator('a').click();
    await expect(page).toHaveURL('/');
  });

  await test.step('no control is shown that would do nothing, and the navbar has the links of the menu', async () => {
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const width of [1440, 360]) {
      await page.setViewportSize({width, height: 740});
      await page.goto(article);
      await expect(page.locator('button:visible')).toHaveCount(0);
      for (const name of ['Tutorial', 'Blog', 'GitHub']) {
        await expect(navbar.getByRole('link', {name})).toBeInViewport({ratio: 1});
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize(plainSize);
  });

  await test.step('the text of figures, also of scrollable ones, is at least 9 px high', async () => {
    await page.goto(article);
    const heights = await page.evaluate(() => {
      document.querySelectorAll('details').forEach((folded) => {
        folded.open = true;
      });
      return [...document.querySelectorAll<SVGTextElement>('figure svg[role=img] text')].map(
        (text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      );
    });
    expect(heights.length).toBeGreaterThan(100);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(9);
  });

  await test.step('a bound does not wrap', async () => {
    await page.goto(articlePath('merging-two-sorted-arrays'));
    const bound = page.getByRole('cell', {name: 'O(N log N)'}).first();
    const lines = await bound.evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});
