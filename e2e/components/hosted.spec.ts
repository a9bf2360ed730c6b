import type {Page} from '@playwright/test';
import type {FakeServer} from '../hosted/fakeServer';
import {accessibilityViolations} from '../accessibilityViolations';
import {open, waitForIdle} from '../open';
import {
  serviceSearches,
  button,
  dialog,
  field,
  holdRequests,
  collectIndexRequests,
  options,
  results,
} from '../searchPage';
import {advanceClock} from './clock';
import {expectNoAccessibilityViolation} from './colourModes';
import {everyProvider} from './provider';
import {expect, test} from './searchTest';
import {tooSmallTargets} from './test';
import {translatePage} from './translator';

const start = '/guide/chapter-1';
const phone = {width: 360, height: 740};

async function openBox(page: Page): Promise<void> {
  await open(page, start);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

const notice = (page: Page) => dialog(page).getByRole('status').first();
const serviceIsDown = /The search service does not answer/;

const soon = {timeout: 2000};

/**
 * Runs the stopped clock until the box has asked what was typed, and `expectAnswer` passes. The box
 * asks a moment after the last letter, and may set the timer for it only after the clock has run.
 */
const untilAsked = (page: Page, expectAnswer: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(200);
    await expectAnswer();
  }).toPass();

const conversation = (page: Page) => dialog(page).getByRole('region', {name: 'Conversation'});
/** The part of the conversation with a question and its answer. */
const turn = (page: Page, question: string) =>
  conversation(page).getByRole('region', {name: question, exact: true});
const askButton = (page: Page) => dialog(page).getByRole('button', {name: /^Ask/});
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', {name, exact: true});
const followUp = (page: Page) =>
  dialog(page).getByRole('textbox', {name: 'Ask a follow-up question'});
/** The live region that reads an answer out. */
const announcements = (page: Page) => dialog(page).getByRole('log');

/** The calls of an endpoint since an index in the list of requests. */
const callsSince = (service: FakeServer, from: number, name: string) =>
  service.requests.slice(from).filter((request) => request.name === name);

/** Opens the search box, types a question and asks it with Shift+Enter. */
async function askInBox(page: Page, question: string): Promise<void> {
  await openBox(page);
  await field(page).fill(question);
  await expect(askButton(page)).toContainText(question);
  await page.keyboard.press('Shift+Enter');
  await expect(turn(page, question)).toBeVisible();
}

test(
  'the ask button includes a key typed just before its listener is attached',
  {tag: everyProvider},
  async ({page}) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const field = document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]');
        if (field && document.querySelector('[role=dialog] [aria-keyshortcuts="Shift+Enter"]')) {
          observer.disconnect();
          field.value = 'rotate';
          field.dispatchEvent(new InputEvent('input', {bubbles: true}));
        }
      });
      observer.observe(document, {childList: true, subtree: true});
    });
    await openBox(page);
    await expect(askButton(page)).toContainText('rotate');
  },
);

test.describe('a search service', {tag: everyProvider}, () => {
  test('receives one request when typing pauses, and the index is not fetched', async ({
    page,
    service,
  }) => {
    const from = service.requests.length;
    const requests = collectIndexRequests(page);
    await page.clock.install();
    await openBox(page);
    // Stop the clock, because a busy machine pauses between the letters.
    await advanceClock(page, 1000);
    await field(page).pressSequentially('kadane');
    await untilAsked(page, () => expect(options(page).first()).toContainText('Largest sum', soon));
    const [call, ...others] = callsSince(service, from, 'search');
    expect(call?.body).toMatchObject({term: 'kadane'});
    expect(others).toEqual([]);
    expect(requests).toEqual([]);
    await expect(notice(page)).toBeEmpty();
  });

  test('is searched for the version of the docs, and for blog and pages', async ({
    page,
    service,
  }) => {
    const from = service.requests.length;
    await page.addInitScript(() => {
      if (window.testService) {
        window.testService = {...window.testService, isVersioned: true};
      }
    });
    await openBox(page);
    await field(page).fill('array');
    await expect(options(page).first()).toBeVisible();
    await dialog(page).getByRole('button', {name: /^Docs/}).click();
    await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1);
    const filters = callsSince(service, from, 'search').map(
      ({body}) => (body as {where?: unknown}).where,
    );
    expect(filters).toContainEqual({
      or: [{version: 'current'}, {category: 'blogs'}, {category: 'pages'}],
    });
    expect(filters).toContainEqual({category: 'default', version: 'current'});
  });

  test('is searched again with tolerance for one wrong letter when nothing is found', async ({
    page,
    service,
  }) => {
    const from = service.requests.length;
    await openBox(page);
    await field(page).fill('zeppelin');
    await expect(dialog(page)).toContainText('No results for zeppelin');
    const bodies = callsSince(service, from, 'search').map(({body}) => body);
    expect(bodies).toEqual([
      expect.not.objectContaining({tolerance: 1}),
      expect.objectContaining({tolerance: 1}),
    ]);
  });
});

