import type {Page} from '@playwright/test';
import {saveData} from '../harness/connection';
import {accessibilityViolations} from './accessibilityViolations';
import {translatePage} from './components/translator';
import {
  isStarted,
  openIdle,
  scrollTo,
  waitForHydration,
  waitForIdle,
  waitForLayout,
  waitForScripts,
} from './open';
import {articlePath} from '../harness/routes';
import {collectErrors, holdApplication, holdRequests} from './searchPage';
import {expect, test} from './test';

const article = articlePath('find-first-unique-element');
const rotate = articlePath('rotate-array');

/** Clicks without a pointer move, which would be a sign of intent and start hydration. */
async function click(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeAttached();
  // Query again, because the element may have been replaced.
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
}

const panelOf = (page: Page) => page.locator('[data-live="rotate-array/reversal.cpp"]');

/** The step-forward button of the first panel of the article on rotation. */
const forward = '[data-live="rotate-array/reversal.cpp"] [data-action=forward]';

const namesOf = (scripts: readonly string[]) =>
  scripts
    .filter((path) => path.endsWith('.js'))
    .map((path) => path.replace(/\.\w+\.js$/, ''))
    .sort();

/** Returns a list that collects the requests of pages from now on, except for the documents. */
function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.isNavigationRequest()) {
      requests.push(new URL(request.url()).pathname);
    }
  });
  return requests;
}

test('a page that is only read requests its style sheet before the paint, then its first scripts, and no application', async ({
  page,
}) => {
  const requests = collectRequests(page);
  // A busy machine may paint later than the 200 ms for which a page waits for the paint.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay: number) => later(act, delay === 200 ? 60_000 : delay),
    });
  });
  const show = await holdRequests(page, '**/assets/css/*.css');
  await page.goto(article, {waitUntil: 'commit'});

  await test.step('before the paint the page requests only its style sheet', async () => {
    await expect.poll(() => requests).toEqual([expect.stringMatching(/^\/assets\/css\/styles\./)]);
    // A page without its style sheet is never idle, so `rest` would not return.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(requests).toHaveLength(1);
  });

  await test.step('the scripts are requested after the paint', async () => {
    show();
    await waitForScripts(page);
    const [painted, scripts] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'))
        .map(({startTime}) => startTime),
    ]);
    expect(scripts.length).toBeGreaterThan(1);
    expect(Math.min(...scripts)).toBeGreaterThan(painted);
  });

  await test.step('the page prefetches the scripts that start its panels and open its search, but not the application', async () => {
    await page.waitForLoadState('networkidle');
    const searchBox: unknown = expect.stringMatching(/\/\d+$/);
    await expect.poll(() => namesOf(requests)).toContainEqual(searchBox);
    // During this rest more would be requested.
    await waitForIdle(page, 500);
    expect(namesOf(requests)).toEqual([
      searchBox,
      '/assets/js/controls',
      '/assets/js/islands',
      '/assets/js/main',
      '/assets/js/react',
      '/assets/js/runtime~main',
    ]);
    expect(await isStarted(page)).toBe(false);
    await waitForHydration(page);
  });
});

test('a page prefetches nothing for a reader who saves data, and its panels start when they are used', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      fonts.push(request.url());
    }
  });
  const requests = collectRequests(page);
  const errors = collectErrors(page);
  await saveData(page);
  const release = await holdApplication(page);
  await openIdle(page, rotate);
  const panel = panelOf(page);
  const still = panel.locator('[data-still]');

  await test.step('nothing is prefetched', () => {
    expect(namesOf(requests)).toEqual(['/assets/js/main', '/assets/js/runtime~main']);
  });

  await test.step('a panel that is scrolled into view does not start', async () => {
    await scrollTo(panel);
    // During this rest the panel would start.
    await waitForIdle(page, 500);
    await expect(page.locator('[data-is-started]')).toHaveCount(0);
    await expect(still).toHaveCount(1);
    expect(await isStarted(page)).toBe(false);
  });

  await test.step('its own button starts the panel, with the values that the reader has set', async () => {
    await panel.getByRole('textbox', {name: 'k', exact: true}).evaluate((box: HTMLInputElement) => {
      box.value = '1';
    });
    await panel.getByRole('button', {name: 'Run', exact: true}).click({delay: 1000});
    await expect(panel.locator('[data-result]')).toContainText('Answer: [');
    await expect(panel.getByRole('textbox', {name: 'k', exact: true})).toHaveValue('1');
    await panel.locator('[data-action=forward]').click();
    await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
    expect(await isStarted(page)).toBe(false);
  });

  await test.step('a doc whose panel was used before hydration works again when the reader comes back', async () => {
    release();
    await waitForHydration(page);
    await page.locator(`aside a[href="${article}"]`).click();
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    // Nor does a panel start automatically on a page that the application has opened.
    await scrollTo(page.locator('[data-live]:visible').first());
    await waitForIdle(page, 500);
    await expect(page.locator('[data-is-started]')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Rotate an array');
    await expect(panel.getByText(/^Step 0 of \d+$/)).toBeVisible();
    await panel.locator('[data-action=forward]').click();
    await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
    expect(errors).toEqual([]);
  });

  await test.step('the page uses the fonts of the device, and so does the next page', async () => {
    await page.goto('/docs/category/array', {waitUntil: 'networkidle'});
    await waitForHydration(page);
    expect(fonts).toEqual([]);
  });

  await test.step('nothing is prefetched, even for a link under the pointer', async () => {
    requests.length = 0;
    await page.locator(`main a[href="${article}"]`).hover();
    await waitForIdle(page, 500);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    expect(requests).toEqual([]);
  });

  await test.step('a doc of another build of the site is loaded as a document', async () => {
    await page.route(`**${article}/prose.json`, (route) =>
      route.fulfill({json: {build: '/assets/js/main.00000000.js', html: '<h1>Other</h1>'}}),
    );
    await page.evaluate(() => Object.assign(window, {notReloaded: true}));
    await page.locator(`aside a[href="${article}"]`).click();
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
  });
});

