import type {Page} from '@playwright/test';
import {saveData} from './connection';
import {faults} from './faults';
import {phone} from './mainLine';
import {hydrated, laidOut, openStill, rest, scriptsRan, scrollTo} from './open';
import {articlePath} from './routes';
import {errorsOf, hold} from './searchPage';
import {expect, test} from './test';

const article = articlePath('find-first-unique-element');

/** Holds the application back until the function that is returned is called. */
const holdApplication = (page: Page) => hold(page, '**/assets/js/application.*.js');

const isStarted = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Clicks without a pointer that moves, which would be a sign of intent. */
async function click(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeAttached();
  // What was found a moment ago may have been replaced by now.
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
}

/** The button of the first panel of the article on rotation that goes a step on. */
const forward = '[data-live="rotate-array/reversal.cpp"] [data-action=forward]';

const namesOf = (scripts: readonly string[]) =>
  scripts.map((path) => path.replace(/\.\w+\.js$/, '')).sort();

test('a page that is only read fetches no application, and ahead what starts its panels', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  await openStill(page, article);
  await expect.poll(() => namesOf(scripts)).toContain('/assets/js/react');
  // In which more would be asked for.
  await rest(page, 500);
  expect(namesOf(scripts)).toEqual([
    '/assets/js/islands',
    '/assets/js/main',
    '/assets/js/react',
    '/assets/js/runtime~main',
  ]);
  expect(await isStarted(page)).toBe(false);
  await hydrated(page);
});

test('a page that is only read fetches nothing ahead when the reader saves data', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  await saveData(page);
  await openStill(page, article);
  expect(namesOf(scripts)).toEqual(['/assets/js/main', '/assets/js/runtime~main']);
});

test('a page asks for its style sheet alone until it is painted, and then for its scripts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.isNavigationRequest()) {
      asked.push(new URL(request.url()).pathname);
    }
  });
  // A busy machine may paint later than a page waits for that.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay: number) => later(act, delay === 200 ? 60_000 : delay),
    });
  });
  const show = await hold(page, '**/assets/css/*.css');
  await page.goto(article, {waitUntil: 'commit'});
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^\/assets\/css\/styles\./)]);
  // A page without its style sheet is never idle.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(asked).toHaveLength(1);
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

test('a page that is not seen yet has its scripts when it has been read', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(article);
  await scriptsRan(page);
});

test('a panel in view works when nothing more can be fetched, and before the application has started', async ({
  page,
  context,
}) => {
  const data = page.waitForResponse(/reversal\.cpp\.\w+\.json$/);
  await page.goto(articlePath('rotate-array'));
  const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
  await scrollTo(panel);
  await data;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await click(page, forward);
  await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
  expect(await isStarted(page)).toBe(false);
});

for (const isSaving of [false, true]) {
  test(`a panel that is scrolled into view ${isSaving ? 'does not start where data is saved' : 'has started before it is touched'}, and the application has not`, async ({
    page,
  }) => {
    if (isSaving) {
      await saveData(page);
    }
    await openStill(page, articlePath('rotate-array'));
    const island = page.locator('[data-island]', {
      has: page.locator('[data-live="rotate-array/reversal.cpp"]'),
    });
    await scrollTo(island);
    if (isSaving) {
      // In which it would start.
      await rest(page, 500);
    }
    await expect.poll(() => island.getAttribute('data-is-started')).toBe(isSaving ? null : '');
    expect(await isStarted(page)).toBe(false);
  });
}

test('the elements of a panel are made when it comes near the view, and all for an address into the page', async ({
  page,
}) => {
  const last = page.locator('[data-live]:visible').last();
  await page.goto(articlePath('rotate-array'));
  await expect(last.getByRole('button')).toHaveCount(0);
  await scrollTo(last);
  await expect(last.locator('[data-action=forward]')).toBeVisible();
  await page.goto('/');
  await page.goto(`${articlePath('rotate-array')}#problem`);
  await expect(last.locator('[data-action=forward]')).toBeVisible();
  await expect(page.locator('#problem')).toBeInViewport();
});

test('a click before the start is answered after it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  const release = await holdApplication(page);
  await page.goto(article);
  await click(page, '.navbar [data-needs-application]');
  await expect(page.locator('html')).toHaveAttribute('data-starting', '');
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-starting', /.*/);
});