test.describe('an unavailable service', {tag: everyProvider}, () => {
  const ways: Readonly<Record<string, (page: Page, service: FakeServer) => unknown>> = {
    'that is slow': (_, service) => service.always('search', {kind: 'delay', ms: 4000}),
    'that fails': (_, service) => service.always('search', {kind: 'status', status: 500}),
    'that has too many requests': (_, service) =>
      service.always('search', {kind: 'status', status: 429, retryAfter: 60}),
    'that talks nonsense': (_, service) => service.always('search', {kind: 'nonsense'}),
    'that hangs up': (_, service) => service.always('search', {kind: 'refuse'}),
    'whose answer breaks off': (_, service) => service.always('search', {kind: 'cut', at: 40}),
    'that the reader blocks': (page) => page.route(serviceSearches, (route) => route.abort()),
  };

  test('falls back to the index in every failure, and the search box says so', async ({
    page,
    service,
  }) => {
    test.setTimeout(60_000);
    const requests = collectIndexRequests(page);
    for (const [way, goAway] of Object.entries(ways)) {
      await test.step(`a service ${way}`, async () => {
        service.recover();
        await goAway(page, service);
        requests.length = 0;
        await openBox(page);
        expect(requests).toEqual([]);
        await field(page).fill('kadane');
        await expect(options(page).first()).toContainText('Largest sum');
        await expect(notice(page)).toHaveText(serviceIsDown);
        await expect(field(page)).toHaveValue('kadane');
        expect(requests.length).toBeGreaterThan(0);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL((url) => url.pathname === '/guide/sums');
      });
    }
  });

  test('does not fetch the index for a box that was closed before the service failed', async ({
    page,
  }) => {
    const requests = collectIndexRequests(page);
    const letFail = await holdRequests(page, serviceSearches, (route) => route.abort());
    await openBox(page);
    const asked = page.waitForRequest(serviceSearches);
    await field(page).fill('kadane');
    await asked;
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('search service failed'),
    );
    letFail();
    await warned;
    // A request for the index would have come before the answer to this one.
    await page.evaluate((address) => fetch(address), start);
    expect(requests).toEqual([]);
  });

  test('is reported once, and later searches do not wait for the service', async ({
    page,
    service,
  }) => {
    service.always('search', {kind: 'status', status: 500});
    const from = service.requests.length;
    await openBox(page);
    await field(page).fill('kadane');
    await expect(notice(page)).toHaveText(serviceIsDown);
    const firstNotice = await notice(page).elementHandle();
    await field(page).fill('rotate');
    await expect(options(page).first()).toContainText('Rotate an array');
    expect(callsSince(service, from, 'search')).toHaveLength(1);
    expect(await firstNotice.textContent()).toMatch(serviceIsDown);
  });

  test('is used again automatically when it recovers, without changing the shown results', async ({
    page,
    service,
  }) => {
    service.next('search', {kind: 'status', status: 500});
    await page.clock.install();
    await openBox(page);
    // Stop the clock, otherwise the service could recover before its failure is shown.
    await advanceClock(page, 1000);
    await field(page).fill('kadane');
    await untilAsked(page, () => expect(notice(page)).toHaveText(serviceIsDown, soon));
    await expect(options(page).first()).toContainText('Largest sum');
    await page.clock.runFor(5000);
    await expect(notice(page)).toBeEmpty();
    await expect(options(page).first()).toContainText('Largest sum');
    const from = service.requests.length;
    await field(page).fill('rotate');
    await untilAsked(page, () =>
      expect(options(page).first()).toContainText('Rotate an array', soon),
    );
    await expect.poll(() => callsSince(service, from, 'search').length).toBe(1);
  });

  test('is reported on the search page, too', async ({page, service}) => {
    service.always('search', {kind: 'refuse'});
    await open(page, '/search?q=kadane');
    await expect(results(page)).toContainText('Largest sum');
    await expect(page.getByRole('main').getByText(serviceIsDown)).toBeVisible();
  });

  for (const [part, missing] of Object.entries({
    index: '**/search-index/**',
    'text of the index': /search-index\/.*text/,
  })) {
    test(`answers the shown query when it recovers if the ${part} could not be loaded`, async ({
      page,
      service,
    }) => {
      service.next('search', {kind: 'status', status: 500});
      await page.route(missing, (route) => route.abort());
      await page.clock.install();
      await openBox(page);
      // Stop the clock, otherwise the service could recover before its failure is shown.
      await advanceClock(page, 1000);
      await field(page).fill('reverse');
      const failure = dialog(page).getByRole('alert');
      await untilAsked(page, () => expect(failure).toContainText('could not be loaded', soon));
      await expect(notice(page)).toHaveText(serviceIsDown);
      await page.clock.runFor(5000);
      await expect(notice(page)).toBeEmpty();
      await untilAsked(page, () =>
        expect(options(page).first()).toContainText('reverse both blocks', soon),
      );
      await expect(failure).toHaveCount(0);
    });
  }

  test('is reported together with an index that fails, and Retry requests both', async ({
    page,
    service,
  }) => {
    service.next('search', {kind: 'status', status: 500});
    await page.route('**/search-index/**', (route) => route.abort());
    await openBox(page);
    await field(page).fill('kadane');
    const failure = dialog(page).getByRole('alert');
    await expect(failure).toContainText('The search index could not be loaded.');
    await page.unroute('**/search-index/**');
    await failure.getByRole('button', {name: 'Retry'}).click();
    await expect(options(page).first()).toContainText('Largest sum');
    await expect(notice(page)).toBeEmpty();
  });
});