test('panels start and work as they come near the viewport, before hydration', async ({
  page,
  context,
}) => {
  const data = page.waitForResponse(/reversal\.cpp\.\w+\.json$/);
  const last = page.locator('[data-live]:visible').last();
  const island = page.locator('[data-island]', {has: panelOf(page)});
  await page.goto(rotate);

  await test.step('a panel that is scrolled into view starts before the reader touches it', async () => {
    await expect(last.getByRole('button')).toHaveCount(0);
    await scrollTo(island);
    // The panel starts when the page is idle, and Chromium may wait long to say so without a frame.
    await expect
      .poll(async () => {
        await page.evaluate(() => new Promise(requestAnimationFrame));
        return island.getAttribute('data-is-started');
      })
      .toBe('');
    expect(await isStarted(page)).toBe(false);
  });

  await test.step('the panel works when nothing more can be fetched', async () => {
    await data;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await click(page, forward);
    await expect(panelOf(page).getByText(/^Step 1 of \d+$/)).toBeVisible();
    expect(await isStarted(page)).toBe(false);
    await context.setOffline(false);
  });

  await test.step('the elements of a panel are created when it comes near the viewport', async () => {
    await expect(last.getByRole('button')).toHaveCount(0);
    await scrollTo(last);
    await expect(last.locator('[data-action=forward]')).toBeVisible();
  });

  await test.step('an address into the page creates the elements of all panels', async () => {
    await page.goto('/');
    await page.goto(`${rotate}#problem`);
    await expect(last.locator('[data-action=forward]')).toBeVisible();
    await expect(page.locator('#problem')).toBeInViewport();
  });
});

for (const end of ['pointerup', 'pointercancel']) {
  test(`while a finger presses a panel, the application does not delay it, and starts after ${end}`, async ({
    page,
  }) => {
    const island = page.locator('[data-island]', {has: panelOf(page)});
    await openIdle(page, rotate);
    await scrollTo(island);
    await expect.poll(() => island.getAttribute('data-is-started')).toBe('');
    await page.locator(forward).dispatchEvent('pointerdown', {pointerType: 'touch'});
    await waitForIdle(page);
    await expect(page.locator('html[data-starting]')).toHaveCount(0);
    expect(await isStarted(page)).toBe(false);
    await page.locator(forward).dispatchEvent(end, {pointerType: 'touch'});
    await expect.poll(() => isStarted(page)).toBe(true);
  });
}

