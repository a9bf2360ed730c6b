import type {Locator, Page} from '@playwright/test';
import {accessibilityViolations} from '../accessibilityViolations';
import {scriptedModule, type Script} from './modules';
import {expect, expectEmptyWithoutRoom, field, press, test, tooSmallTargets} from './test';
import {translatePage} from './translator';
import {cannotRun, partsToRun, removePart} from './withoutPart';

const breaking = {a: '-3 -1 -2'};

/** Opens the page with the pitfall and starts the hunt. */
async function open(page: Page): Promise<Locator> {
  await page.goto('/bug-hunt');
  const pitfall = page.locator('section[data-listing]');
  await press(pitfall, 'Break it');
  await expect(pitfall.getByRole('button', {name: 'Run both'})).toBeVisible();
  return pitfall;
}

/** Runs both programs on an input and waits for the verdict. */
async function runBoth(
  pitfall: Locator,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Locator> {
  for (const [name, text] of Object.entries(inputs)) {
    await field(pitfall, name).fill(text);
  }
  await press(pitfall, 'Run both');
  await expect(pitfall.locator('[data-verdict]')).toBeVisible();
  return pitfall.locator('[data-bug-hunt]');
}

/** Matches a comment that names the bug, in the code or in a sentence. */
const namesBug = /bug:/i;
const visibleTextOnly = {useInnerText: true};

/** Goes to the step at the line with the bug. */
async function goToBuggyStep(pitfall: Locator): Promise<void> {
  const stepper = pitfall.locator('[data-stepper]');
  await stepper.getByRole('slider').fill('2');
  await expect(stepper.getByText(/^Step 2 of \d+$/)).toBeVisible();
}

/** Replaces the program of the pitfall or the correct program. */
const replace = (page: Page, which: 'pitfall' | 'correct', script: Script) =>
  page.route(`**/fixtures/${which}.wasm`, (route) => route.fulfill({body: scriptedModule(script)}));

test('a hunt begins at the input, gives hints, rejects invalid inputs, and ends with an input that breaks the program', async ({
  page,
}) => {
  const pitfall = await open(page);
  await test.step('starting the hunt moves the focus to the input field', async () => {
    await expect(field(pitfall, 'a')).toBeFocused();
    await expect(field(pitfall, 'a')).toHaveValue('[1, 2]');
  });
  await test.step('each press of the button shows one more hint', async () => {
    const hints = pitfall.locator('[data-hints] li');
    await expect(hints).toHaveCount(0);
    await press(pitfall, 'Hint 1 of 3');
    await expect(hints).toHaveText([/Most arrays hide it/]);
    await press(pitfall, 'Hint 2 of 3');
    await press(pitfall, 'Hint 3 of 3');
    await expect(hints).toHaveText([/hide it/, /begin/, /negative/]);
    const hint = pitfall.getByRole('button', {name: 'No more hints'});
    await expect(hint).toBeFocused();
    await expect(hint).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('an input that the problem forbids runs nothing and shows the reason', async () => {
    await field(pitfall, 'a').fill('[1, 2000000000]');
    await expect(field(pitfall, 'a')).toHaveAccessibleDescription('');
    await press(pitfall, 'Run both');
    await expect(field(pitfall, 'a')).toHaveAccessibleDescription(/it must be at most 1000000000/);
    await expect(field(pitfall, 'a')).toBeFocused();
    await expect(pitfall.locator('[data-verdict]')).toHaveCount(0);
  });
  await test.step('an input that is too long runs nothing and shows the limit', async () => {
    await field(pitfall, 'a').fill('-1 '.repeat(501));
    await press(pitfall, 'Run both');
    await expect(pitfall.getByRole('status')).toContainText(
      'Use at most 500 elements, or a text of at most 4,000 characters',
    );
    await expect(pitfall.locator('[data-verdict]')).toHaveCount(0);
  });
  await test.step('an input that the program survives keeps the bug hidden', async () => {
    await expect(await runBoth(pitfall, {a: '[1, 2]'})).toContainText('It survived');
    await expect(pitfall.locator('[data-bug]')).toBeHidden();
    await press(pitfall, 'Step through both runs');
    await expect(pitfall.getByRole('radio', {name: 'This program'})).toBeFocused();
    await goToBuggyStep(pitfall);
    await expect(pitfall.locator('[data-stepper]')).not.toContainText(namesBug, visibleTextOnly);
  });
  await test.step('an input that breaks the program shows both answers and the bug', async () => {
    const hunt = await runBoth(pitfall, breaking);
    await expect(hunt).toContainText('You broke it: its answer is wrong.');
    await expect(hunt.getByRole('definition')).toHaveText(['-1', '0']);
    await expect(pitfall.locator('[data-bug]')).toBeVisible();
    await goToBuggyStep(pitfall);
    await expect(pitfall.locator('[data-stepper]')).toContainText(namesBug, visibleTextOnly);
  });
  await test.step('the input is restored when the reader comes back', async () => {
    await page.goto('/race');
    await page.goBack();
    await press(pitfall, 'Break it');
    await expect(field(pitfall, 'a')).toHaveValue(breaking.a);
  });
});

/** Replacement programs, and the messages about their runs. */
const outcomes: readonly {
  readonly what: string;
  readonly pitfall?: Script;
  readonly correct?: Script;
  readonly says: readonly string[];
  readonly breaks: boolean;
}[] = [
  {
    what: 'a check that stops the program is reported with its line',
    pitfall: {panic: 'a read past the end'},
    says: ['You broke it: a check stopped it.', 'Line 2: a read past the end'],
    breaks: true,
  },
  {
    what: 'a program that does not end is reported as running forever',
    pitfall: {panic: 'endless'},
    says: ['You broke it: it runs forever.', 'does not seem to end'],
    breaks: true,
  },
  {
    what: 'a right answer that differs from the correct program’s answer is not a failure',
    pitfall: {answer: '4', isUnique: false},
    says: ['It survived: more than one answer is right'],
    breaks: false,
  },
  {
    what: 'a wrong answer, if several answers are right, is reported with the judge’s message',
    pitfall: {answer: '4', isUnique: false, wrong: 'the first index is not below the second'},
    says: ['The judge says: the first index is not below the second.'],
    breaks: true,
  },
  {
    what: 'an input on which the correct program is also wrong gives no verdict',
    correct: {answer: '5', wrong: 'expected 4'},
    says: ['the correct program gives a wrong answer here too: expected 4.'],
    breaks: false,
  },
  {
    what: 'an operation that the program does not have is rejected with a message',
    pitfall: {panic: 'refused: Operation 1, copy, is not there.'},
    says: ['This is not an input of the problem: Operation 1, copy, is not there.'],
    breaks: false,
  },
];

for (const part of partsToRun) {
  test(`without ${part} a comparison is reported as impossible`, async ({page}) => {
    const pitfall = await open(page);
    await removePart(page, part);
    await press(pitfall, 'Run both');
    await expect(pitfall.locator('[data-result]')).toHaveText(cannotRun);
  });
}

test('the hunt reports the outcome of both runs', async ({page}) => {
  for (const {what, says, breaks, ...programs} of outcomes) {
    await test.step(what, async () => {
      await page.unrouteAll();
      for (const which of ['pitfall', 'correct'] as const) {
        const script = programs[which];
        if (script) {
          await replace(page, which, script);
        }
      }
      const hunt = await runBoth(await open(page), breaking);
      for (const sentence of says) {
        await expect(hunt).toContainText(sentence);
      }
      await expect(hunt.getByText('You broke it')).toHaveCount(breaks ? 1 : 0);
    });
  }
});

test('a program that is too slow is reported with the growth of its work', async ({page}) => {
  await page.route('**/fixtures/hunts.json', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({response, body: text.replace('"wrong answer"', '"too slow"')});
  });
  await replace(page, 'pitfall', {answer: '3', accesses: 6000});
  const hunt = await runBoth(await open(page));
  await expect(hunt).toContainText('You broke it: it is too slow.');
  await expect(hunt).toContainText(/Compared with the first example, .* [\d,]+ times the growth/);
});

test('a breaking input is revealed on request, and Enter in a field runs both programs', async ({
  page,
}) => {
  const pitfall = await open(page);
  await press(pitfall, 'Reveal the input');
  await expect(field(pitfall, 'a')).toHaveValue('[-3, -1, -2]');
  await test.step('Enter that confirms a word of an input method runs nothing', async () => {
    const keyDown = (init: {isComposing?: boolean; keyCode?: number}) =>
      field(pitfall, 'a').evaluate(
        (box, more) =>
          box.dispatchEvent(
            new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true, ...more}),
          ),
        init,
      );
    // A key press that runs the programs has no default action any more.
    expect(await keyDown({isComposing: true})).toBe(true);
    // In Safari, the composition has already ended at this key press.
    expect(await keyDown({keyCode: 229})).toBe(true);
  });
  await field(pitfall, 'a').press('Enter');
  await expect(pitfall.locator('[data-verdict]')).toContainText('You broke it');
  await expect(field(pitfall, 'a')).toHaveValue('[-3, -1, -2]');
});