test.describe('the menu of a narrow screen', () => {
  test.use({viewport: {width: 360, height: 800}});

  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

  test('works before the application has started, and closes by its button, Escape and a click beside it', async ({
    page,
  }) => {
    await holdApplication(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(article);
    const other = menu(page).getByRole('link', {name: 'Rotate an array'});
    for (const close of [
      () => menu(page).getByRole('button', {name: 'Close navigation bar'}).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(350, 400),
    ]) {
      await toggle(page).click();
      await expect(other).toBeInViewport();
      await close();
      await expect(menu(page)).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
    }
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
    test(`stays open when the application starts, ${isAtPrimary ? 'at all links' : 'at the docs'}, and is then its own`, async ({
      page,
    }) => {
      const release = await holdApplication(page);
      await page.goto(article);
      await toggle(page).click();
      if (isAtPrimary) {
        await menu(page).getByRole('button', {name: 'Back to main menu'}).click();
      }
      await menu(page).getByRole('button', {name: 'Close navigation bar'}).focus();
      release();
      await expect(page.locator('.navbar .navbar-sidebar')).toBeVisible();
      await expect(menu(page)).toHaveCount(1);
      await expect(menu(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      const link = isAtPrimary ? 'Blog' : 'Rotate an array';
      await page.evaluate(() => Object.assign(window, {notReloaded: true}));
      await menu(page).getByRole('link', {name: link, exact: true}).click();
      await expect(page).toHaveURL(isAtPrimary ? /\/blog$/ : /rotate-array$/);
      await expect(menu(page)).toBeHidden();
      expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
    });
  }
});

test('a shortcut and what is typed after it before the start are answered after it', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto(article);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rotate');
  expect(await isStarted(page)).toBe(false);
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('rotate');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/rotate/i);
});

test('the link that skips to the content skips the sidebar before the application has started', async ({
  page,
}) => {
  await holdApplication(page);
  await page.goto('/docs/intro');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeInViewport();
  expect(await isStarted(page)).toBe(false);
});

test('the colour mode changes at once, also in another tab, is kept, and is the one of the application', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto('/docs/intro');
  await page.bringToFront();
  const release = await holdApplication(page);
  await page.goto(article);
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await isStarted(tab)).toBe(false);
  }
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  release();
  await hydrated(page);
  await expect(toggle).toHaveAttribute('title', 'dark mode');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a link that is followed before the start opens its page as a document', async ({page}) => {
  await holdApplication(page);
  await page.goto('/docs/intro');
  await page.locator('.pagination-nav a').last().click();
  await expect(page).not.toHaveURL(/intro/);
  await expect(page.locator('h1')).toBeVisible();
  expect(await isStarted(page)).toBe(false);
});

test('an address that asks for a search starts the application by itself', async ({page}) => {
  await page.goto('/search?q=rotate');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /Rotate an array/})
      .first(),
  ).toBeVisible();
});

test('a page that was left is as it was when the reader comes back', async ({page}) => {
  await page.goto(article);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goto('/blog');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('what is typed into a panel before it works is used by it', async ({page}) => {
  const release = await holdApplication(page);
  await page.goto(articlePath('rotate-array'));
  const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
  await scrollTo(panel);
  await panel.getByRole('textbox').first().fill('7 8 9');
  await panel.getByRole('button', {name: 'Step through'}).click();
  await expect(panel).toContainText('Your input');
  release();
  await hydrated(page);
  await expect(panel).toContainText('Your input');
  await expect(panel.getByRole('textbox').first()).toHaveValue(/7.*8.*9/);
});

test('code is copied before the application has started', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdApplication(page);
  await page.goto(articlePath('rotate-array'));
  const copy = page.getByRole('button', {name: 'Copy', exact: true}).first();
  await copy.click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('(');
  expect(await isStarted(page)).toBe(false);
});

test('what is folded away is there when it is unfolded, and where a link leads into it', async ({
  page,
}) => {
  await holdApplication(page);
  // Articles have whole panels there, whose ids are nobody's to link to.
  const folded = '</summary><noscript>';
  await page.route(`**${articlePath('rotate-array')}`, async (route) => {
    const body = await (await route.fetch()).text();
    expect(body).toContain(folded);
    await route.fulfill({
      contentType: 'text/html',
      body: body.replace(folded, `${folded}<p id=folded>Folded</p>`),
    });
  });
  await page.goto(`${articlePath('rotate-array')}#folded`);
  await expect(page.locator('#folded')).toBeInViewport();
  expect(await isStarted(page)).toBe(false);
});

test('the text of a doc comes as HTML, and its panels work', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(article);
  await hydrated(page);
  await page.locator(`aside a[href="${articlePath('rotate-array')}"]`).click();
  await expect(page.locator('h1')).toHaveText('Rotate an array');
  const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
  expect(fetched).toContain(`${articlePath('rotate-array')}/prose.json`);
  await panel.locator('[data-action=forward]').click();
  await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Find the first unique element');
  await expect(page.locator('[data-live]').first()).toBeVisible();
});