test.describe('asking', {tag: everyProvider}, () => {
  const question = 'how do I rotate an array';

  test('turns the typed text into a conversation, by keyboard alone', async ({page, service}) => {
    service.answerWith(
      'Reverse **all**. Then `[0, k)`. See [the page](/guide/turns#three-reversals).',
    );
    const from = service.requests.length;
    await askInBox(page, question);
    const answer = turn(page, question);
    await expect(answer).toHaveAttribute('data-state', 'finished');
    await expect(answer.locator('strong')).toHaveText('all');
    await expect(answer.locator('code')).toHaveText('[0, k)');
    expect(callsSince(service, from, 'answer')[0]?.body).toMatchObject({query: question});
    // The focus is at the answer, and a few keys lead to the next question.
    await expect(conversation(page)).toBeFocused();
    await followUp(page).focus();
    await page.keyboard.type('is it stable?');
    await page.keyboard.press('Enter');
    await expect(turn(page, 'is it stable?')).toHaveAttribute('data-state', 'finished');
    expect(callsSince(service, from, 'answer')[1]?.body).toMatchObject({
      query: 'is it stable?',
      messages: [{role: 'user', content: question}, {role: 'assistant'}],
    });
    await expect(followUp(page)).toBeFocused();
    await expect(followUp(page)).toHaveValue('');
    await answer.getByRole('link', {name: 'the page'}).press('Enter');
    await expect(page).toHaveURL(/\/guide\/turns#three-reversals$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('shows the sources before the answer', async ({page, service}) => {
    service.always('answer', {kind: 'pace', ms: 150});
    await askInBox(page, question);
    const sources = turn(page, question).getByRole('list', {name: 'Sources'});
    await expect(
      sources.getByRole('link', {name: 'Rotate an array › Three reversals'}),
    ).toBeVisible();
    await expect(turn(page, question)).toHaveAttribute('data-state', 'loading');
    await sources.getByRole('link', {name: 'Rotate an array', exact: true}).click();
    await expect(page).toHaveURL(/\/guide\/turns$/);
  });

  test('shows the text as it arrives, and announces it in whole sentences', async ({
    page,
    service,
  }) => {
    service.answerWith('First reverse all of it. Then reverse both blocks. Done.');
    service.always('answer', {kind: 'pace', ms: 60});
    await page.addInitScript(() => {
      const announced: string[] = [];
      Object.assign(window, {announced});
      new MutationObserver((changes) => {
        for (const {target, addedNodes} of changes) {
          if (target instanceof Element && target.closest('[role=log]')) {
            announced.push(...[...addedNodes].map(({textContent}) => textContent ?? ''));
          }
        }
      }).observe(document, {subtree: true, childList: true, characterData: true});
    });
    await openBox(page);
    await field(page).fill(question);
    await askButton(page).click();
    const answer = turn(page, question);
    await expect(answer).toContainText('Reading the pages of this site…');
    await expect(answer).toContainText('First reverse');
    await expect(answer).toHaveAttribute('data-state', 'loading');
    await expect(answer).toHaveAttribute('data-state', 'finished');
    expect(
      await page.evaluate(() => (window as unknown as {announced: string[]}).announced),
    ).toEqual([
      'The answer is being written.',
      'First reverse all of it.',
      'Then reverse both blocks.',
      'Done.',
      'End of the answer.',
    ]);
  });

  test('can be stopped, which keeps the text so far, and repeated', async ({page, service}) => {
    service.answerWith('One two three four five six seven eight nine ten.');
    service.always('answer', {kind: 'pace', ms: 120});
    await askInBox(page, question);
    const answer = turn(page, question);
    await expect(answer).toContainText('One two');
    await inDialog(page, 'Stop').click();
    await expect(answer).toHaveAttribute('data-state', 'aborted');
    await expect(answer).toContainText('One two');
    await expect(answer).toContainText('Stopped.');
    await expect(announcements(page)).toContainText('The answer was stopped.');
    service.recover();
    service.answerWith('Another answer.');
    await inDialog(page, 'Regenerate').press('Enter');
    await expect(conversation(page)).toBeFocused();
    await expect(answer).toHaveAttribute('data-state', 'finished');
    await expect(answer).toContainText('Another answer.');
    await expect(answer).not.toContainText('One two');
    await expect(conversation(page).getByRole('region')).toHaveCount(1);
  });

  test('is shown in full, and as stopped, in a page that the browser translates', async ({
    page,
    service,
  }) => {
    const ask = dialog(page).locator('[aria-keyshortcuts="Shift+Enter"]');
    await openBox(page);
    await translatePage(page);
    await field(page).fill(question);
    await expect(ask).toContainText(`ASK ${question.toUpperCase()}`);

    service.answerWith('One two three four five six.');
    service.always('answer', {kind: 'pace', ms: 60});
    await ask.click();
    await expect(turn(page, question)).toHaveAttribute('data-state', 'finished');
    await expect(turn(page, question)).toContainText('ONE TWO THREE FOUR FIVE SIX.');

    service.always('answer', {kind: 'delay', ms: 60_000});
    await followUp(page).fill('And then?');
    await inDialog(page, 'ASK').click();
    await expect(turn(page, 'And then?')).toContainText('READING THE PAGES');
    await inDialog(page, 'STOP').click();
    await expect(turn(page, 'And then?')).toContainText('STOPPED.');
    await expect(inDialog(page, 'ASK')).toBeVisible();
  });

  test('keeps the text of a broken-off answer, shows an error, and can be repeated', async ({
    page,
    service,
  }) => {
    service.answerWith(`Word ${'and word '.repeat(200)}end.`);
    service.next('answer', {kind: 'end', at: 20_000});
    await askInBox(page, question);
    const answer = turn(page, question);
    const expectWholeAnswerAgain = async () => {
      await expect(answer.getByRole('alert')).toHaveText(
        'The connection to the search service was lost. The answer above is incomplete.',
      );
      await expect(answer).toContainText('Word and');
      await inDialog(page, 'Regenerate').click();
      await expect(answer).toHaveAttribute('data-state', 'finished');
      await expect(answer.getByRole('alert')).toHaveCount(0);
      await expect(answer).toContainText('end.');
    };
    await test.step('an answer ends too soon', expectWholeAnswerAgain);
    await test.step('an answer is garbled', async () => {
      service.next('answer', {kind: 'garble', after: 9});
      await inDialog(page, 'Regenerate').click();
      await expectWholeAnswerAgain();
    });
  });

  test('reports a lost connection when the service is silent for a minute', async ({page}) => {
    await page.clock.install();
    const release = await holdRequests(page, '**/answer?*');
    const asked = page.waitForRequest('**/answer?*');
    await askInBox(page, question);
    await asked;
    const answer = turn(page, question);
    await expect(answer).toContainText('Reading the pages of this site…');
    await advanceClock(page, 60_000);
    await expect(answer.getByRole('alert')).toHaveText(
      'The connection to the search service was lost.',
    );
    await page.clock.resume();
    release();
    await inDialog(page, 'Regenerate').click();
    await expect(answer).toHaveAttribute('data-state', 'finished');
  });

  test('labels an answer as written by a language model, and shows an error if no answer comes', async ({
    page,
    service,
  }) => {
    service.next('answer', {kind: 'status', status: 429}, {kind: 'status', status: 500});
    await askInBox(page, question);
    const answer = turn(page, question);
    const alert = answer.getByRole('alert');
    const caution = answer.getByText('Written by a language model.');
    await test.step('a busy service is reported', async () => {
      await expect(alert).toHaveText('The search service is busy. Ask again in a moment.');
    });
    await test.step('a service that fails is reported, without the language model label', async () => {
      await inDialog(page, 'Regenerate').click();
      await expect(alert).toHaveText('The search service could not answer.');
      await expect(caution).toHaveCount(0);
    });
    await test.step('an unreachable service is reported', async () => {
      await page.route('**/answer?*', (route) => route.abort());
      await inDialog(page, 'Regenerate').click();
      await expect(alert).toHaveText('The connection to the search service was lost.');
    });
    await test.step('an answer has the language model label', async () => {
      await page.unroute('**/answer?*');
      await inDialog(page, 'Regenerate').click();
      await expect(answer).toHaveAttribute('data-state', 'finished');
      await expect(caution).toBeVisible();
    });
  });

  test('shows hostile Markdown as text and fetches nothing for it', async ({page, service}) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const {hostname} = new URL(request.url());
      if (hostname !== 'localhost' && hostname !== '127.0.0.1') {
        foreign.push(request.url());
      }
    });
    service.answerWith(
      '<img src=x onerror="window.wasHacked=1"> ![cat](https://example.org/cat.png) ' +
        '[bad](javascript:window.wasHacked=1) [out](https://example.org/) <script>wasHacked=1</script>',
    );
    await askInBox(page, question);
    const answer = turn(page, question);
    await expect(answer).toHaveAttribute('data-state', 'finished');
    await expect(answer).toContainText('<img src=x onerror="window.wasHacked=1"> cat bad out');
    await expect(answer.locator('img, script')).toHaveCount(0);
    await expect(answer.getByRole('link', {name: 'bad'})).toHaveCount(0);
    const out = answer.getByRole('link', {name: 'out (another site, in a new tab)'});
    await expect(out).toHaveAttribute('rel', /noopener/);
    await expect(out).toHaveAttribute('target', '_blank');
    expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false);
    expect(foreign).toEqual([]);
  });

  test('leads back to the results, and keeps the conversation for later', async ({page}) => {
    await askInBox(page, question);
    await expect(turn(page, question)).toHaveAttribute('data-state', 'finished');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await inDialog(page, 'Results').click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(question);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page).click();
    await askButton(page).click();
    await expect(turn(page, question)).toHaveAttribute('data-state', 'finished');
    await inDialog(page, 'New conversation').click();
    await expect(turn(page, question)).toHaveCount(0);
    await expect(dialog(page).getByRole('textbox', {name: 'Ask a question'})).toBeFocused();
  });

  test('returns to search when the reader types into the search box again', async ({page}) => {
    await askInBox(page, question);
    await field(page).fill('kadane');
    await expect(options(page).first()).toContainText('Largest sum');
    await expect(conversation(page)).toHaveCount(0);
  });

  test('keeps the focus in the dialog when the reader presses Tab', async ({page}) => {
    await askInBox(page, question);
    await field(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(inDialog(page, 'Ask')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
  });

  test('reports that its code failed to load, and retries', async ({page}) => {
    await openBox(page);
    await field(page).fill(question);
    await expect(options(page).first()).toBeVisible();
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await askButton(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
    await expect(field(page)).toHaveValue(question);
    await page.unroute('**/assets/js/*.js');
    await askButton(page).click();
    await expect(turn(page, question)).toHaveAttribute('data-state', 'finished');
  });

  test('asks once, however often the button is pressed while its code loads', async ({
    page,
    service,
  }) => {
    const from = service.requests.length;
    await openBox(page);
    await field(page).fill(question);
    await expect(options(page).first()).toBeVisible();
    const release = await holdRequests(page, '**/assets/js/*.js');
    await askButton(page).click();
    await expect(askButton(page)).toHaveAttribute('aria-busy', 'true');
    await askButton(page).click();
    release();
    await expect(turn(page, question)).toHaveAttribute('data-state', 'finished');
    expect(callsSince(service, from, 'answer')).toHaveLength(1);
  });

  test.describe('when the owner turns it off', () => {
    test.use({more: {ask: false}});

    test('is not offered', async ({page, service}) => {
      const from = service.requests.length;
      await openBox(page);
      await field(page).fill('kadane');
      await expect(options(page).first()).toBeVisible();
      await expect(askButton(page)).toHaveCount(0);
      await page.keyboard.press('Shift+Enter');
      // During this rest a conversation would begin.
      await waitForIdle(page);
      await expect(conversation(page)).toHaveCount(0);
      expect(callsSince(service, from, 'answer')).toEqual([]);
    });
  });
});

test.describe('asking on a phone', {tag: everyProvider}, () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('works by touch; nothing overflows the screen and no target is too small', async ({
    page,
    service,
  }) => {
    service.answerWith(`\`\`\`\n${'long_name_'.repeat(20)}\n\`\`\`\n${'letters'.repeat(30)}`);
    await open(page, start);
    await button(page).tap();
    await field(page).fill('how do I rotate an array');
    await askButton(page).tap();
    const answer = turn(page, 'how do I rotate an array');
    await expect(answer).toHaveAttribute('data-state', 'finished');
    const overflow = await dialog(page).evaluate((box) =>
      [box, ...box.querySelectorAll(':not(pre)')]
        .filter(({scrollWidth, clientWidth}) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({outerHTML}) => outerHTML),
    );
    expect(overflow).toEqual([]);
    expect(await tooSmallTargets(dialog(page).locator('button, a, input'))).toEqual([]);
  });
});

