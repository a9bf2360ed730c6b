import type {Page} from '@playwright/test';
import {saveData} from '../harness/connection';
import {faults} from './faults';
import {hydrated, openStill, rest, scriptsRan, scrollTo} from './open';
import {articlePath} from '../harness/routes';
import {errorsOf, hold} from './searchPage';
import {expect, test} from './test';

const article = articlePath('find-first-unique-element');
const rotate = articlePath('rotate-array');

/** Holds the application of the next page back until the function that is returned is called. */
const holdApplication = (page: Page) => hold(page, '**/assets/js/application.*.js');

const isStarted = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Clicks without a pointer that moves, which would be a sign of intent. */
async function click(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeAttached();
  // What was found a moment ago may have been replaced by now.
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
}

const panelOf = (page: Page) => page.locator('[data-live="rotate-array/reversal.cpp"]');

/** The button of the first panel of the article on rotation that goes a step on. */
const forward = '[data-live="rotate-array/reversal.cpp"] [data-action=forward]';

const namesOf = (scripts: readonly string[]) =>
  scripts
    .filter((path) => path.endsWith('.js'))
    .map((path) => path.replace(/\.\w+\.js$/, ''))
    .sort();

/** What pages ask for from now on, but for the pages themselves. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.isNavigationRequest()) {
      asked.push(new URL(request.url()).pathname);
    }
  });
  return asked;
}

test('a page that is only read asks for its style sheet until it is painted, then for its first scripts, and for no application', async ({
  page,
}) => {
  const asked = askedBy(page);
  // A busy machine may paint later than a page waits for that.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay: number) => later(act, delay === 200 ? 60_000 : delay),
    });
  });
  const show = await hold(page, '**/assets/css/*.css');
  await page.goto(article, {waitUntil: 'commit'});

  await test.step('until it is painted it asks for its style sheet alone', async () => {
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^\/assets\/css\/styles\./)]);
    // A page without its style sheet is never idle.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(asked).toHaveLength(1);
  });

  await test.step('its scripts are asked for after the paint', async () => {
    show();
    await scriptsRan(page);
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

  await test.step('it fetches ahead what starts its panels, and no application', async () => {
    await page.waitForLoadState('networkidle');
    await expect.poll(() => namesOf(asked)).toContain('/assets/js/react');
    // In which more would be asked for.
    await rest(page, 500);
    expect(namesOf(asked)).toEqual([
      '/assets/js/islands',
      '/assets/js/main',
      '/assets/js/react',
      '/assets/js/runtime~main',
    ]);
    expect(await isStarted(page)).toBe(false);
    await hydrated(page);
  });
});

test('a page whose reader saves data fetches nothing ahead, and its panels start when they are used', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      fonts.push(request.url());
    }
  });
  const asked = askedBy(page);
  const errors = errorsOf(page);
  await saveData(page);
  const release = await holdApplication(page);
  await openStill(page, rotate);
  const panel = panelOf(page);
  const still = panel.locator('[data-still]');

  await test.step('nothing is fetched ahead', () => {
    expect(namesOf(asked)).toEqual(['/assets/js/main', '/assets/js/runtime~main']);
  });

  await test.step('a panel that is scrolled into view does not start', async () => {
    await scrollTo(panel);
    // In which it would start.
    await rest(page, 500);
    await expect(page.locator('[data-is-started]')).toHaveCount(0);
    await expect(still).toHaveCount(1);
    expect(await isStarted(page)).toBe(false);
  });

  await test.step('it is started by its own button, with what was set before', async () => {
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

  await test.step('a doc whose panel was used before the start is as it was when the reader comes back', async () => {
    release();
    await hydrated(page);
    await page.locator(`aside a[href="${article}"]`).click();
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    // Nor does a panel start by itself that the application has opened.
    await scrollTo(page.locator('[data-live]:visible').first());
    await rest(page, 500);
    await expect(page.locator('[data-is-started]')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Rotate an array');
    await expect(panel.getByText(/^Step 0 of \d+$/)).toBeVisible();
    await panel.locator('[data-action=forward]').click();
    await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
    expect(errors).toEqual([]);
  });

  await test.step('the fonts are those of the device, on the next page too', async () => {
    await page.goto('/docs/category/array', {waitUntil: 'networkidle'});
    await hydrated(page);
    expect(fonts).toEqual([]);
  });

  await test.step('nothing is prefetched, even for a link under the pointer', async () => {
    asked.length = 0;
    await page.locator(`main a[href="${article}"]`).hover();
    await rest(page, 500);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  await test.step('a doc of another build of the site is loaded whole', async () => {
    await page.route(`**${article}/prose.json`, (route) =>
      route.fulfill({json: {build: '/assets/js/main.00000000.js', html: '<h1>Other</h1>'}}),
    );
    await page.evaluate(() => Object.assign(window, {notReloaded: true}));
    await page.locator(`aside a[href="${article}"]`).click();
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
  });
});

test('panels start and work as they come near the view, before the application has started', async ({
  page,
  context,
}) => {
  const data = page.waitForResponse(/reversal\.cpp\.\w+\.json$/);
  const last = page.locator('[data-live]:visible').last();
  const island = page.locator('[data-island]', {has: panelOf(page)});
  await page.goto(rotate);

  await test.step('a panel that is scrolled into view has started before it is touched', async () => {
    await expect(last.getByRole('button')).toHaveCount(0);
    await scrollTo(island);
    await expect.poll(() => island.getAttribute('data-is-started')).toBe('');
    expect(await isStarted(page)).toBe(false);
  });

  await test.step('it works when nothing more can be fetched', async () => {
    await data;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await click(page, forward);
    await expect(panelOf(page).getByText(/^Step 1 of \d+$/)).toBeVisible();
    expect(await isStarted(page)).toBe(false);
    await context.setOffline(false);
  });

  await test.step('the elements of a panel are made when it comes near the view', async () => {
    await expect(last.getByRole('button')).toHaveCount(0);
    await scrollTo(last);
    await expect(last.locator('[data-action=forward]')).toBeVisible();
  });

  await test.step('all are made for an address into the page', async () => {
    await page.goto('/');
    await page.goto(`${rotate}#problem`);
    await expect(last.locator('[data-action=forward]')).toBeVisible();
    await expect(page.locator('#problem')).toBeInViewport();
  });
});

test('before the application has started a page answers what it can, and keeps the rest for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await context.newPage();
  await other.goto('/docs/intro');
  await page.bringToFront();
  const release = await holdApplication(page);

  await test.step('the link that skips to the content skips the sidebar', async () => {
    await page.goto('/docs/intro');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeInViewport();
    expect(await isStarted(page)).toBe(false);
  });

  await test.step('a link that is followed opens its page as a document', async () => {
    await page.evaluate(() => Object.assign(window, {notReloaded: true}));
    await page.locator('.pagination-nav a').last().click();
    await expect(page).not.toHaveURL(/intro/);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
    expect(await isStarted(page)).toBe(false);
  });

  await test.step('what is folded away is there where a link leads into it', async () => {
    // Articles have whole panels there, whose ids are nobody's to link to.
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

  await test.step('code is copied', async () => {
    await page.getByRole('button', {name: 'Copy', exact: true}).first().click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('(');
    expect(await isStarted(page)).toBe(false);
  });

  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await test.step('the colour mode changes at once, also in another tab, and is kept', async () => {
    await toggle.click();
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await isStarted(tab)).toBe(false);
    }
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  const panel = panelOf(page);
  await test.step('a panel runs on what is typed into it', async () => {
    await scrollTo(panel);
    await panel.getByRole('textbox').first().fill('7 8 9');
    await panel.getByRole('button', {name: 'Step through'}).click();
    await expect(panel).toContainText('Your input');
  });

  await test.step('a shortcut and what is typed after it are answered after the start', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rot');
    expect(await isStarted(page)).toBe(false);
    release();
    // Some of it comes while the box opens, and some when its field has the focus.
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

  await test.step('the panel is as it was after the start', async () => {
    await hydrated(page);
    await expect(panel).toContainText('Your input');
    await expect(panel.getByRole('textbox').first()).toHaveValue(/7.*8.*9/);
  });

  await test.step('the colour mode is the one of the application', async () => {
    await expect(toggle).toHaveAttribute('title', 'dark mode');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 360, height: 800}});

  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const close = (page: Page) => menu(page).getByRole('button', {name: 'Close navigation bar'});

  test('the menu works before the application has started, and is then its own', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await holdApplication(page);
    await page.goto(article);
    const other = menu(page).getByRole('link', {name: 'Rotate an array'});

    await test.step('it opens once, though its button is pressed twice before its code is there', async () => {
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
      ['a click beside it', () => page.mouse.click(350, 400)],
    ] as const) {
      await test.step(`it opens, and closes by ${way}`, async () => {
        await toggle(page).click();
        await expect(other).toBeInViewport();
        await act();
        await expect(menu(page)).toHaveCount(0);
        await expect(toggle(page)).toBeFocused();
      });
    }

    await test.step('it has no fault, folds its categories, changes the colour mode and leads to all links', async () => {
      await toggle(page).click();
      expect(await faults(page, {within: '.navbar-sidebar'})).toEqual([]);
      await menu(page)
        .getByRole('button', {name: /sidebar category 'Array'/})
        .click();
      await expect(other).toBeHidden();
      await menu(page)
        .getByRole('button', {name: /dark and light mode/})
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await menu(page).getByRole('button', {name: 'Back to main menu'}).click();
      await menu(page).getByRole('link', {name: 'Blog', exact: true}).click();
      await expect(page).toHaveURL(/\/blog$/);
      expect(await isStarted(page)).toBe(false);
    });

    for (const isAtPrimary of [false, true]) {
      await test.step(`it stays open when the application starts, ${isAtPrimary ? 'at all links' : 'at the docs'}, and is then its own`, async () => {
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
        expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
      });
    }

    await test.step('a click on the button of the search before the start is answered after it', async () => {
      const release = await holdApplication(page);
      await page.goto(article);
      await click(page, '.navbar [data-needs-application]');
      await expect(page.locator('html')).toHaveAttribute('data-starting', '');
      release();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await expect(page.locator('html')).not.toHaveAttribute('data-starting', /.*/);
    });
  });
});

test('documents follow one another without an error, and are as they were when the reader comes back', async ({
  page,
}) => {
  const errors = errorsOf(page);
  page.on('pageerror', ({message}) => errors.push(message));
  await page.goto(article);

  await test.step('documents follow one another without an error', async () => {
    // Twice, so that the browser has their style sheet, which is then there before the first frame.
    for (const address of ['/', '/blog', article, '/docs/intro', '/', '/blog/welcome', article]) {
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
      }, address);
      await expect(page).toHaveURL((url) => url.pathname === address);
      await scriptsRan(page);
    }
    expect(await isStarted(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  await test.step('a page that was left is as it was when the reader comes back', async () => {
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.goto('/blog');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  await test.step('a page that is not seen yet has its scripts when it has been read', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', {value: true});
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(article);
    await scriptsRan(page);
  });
});