test('before hydration a page answers what it can, and replays the other inputs afterwards', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await context.newPage();
  await other.goto('/docs/intro');
  await page.bringToFront();
  const release = await holdApplication(page);

  await test.step('the skip link skips the sidebar', async () => {
    await page.goto('/docs/intro');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeInViewport();
    expect(await isStarted(page)).toBe(false);
  });

  await test.step('a link opens its page as a document', async () => {
    await page.evaluate(() => Object.assign(window, {notReloaded: true}));
    await page.locator('.pagination-nav a').last().click();
    await expect(page).not.toHaveURL(/intro/);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
    expect(await isStarted(page)).toBe(false);
  });

  await test.step('closed details are filled if a link leads into them', async () => {
    // The details of articles contain whole panels, to whose ids nothing links.
    const folded = '</summary><noscript>';
    await page.route(`**${rotate}`, async (route) => {
      const body = await (await route.fetch()).text();
      expect(body).toContain(folded);
      await route.fulfill({
        contentType: 'text/html',
        body: body.replace(folded, `${folded}<p id=folded>Folded</p>`),
      });
    });
    await page.goto(`${rotate}#folded`);
    await expect(page.locator('#folded')).toBeInViewport();
    expect(await isStarted(page)).toBe(false);
  });

  await test.step('the copy button copies code, even if it is pressed before any script has come', async () => {
    const releaseScripts = await holdRequests(page, '**/assets/js/main.*.js');
    await page.goto(rotate, {waitUntil: 'commit'});
    await page.getByRole('button', {name: 'Copy', exact: true}).first().click();
    releaseScripts();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('(');
    expect(await isStarted(page)).toBe(false);
  });

  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await test.step('the colour mode changes at once, also in another tab, and is stored', async () => {
    await toggle.click();
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await isStarted(tab)).toBe(false);
    }
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  const panel = panelOf(page);
  await test.step('a panel runs on the input that the reader types', async () => {
    await scrollTo(panel);
    await panel.getByRole('textbox').first().fill('7 8 9');
    await panel.getByRole('button', {name: 'Step through'}).click();
    await expect(panel).toContainText('Your input');
  });

  await test.step('a shortcut and the text typed after it are replayed after hydration', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rot');
    expect(await isStarted(page)).toBe(false);
    release();
    // Part of the text arrives while the box opens, and part when its field has the focus.
    await page.keyboard.type('ate an array in place with no other array', {delay: 15});
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toHaveValue(
      'rotate an array in place with no other array',
    );
    await expect(dialog.getByRole('option').first()).toContainText(/rotate/i);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('hydration keeps the state of the panel', async () => {
    await waitForHydration(page);
    await expect(panel).toContainText('Your input');
    await expect(panel.getByRole('textbox').first()).toHaveValue(/7.*8.*9/);
  });

  await test.step('the application takes over the colour mode', async () => {
    await expect(toggle).toHaveAttribute('title', 'dark mode');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('in a page that the browser has translated, each click before hydration has its effect, and hydration keeps the panels', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await openIdle(page, rotate);
  await translatePage(page);
  const hunt = page.locator('[data-bug-hunt]').first();

  await test.step('the first click on the button of a panel opens it', async () => {
    await hunt.getByRole('button').evaluate((button: HTMLElement) => button.click());
    await expect(hunt.getByRole('button', {name: 'RUN BOTH'})).toBeVisible();
  });

  await test.step('a panel that starts keeps its preview, and the click on it', async () => {
    await scrollTo(panelOf(page));
    await click(page, forward);
    await expect(panelOf(page).getByText(/^STEP 1 OF \d+$/)).toBeVisible();
  });

  await test.step('the click on the search is repeated, and the panels and the focus stay', async () => {
    expect(await isStarted(page)).toBe(false);
    await hunt.getByRole('textbox').first().focus();
    // Blocks above that get their layout meanwhile change the position of what the reader sees.
    await waitForLayout(page);
    const seen = await page.evaluate(() => scrollY);
    const search = page.locator('.navbar [data-needs-application]');
    await search.evaluate((button: HTMLElement) => button.click());
    release();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(hunt.getByRole('textbox').first()).toBeFocused();
    await expect(panelOf(page).getByText(/^STEP 1 OF \d+$/)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(seen);
  });
});

test('the skip link still leads to the content if it is used while the application starts', async ({
  page,
}) => {
  const partOfPage = /\/assets\/js\/[\da-f]{8}\./;
  const release = await holdRequests(page, partOfPage);
  await openIdle(page, '/docs/intro');
  const requested = page.waitForRequest(partOfPage);
  await page.keyboard.press('Tab');
  await requested;
  await page.keyboard.press('Enter');
  release();
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeInViewport();
});

test('a shortcut that follows a click on another control is replayed, with the text typed after it', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto('/docs/intro');
  await waitForScripts(page);
  await page.locator('aside .menu__caret').first().click();
  await page.keyboard.type('/rot');
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('rot');
});

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 360, height: 800}});

  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const close = (page: Page) => menu(page).getByRole('button', {name: 'Close navigation bar'});

  test('the menu works before hydration, and the application then takes it over', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await holdApplication(page);
    await page.goto(article);
    const other = menu(page).getByRole('link', {name: 'Rotate an array'});

    await test.step('the menu opens once, even if its button is pressed twice before its code has loaded', async () => {
      await toggle(page).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(other).toBeInViewport();
      await expect(menu(page)).toHaveCount(1);
      await close(page).click();
      await expect(menu(page)).toHaveCount(0);
    });

    for (const [way, act] of [
      ['its button', () => close(page).click()],
      ['Escape', () => page.keyboard.press('Escape')],
      ['a click next to it', () => page.mouse.click(350, 400)],
    ] as const) {
      await test.step(`the menu opens, and closes by ${way}, and leaves no history entry`, async () => {
        await toggle(page).click();
        await expect(other).toBeInViewport();
        await act();
        await expect(menu(page)).toHaveCount(0);
        await expect(toggle(page)).toBeFocused();
        await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
        await expect(page).toHaveURL(article);
      });
    }

    await test.step('the menu has no accessibility violation, folds its categories, changes the colour mode and leads to all links', async () => {
      await toggle(page).click();
      expect(await accessibilityViolations(page, {within: '.navbar-sidebar'})).toEqual([]);
      await menu(page)
        .getByRole('button', {name: /sidebar category 'Array'/})
        .click();
      await expect(other).toBeHidden();
      await menu(page)
        .getByRole('button', {name: /dark and light mode/})
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await menu(page).getByRole('button', {name: 'Back to main menu'}).press('Enter');
      await expect(menu(page).getByRole('link', {name: 'Tutorial'})).toBeFocused();
      await menu(page).getByRole('link', {name: 'Blog', exact: true}).click();
      await expect(page).toHaveURL(/\/blog$/);
      expect(await isStarted(page)).toBe(false);
    });

    for (const isAtPrimary of [false, true]) {
      await test.step(`the menu stays open on hydration, ${isAtPrimary ? 'at all links' : 'at the docs'}, and the application then takes it over`, async () => {
        const release = await holdApplication(page);
        await page.goto(article);
        await toggle(page).click();
        if (isAtPrimary) {
          await menu(page).getByRole('button', {name: 'Back to main menu'}).click();
        }
        await close(page).focus();
        release();
        await expect(page.locator('.navbar .navbar-sidebar')).toBeVisible();
        await expect(menu(page)).toHaveCount(1);
        await expect(close(page)).toBeFocused();
        const link = isAtPrimary ? 'Blog' : 'Rotate an array';
        await page.evaluate(() => Object.assign(window, {notReloaded: true}));
        await menu(page).getByRole('link', {name: link, exact: true}).click();
        await expect(page).toHaveURL(isAtPrimary ? /\/blog$/ : /rotate-array$/);
        await expect(menu(page)).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(article);
        await expect(menu(page)).toBeHidden();
        expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
      });
    }

    await test.step('a click on the search button is replayed when the code of its control has arrived', async () => {
      // The page marks itself as starting only until then: the search needs no application.
      const release = await holdRequests(page, '**/assets/js/controls.*.js');
      await page.goto(article);
      await click(page, '.navbar [data-needs-application]');
      await expect(page.locator('html')).toHaveAttribute('data-starting', '');
      release();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await expect(page.locator('html')).not.toHaveAttribute('data-starting', /.*/);
    });
  });

  test('the menu that is open before hydration closes on Back and in a wider window', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await holdApplication(page);
    await page.goto('/docs/intro');
    await page.goto(article);
    const other = menu(page).getByRole('link', {name: 'Rotate an array'});

    await test.step('Back closes the menu and leads to no other page', async () => {
      await toggle(page).click();
      await expect(other).toBeInViewport();
      await page.goBack();
      await expect(menu(page)).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
      await expect(page).toHaveURL(article);
    });

    await test.step('the menu closes in a wider window, and the page scrolls again', async () => {
      await toggle(page).click();
      await expect(other).toBeInViewport();
      await page.setViewportSize({width: 997, height: 800});
      await expect(menu(page)).toHaveCount(0);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.setViewportSize({width: 360, height: 800});
      // The wheel is a sign of intent, which has started the application.
      await page.reload();
    });

    await test.step('Back from a link of the menu leads to the page, and then to the page before it', async () => {
      await toggle(page).click();
      await other.click();
      await expect(page).toHaveURL(rotate);
      await page.goBack();
      await expect(page).toHaveURL(article);
      await waitForScripts(page);
      await expect(menu(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/docs/intro');
    });
  });
});

test('documents follow one another without an error, and are restored when the reader comes back', async ({
  page,
}) => {
  const errors = collectErrors(page);
  page.on('pageerror', ({message}) => errors.push(message));
  await page.goto(article);

  await test.step('documents follow one another without an error', async () => {
    // Visit them twice, so that the cached style sheet is there before the first frame.
    for (const address of ['/', '/blog', article, '/docs/intro', '/', '/blog/welcome', article]) {
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
      }, address);
      await expect(page).toHaveURL((url) => url.pathname === address);
      await waitForScripts(page);
    }
    expect(await isStarted(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  await test.step('Back restores a page with its scroll position', async () => {
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.goto('/blog');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  await test.step('a page in a hidden tab loads its scripts once it is parsed', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', {value: true});
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(article);
    await waitForScripts(page);
  });
});