test('a page that was made ahead runs what is in view, and unfolds what is folded away', async ({
  page,
}) => {
  await page.goto(articlePath('rotate-array'));
  await hydrated(page);
  const next = page.locator('.pagination-nav__link--next');
  const prose = `${await next.getAttribute('href')}/prose.json`;
  await next.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page.evaluate(
        (address) =>
          performance.getEntriesByType('resource').filter(({name}) => name.endsWith(address))
            .length,
        prose,
      ),
    )
    .toBeGreaterThan(0);
  await rest(page);
  await next.click();
  await expect(page.locator('h1')).toHaveText('Merging two sorted arrays');
  await expect(page.locator('[data-prose] noscript > *')).toHaveCount(0);
  const folded = page.locator('[data-prose] details:has(> noscript)').first();
  const opened = await folded.evaluateHandle((details) => {
    details.querySelector('summary')?.click();
    return details;
  });
  await expect
    .poll(() => opened.evaluate((details) => details.lastElementChild?.matches('noscript')))
    .toBe(false);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Rotate an array');
  const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
  await panel.locator('[data-action=forward]').click();
  await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
});

test('a doc of another build of the site is loaded whole', async ({page}) => {
  const rotate = articlePath('rotate-array');
  await saveData(page);
  await page.route(`**${rotate}/prose.json`, (route) =>
    route.fulfill({json: {build: '/assets/js/main.00000000.js', html: '<h1>Other</h1>'}}),
  );
  await page.goto(article);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {notReloaded: true}));
  await page.locator(`aside a[href="${rotate}"]`).click();
  await expect(page.locator('h1')).toHaveText('Rotate an array');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
});

test('a link in the text opens its page without a reload', async ({page}) => {
  await page.goto(article);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {notReloaded: true}));
  const link = page.locator('[data-prose] a[href^="/docs/"]:not([href*="#"])').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('a link in the text looks pressed until its page is there', async ({page}) => {
  await page.goto(article);
  await hydrated(page);
  const link = page.locator('[data-prose] a[href^="/docs/"][href*="#"]').first();
  await link.hover();
  const background = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await background();
  await link.evaluate((element) => {
    element.addEventListener('click', () =>
      requestAnimationFrame(() =>
        Object.assign(window, {pressed: getComputedStyle(element).backgroundColor}),
      ),
    );
  });
  const heading = await page.locator('h1').innerText();
  await link.click();
  await expect(page.locator('h1')).not.toHaveText(heading);
  expect(await page.evaluate(() => (window as unknown as {pressed?: string}).pressed)).not.toBe(
    before,
  );
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(heading);
  expect(await background()).toBe(before);
});

test.describe('on a touch screen', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('a link that is pressed changes its look at once, in one frame', async ({page}) => {
    await page.goto(article);
    await hydrated(page);
    await page.evaluate(() =>
      document.addEventListener('transitionrun', ({target}) => {
        if (target instanceof HTMLAnchorElement) {
          Object.assign(window, {transition: target.href});
        }
      }),
    );
    // A link at the end of the page moves until all above it has its layout.
    await laidOut(page);
    const heading = await page.locator('h1').innerText();
    await page.locator('.pagination-nav__link--next').tap();
    await expect(page.locator('h1')).not.toHaveText(heading);
    expect(await page.evaluate(() => 'transition' in window)).toBe(false);
  });
});

test('a panel that was folded away works when it is unfolded', async ({page}) => {
  await page.goto(articlePath('two-numbers-add-to-k'));
  await hydrated(page);
  const folded = page.locator('details').filter({hasText: 'Run it and step through'}).first();
  await folded.locator('summary').first().click();
  const panel = folded.locator('[data-live]');
  await expect(folded.locator('[data-is-started]').first()).toBeVisible();
  await panel.locator('[data-action=forward]').click();
  await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
});

test('a doc whose panel was used before the start is as it was when the reader comes back', async ({
  page,
}) => {
  // So that panels start only when they are used.
  await saveData(page);
  const errors = errorsOf(page);
  const release = await holdApplication(page);
  await page.goto(articlePath('rotate-array'));
  const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
  await scrollTo(panel);
  await panel.locator('[data-action=forward]').click();
  await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
  release();
  await hydrated(page);
  await page.locator(`aside a[href="${article}"]`).click();
  await expect(page.locator('h1')).toHaveText('Find the first unique element');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Rotate an array');
  await expect(panel.getByText(/^Step 0 of \d+$/)).toBeVisible();
  await panel.locator('[data-action=forward]').click();
  await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('documents follow one another without an error', async ({page}) => {
  const errors = errorsOf(page);
  page.on('pageerror', ({message}) => errors.push(message));
  await page.goto(article);
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