test.describe(
  'a service has no accessibility violation in either colour mode',
  {tag: everyProvider},
  () => {
    const question = 'rotate';

    test.beforeEach(async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
    });

    test('in the notice that it is unavailable', async ({page, service}) => {
      service.always('search', {kind: 'refuse'});
      await openBox(page);
      await field(page).fill('array');
      await expect(notice(page)).toHaveText(serviceIsDown);
      await expectNoAccessibilityViolation(page);
    });

    test('in a conversation that is new, waiting or finished', async ({page, service}) => {
      service.answerWith(
        // axe's link-in-text-block rule does not apply to a link with little text around it.
        '# Title\n\nA text that is longer than what it holds, with `code` and [link](https://example.org).' +
          '\n\n- one\n\n> quote',
      );
      const release = await holdRequests(page, '**/answer?*');
      await openBox(page);
      await askButton(page).click();
      await expect(dialog(page)).toContainText('Ask in your own words.');
      await expectNoAccessibilityViolation(page);
      await page.keyboard.type(question);
      await page.keyboard.press('Enter');
      await expect(turn(page, question)).toContainText('Reading the pages');
      await expectNoAccessibilityViolation(page);
      release();
      await expect(turn(page, question)).toHaveAttribute('data-state', 'finished');
      await expectNoAccessibilityViolation(page);
    });

    test('in a conversation that is broken off or stopped', async ({page, service}) => {
      service.next('answer', {kind: 'cut', at: 900}, {kind: 'pace', ms: 5000});
      await askInBox(page, question);
      await expect(turn(page, question).getByRole('alert')).toBeVisible();
      await expectNoAccessibilityViolation(page);
      await inDialog(page, 'Regenerate').click();
      await inDialog(page, 'Stop').click();
      await expect(turn(page, question)).toHaveAttribute('data-state', 'aborted');
      await expectNoAccessibilityViolation(page);
    });
  },
);