test('changing a field clears the result of the previous input', async ({page}) => {
  const pitfall = await open(page);
  await test.step('the live regions exist while they are empty, and take no room', async () => {
    for (const part of ['[role=status]', '[data-hints]', '[data-result]']) {
      await expectEmptyWithoutRoom(pitfall.locator(part));
    }
  });
  await runBoth(pitfall, {a: '[1, 2]'});
  await field(pitfall, 'a').fill('');
  await expect(pitfall.locator('[data-verdict]')).toHaveCount(0);
  await runBoth(pitfall, {a: '[1, 2]'});
  await press(pitfall, 'Reveal the input');
  await expect(pitfall.locator('[data-verdict]')).toHaveCount(0);
  await expect(pitfall).toContainText('This input breaks it.');
  await field(pitfall, 'a').fill('[1]');
  await expect(pitfall).not.toContainText('This input breaks it.');
});

test('the reader steps through both runs by keyboard, from their ends and from the step where they diverge', async ({
  page,
}) => {
  const pitfall = await open(page);
  await field(pitfall, 'a').fill('-3 -1 -2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const stepper = pitfall.locator('[data-stepper]');
  const position = stepper.getByText(/^Step \d+ of \d+$/);
  await expect(position).toHaveText(/^Step (\d+) of \1$/);
  await expect(pitfall.locator('[data-lit]')).toHaveCount(1);

  await stepper.getByRole('button', {name: 'Step back'}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(position).not.toHaveText(/^Step (\d+) of \1$/);

  await pitfall.getByRole('radio', {name: 'This program'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(pitfall.getByRole('radio', {name: /^Correct program: /})).toBeChecked();
  await expect(stepper).toHaveAttribute('data-stepper', 'sum/kadane.cpp');
  await expect(pitfall.locator('[data-lit]')).toHaveCount(0);
});

test('a button leads to the first difference from any step, and its sentence is announced', async ({
  page,
}) => {
  /** The steps of a run in which the variable `best` has a value from the second step on. */
  const steps = (best: number) =>
    [[], [['best', best]], [['best', best]], [['best', best]]].map((variables, index) => ({
      l: index + 1,
      a: [],
      c: [['largest', 1, index + 1, variables]],
    }));
  await replace(page, 'pitfall', {steps: steps(0), answer: '0', wrong: 'expected -1'});
  await replace(page, 'correct', {steps: steps(-3), answer: '-1'});
  const pitfall = await open(page);
  await runBoth(pitfall, breaking);
  const difference = pitfall.getByText(/^Step 1 of 3$/);
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await press(pitfall, 'First step');
      await expect(difference).toHaveCount(0);
      await press(pitfall, 'First difference');
      await expect(difference).toBeVisible();
      await expect(
        pitfall.locator('[aria-live=polite]', {hasText: 'best starts as 0'}),
      ).toBeVisible();
    });
  }
  await test.step('the other program starts at its first difference', async () => {
    await press(pitfall, 'First step');
    await pitfall.getByRole('radio', {name: /^Correct program: /}).check();
    await expect(difference).toBeVisible();
  });
});

test('a program that fails to load is reported, and Retry loads it', async ({page}) => {
  const pitfall = await open(page);
  await page.route('**/fixtures/*.wasm', (route) => route.fulfill({status: 503}));
  await press(pitfall, 'Run both');
  await expect(pitfall).toContainText('could not be loaded (HTTP 503)');
  await page.unroute('**/fixtures/*.wasm');
  await press(pitfall, 'Retry');
  await expect(pitfall).toContainText('It survived');
  await expect(pitfall.getByRole('button', {name: 'Run both'})).toBeFocused();
});

test('a panel that fails to load is reported, and Retry loads it', async ({page}) => {
  await page.goto('/bug-hunt');
  const pitfall = page.locator('section[data-listing]');
  const status = pitfall.getByRole('status');
  await test.step('the panel has a heading, and its button names its program', async () => {
    const heading = pitfall.getByRole('heading', {level: 3});
    await expect(heading).toHaveText('The best begins at zero');
    // A heading with an id would be a search result of its own, but a pitfall is found with its
    // section.
    await expect(heading).not.toHaveAttribute('id');
    const button = pitfall.getByRole('button', {name: 'Break it', exact: true});
    await expect(button).toHaveAccessibleDescription('starts-at-zero.cpp');
  });
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await press(pitfall, 'Break it');
  await expect(status).toContainText('could not be loaded');
  await page.unroute('**/assets/js/*.js');
  await press(pitfall, 'Retry');
  await expect(pitfall.getByRole('button', {name: 'Run both'})).toBeVisible();
});

test('in a page that the browser translates, a panel that fails to load is reported, and loads at the next try', async ({
  page,
}) => {
  await page.goto('/bug-hunt');
  await translatePage(page);
  const pitfall = page.locator('section[data-listing]');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await press(pitfall, 'BREAK IT');
  const status = pitfall.getByRole('status');
  await expect(status).toHaveText('THE CODE THAT RUNS THIS PROGRAM COULD NOT BE LOADED.');
  await page.unroute('**/assets/js/*.js');
  await press(pitfall, 'RETRY');
  await expect(pitfall.getByRole('button', {name: 'RUN BOTH'})).toBeVisible();
});

test('in print, the input that breaks a program is shown', async ({page}) => {
  await page.goto('/bug-hunt');
  const pitfall = page.locator('section[data-listing]');
  const input = pitfall.getByText('[-3, -1, -2]');
  await expect(input).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(input).toBeVisible();
  await expect(pitfall.locator('[data-bug]')).toBeVisible();
  await expect(pitfall.getByRole('button', {name: 'Break it'})).toBeHidden();
});

test('a finished hunt has no accessibility violation in either colour mode', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 360, height: 800});
  const pitfall = await open(page);
  await press(pitfall, 'Hint 1 of 3');
  await runBoth(pitfall, breaking);
  await pitfall.getByText('What breaks it, and why').click();
  const within = 'section[data-listing]';
  expect(await accessibilityViolations(page, {within})).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await accessibilityViolations(page, {rules: ['color-contrast'], within})).toEqual([]);
  const targets = 'button, select, summary, label:has([type=radio])';
  expect(await tooSmallTargets(pitfall.locator('[data-bug-hunt]').locator(targets))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