test.describe('recording', {tag: everyProvider}, () => {
  /** Turns the recording of searches on in the pages. */
  const turnOn = (page: Page, service: FakeServer) =>
    page.addInitScript((endpoint) => {
      if (window.testService) {
        const analytics = {endpoint, privacyPath: '/search-privacy'};
        window.testService = {...window.testService, analytics};
      }
    }, service.collectEndpoint);

  /** Searches, and moves the clock past the delay of a record. */
  async function search(page: Page, recorder?: Promise<unknown>): Promise<void> {
    await page.clock.install();
    await openBox(page);
    for (const letter of 'kadane') {
      await page.keyboard.press(letter);
      await page.clock.runFor(120);
    }
    await expect(options(page).first()).toContainText('Largest sum');
    await recorder;
    await page.clock.runFor(1500);
  }

  /** Waits for the script that records, because the clock would otherwise run ahead of it. */
  const recorderOf = (page: Page) => page.waitForResponse(/recordSearches/);

  /**
   * Expects that a search sends nothing to the analytics endpoint, even after the delay of a
   * record.
   */
  async function expectSilence(
    page: Page,
    service: FakeServer,
    recorder?: Promise<unknown>,
  ): Promise<void> {
    const from = service.collected.length;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/\/(collect|identify)\b/.test(request.url())) {
        sent.push(request.url());
      }
    });
    await search(page, recorder);
    await page.clock.runFor(6000);
    // Playwright reports requests in order: when this one is answered, all earlier ones are known.
    await page.evaluate(async () => (await fetch(location.href)).text());
    expect(sent).toEqual([]);
    expect(service.collected.slice(from)).toEqual([]);
  }

  test('is off: nothing is sent or stored, and no page mentions it', async ({page, service}) => {
    await expectSilence(page, service);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect(dialog(page).getByRole('link', {name: /recorded/})).toHaveCount(0);
  });

  test('sends the last query typed when the owner turns it on', async ({page, service}) => {
    await turnOn(page, service);
    const from = service.collected.length;
    await search(page, recorderOf(page));
    await page.goto('about:blank');
    await expect.poll(() => service.collected.length).toBe(from + 1);
    expect(service.collected.at(-1)?.body).toMatchObject({
      index: service.collectionId,
      events: [{rawSearchString: 'kadane', resultsCount: 1}],
    });
  });

  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`sends nothing for readers with ${name}`, async ({page, service}) => {
      await turnOn(page, service);
      await page.addInitScript(
        ([key, wish]) => Object.defineProperty(navigator, key, {value: wish}),
        [name, value] as const,
      );
      await expectSilence(page, service, recorderOf(page));
    });
  }

  test('is described on a page that the search box links to', async ({page, service}) => {
    await turnOn(page, service);
    await openBox(page);
    await dialog(page).getByRole('link', {name: 'What is recorded of searches'}).click();
    await expect(page).toHaveURL(/\/search-privacy$/);
    await expect(page.locator('h1')).toHaveText('What is recorded of searches');
    await expect(page.getByRole('main')).toContainText('Do Not Track');
    await expect(page.getByRole('main')).toContainText(new URL(service.endpoint).host);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
