import {expect, type Locator, type Page} from '@playwright/test';
import {accessibilityViolations} from './accessibilityViolations';
import {contrastOf} from './contrast';
import {
  open,
  scrollAndClick,
  waitForHydration,
  waitForIdle,
  waitForLayout,
  waitForScripts,
} from './open';
import {translatePage} from './components/translator';
import {plainSize, test} from './plain';
import {expectBelowNavbar} from './places';
import {articlePath} from '../harness/routes';
import {holdApplication} from './searchPage';

const article = articlePath('rotate-array');
const phone = {width: 360, height: 740};

const mainNav = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test.describe('in a wide window', () => {
  test.beforeEach(({plainPage}) => plainPage.setViewportSize({width: 1280, height: 720}));
  test.afterEach(({plainPage}) => plainPage.setViewportSize(plainSize));

  test("the server's HTML has the frame of the site, without JavaScript", async ({
    plainPage: page,
  }) => {
    await page.goto('/');

    await test.step('the navbar has title, logo, Tutorial, Blog and GitHub', async () => {
      const nav = mainNav(page);
      await expect(nav.locator('.navbar__title')).toHaveText('Contiguous');
      await expect(nav.getByRole('img', {name: 'Contiguous logo', exact: true})).toBeVisible();
      const left = nav.locator('.navbar__items').first().getByRole('link');
      await expect(left).toHaveText(['Contiguous', 'Tutorial', 'Blog']);
      await expect(left.nth(1)).toHaveAttribute('href', '/docs/intro');
      await expect(left.nth(2)).toHaveAttribute('href', '/blog');
      const right = nav.locator('.navbar__items--right');
      await expect(right.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\//,
      );
    });

    await test.step('the dark footer has its groups', async () => {
      const footer = page.getByRole('contentinfo');
      await expect(footer).toHaveClass(/footer--dark/);
      await expect(footer.locator('.footer__title')).toHaveText(['Docs', 'Community', 'More']);
      const column = (index: number) => footer.locator('.footer__col').nth(index).getByRole('link');
      await expect(column(0)).toHaveText(['Tutorial']);
      await expect(column(0)).toHaveAttribute('href', '/docs/intro');
      await expect(column(1)).toContainText([
        'Stack Overflow',
        'Docusaurus on Discord',
        'Docusaurus on X',
      ]);
      for (const link of await column(1).all()) {
        await expect(link).toHaveAttribute('href', /^https:/);
      }
      await expect(column(2)).toHaveText(['Blog', 'GitHub']);
      await expect(column(2).first()).toHaveAttribute('href', '/blog');
      await expect(footer.locator('.footer__copyright')).toContainText('2025');
    });

    await test.step('the sections of the landing page, and the links next to their headings, are named after the headings', async () => {
      for (const name of ['Take nothing on trust', 'The ten articles']) {
        const section = page.getByRole('region', {name, exact: true});
        await expect(section.getByRole('link', {name: `Direct link to ${name}`})).toHaveCount(1);
      }
    });

    await test.step('the figure of the landing page links to its article', async () => {
      const link = page.getByRole('link', {name: 'the article', exact: true});
      await expect(link).toHaveAttribute('href', article);
    });

    await test.step('the figure of the landing page keeps its colours in forced-colours mode', async () => {
      const figure = page.locator('main header figure');
      const colours = () =>
        figure.evaluate((element) =>
          [element, ...element.querySelectorAll('text, rect, figcaption')]
            .map((part) => getComputedStyle(part))
            .map(({backgroundColor, color, fill}) => [backgroundColor, color, fill]),
        );
      const before = await colours();
      await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
      const after = await colours();
      await page.emulateMedia({forcedColors: 'none', colorScheme: 'light'});
      expect(after).toEqual(before);
    });

    await test.step('the labels in the pictures of articles are large enough to read', async () => {
      const heights = await page
        .locator('ol figure text')
        .evaluateAll((texts) =>
          texts.map(
            (text) =>
              parseFloat(getComputedStyle(text).fontSize) *
              ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
          ),
        );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(10);
    });

    await test.step('the counts of the landing page fill each of their rows, at every width', async () => {
      const counts = page.locator('li').filter({has: page.locator('h3 > span')});
      const inEachRow = async () => {
        const tops = await counts.evaluateAll((cells) =>
          cells.map((cell) => cell.getBoundingClientRect().top),
        );
        return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
      };
      for (const [width, rows] of [
        [360, [1, 1, 1, 1]],
        [768, [2, 2]],
        [980, [2, 2]],
        [1280, [4]],
      ] as const) {
        await page.setViewportSize({width, height: 800});
        await expect.poll(inEachRow).toEqual(rows);
      }
    });

    await test.step('no animation on the landing page runs for longer than five seconds', async () => {
      await page.goto('/');
      const ends = await page.evaluate(() =>
        document.getAnimations().map(({effect}) => Number(effect?.getComputedTiming().endTime)),
      );
      expect(ends.length).toBeGreaterThan(0);
      expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
    });

    await test.step('an icon is no larger if the style sheet is missing', async () => {
      const icon = page.locator('[data-control=SearchButton] svg');
      const size = () => icon.evaluate((element) => element.getBoundingClientRect().width);
      await page.route('**/*.css', (route) => route.abort());
      await page.goto('/');
      expect(await size()).toBeLessThanOrEqual(20);
      await page.unroute('**/*.css');
    });

    await test.step('docs and the category page share the tutorial sidebar', async () => {
      for (const path of ['/docs/category/array', '/docs/intro', article]) {
        await page.goto(path);
        const links = page.locator('aside nav a');
        await expect(links.first()).toHaveText('Introduction');
        await expect(page.locator('aside nav')).toContainText('Maximum subarray sum');
      }
    });

    await test.step('the icons of breadcrumbs and menus are not images, which would delay the first frame', async () => {
      const pictures = await page.evaluate(() =>
        [...document.querySelectorAll('.breadcrumbs__item, .menu__link, button')]
          .flatMap((element) => ['::before', '::after'].map((of) => getComputedStyle(element, of)))
          .flatMap(({backgroundImage, maskImage}) => [backgroundImage, maskImage])
          .filter((image) => image !== 'none'),
      );
      expect(pictures).toEqual([]);
    });

    await test.step('the table of contents has all headings of levels 2 and 3, those of exercises included, and the navbar has no dropdown', async () => {
      // There is only one language and one version.
      await expect(mainNav(page).locator('.dropdown')).toHaveCount(0);
      const anchors = await page
        .locator('.table-of-contents a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
      // Without this class, the entry of a heading that is read is not highlighted.
      const headings = await page
        .locator('article :is(h2, h3).anchor')
        .evaluateAll((elements) => elements.map(({id}) => id));
      expect(headings).toContain('practice-many-shifts');
      expect(anchors).toEqual(headings);
    });

    await test.step('the blog groups its sidebar by year and links to its lists and feeds', async () => {
      await page.goto('/blog');
      await expect(page.locator('aside h3')).toHaveText(['2025']);
      for (const [name, path] of [
        ['Archive', '/blog/archive'],
        ['Tags', '/blog/tags'],
        ['Authors', '/blog/authors'],
        ['RSS', '/blog/rss.xml'],
        ['Atom', '/blog/atom.xml'],
      ] as const) {
        const link = page.getByRole('main').getByRole('link', {name, exact: true});
        await expect(link).toHaveAttribute('href', path);
      }
    });

    await test.step('a post has no slider, which would do nothing, and names the number of elements of its table', async () => {
      await page.goto('/blog/mdx-blog-post');
      await expect(page.locator('input[type=range]')).toBeHidden();
      const table = page.getByRole('table', {name: 'Elements pushed: 33', exact: true});
      await expect(table).toBeVisible();
      await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
      await expect(table.locator('rect').first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
      await page.emulateMedia({forcedColors: 'none', colorScheme: 'light'});
    });

    await test.step('the skip link skips the sidebar, and the navbar does not cover the content', async () => {
      await page.goto('/docs/intro');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#/);
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toBeVisible();
      const focused = await page.locator('main :focus').boundingBox();
      const navbar = await page.locator('.navbar').boundingBox();
      expect(focused?.y).toBeGreaterThan((navbar?.y ?? 0) + (navbar?.height ?? 0));
    });

    await test.step('the search button leads to the search page, which says that search needs JavaScript', async () => {
      await page.getByRole('link', {name: 'Click here to search...'}).click();
      await expect(page.locator('h1')).toHaveText('Search');
      await expect(page.locator('noscript p')).toBeVisible();
      expect(await page.locator('noscript p').textContent()).toContain('needs JavaScript');
    });
  });
});

test("pages fit a narrow window, with twice the text size and with the reader's text spacing", async ({
  page,
}) => {
  await test.step('the link in the footer is on the same line as its text, or as a whole on the next', async () => {
    await page.setViewportSize({width: 600, height: 800});
    await page.goto('/');
    /** Returns how far below the text the lines of the link are. */
    const linesBelow = () =>
      page.locator('.footer__copyright').evaluate((footer) => {
        const [text, link] = [footer.firstChild, footer.querySelector('a')].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part ?? footer);
          return [...range.getClientRects()].map(({bottom}) => bottom);
        });
        return (link ?? []).map((bottom) => bottom - (text?.[0] ?? NaN));
      });
    expect(await linesBelow()).toEqual([0]);
    await page.setViewportSize(phone);
    expect(await linesBelow()).toEqual([expect.not.closeTo(0, 0)]);
  });

  await test.step('the titles of cards have room when text is twice as large', async () => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect
      .poll(() =>
        page
          .locator('ol h3')
          .evaluateAll((titles) => Math.min(...titles.map(({clientWidth}) => clientWidth))),
      )
      .toBeGreaterThan(400);
    expect(await page.locator('ol h3').count()).toBeGreaterThan(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  await test.step('on a phone with such text no page overflows, and the search button is next to the whole title', async () => {
    await page.setViewportSize({width: 320, height: 640});
    await waitForHydration(page);
    await waitForLayout(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const siteTitle = mainNav(page).locator('.navbar__title');
    const cut = await siteTitle.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    expect(cut).toBe(0);
    const title = await siteTitle.boundingBox();
    const search = await mainNav(page).locator('.navbar__items--right > :last-child').boundingBox();
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
  });

  await test.step('on a small tablet with such text the search button leaves room for the title', async () => {
    await page.setViewportSize({width: 768, height: 640});
    const label = mainNav(page).getByText('Click here to search...');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    expect((await label.boundingBox())?.width).toBeGreaterThan(100);
    const devtools = await page.context().newCDPSession(page);
    // The text size of the browser, on which media queries depend.
    await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32}});
    await expect.poll(async () => (await label.boundingBox())?.width).toBe(1);
    await devtools.send('Page.setFontSizes', {fontSizes: {standard: 16}});
  });

  await page.setViewportSize({width: 320, height: 640});
  for (const name of ['min-max-rearrage', 'dynamic-array-implementation']) {
    await test.step(`${name} does not overflow with the reader's text spacing`, async () => {
      await open(page, articlePath(name));
      await waitForLayout(page);
      const width = await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        // The text spacing of WCAG 1.4.12.
        spacing.replaceSync(
          '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
        );
        document.adoptedStyleSheets.push(spacing);
        return document.documentElement.scrollWidth;
      });
      expect(width).toBe(320);
    });
  }

  await test.step('cell marks differ by their fill, and done and bad cells also by their edge', async () => {
    const figure = page.locator('svg[aria-label^="Shrinking at a half"]');
    for (const theme of ['dark', 'light']) {
      await page.evaluate(
        (mode) => document.documentElement.setAttribute('data-theme', mode),
        theme,
      );
      // One path draws all cells that look alike; the last two paths are the done and the bad
      // cells.
      const looks = await figure.locator('path[d*="h48"]').evaluateAll((paths) =>
        paths
          .map((path) => getComputedStyle(path))
          .map(({fill, strokeWidth, strokeDasharray}) => ({
            fill,
            edge: `${strokeWidth} ${strokeDasharray}`,
          })),
      );
      const edges = looks.map(({edge}) => edge);
      const [empty, plain, active, done, bad] = edges;
      expect(edges).toHaveLength(5);
      expect(new Set(looks.map(({fill}) => fill)).size, theme).toBe(5);
      expect(active).toBe(plain);
      expect(new Set([empty, plain, done, bad]).size, theme).toBe(4);
    }
  });

  await test.step('no control overflows the page when text is twice as large', async () => {
    await page.setViewportSize(phone);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      document.documentElement.style.fontSize = '200%';
    });
    const panel = page.locator('[data-live]').first();
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.getByRole('slider')).toBeVisible();
    const outside = await page
      .locator('main')
      .locator('button, select, .pagination-nav__link')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().right > innerWidth)
          .map(({textContent}) => textContent),
      );
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  });

  await test.step('the navbar does not cover elements that get the focus by Shift+Tab', async () => {
    await page.setViewportSize({width: 320, height: 256});
    await page.locator('#pitfalls a').focus();
    const covered: string[] = [];
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Shift+Tab');
      covered.push(
        ...(await page.evaluate(() => {
          const focused = document.querySelector(':focus');
          const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
          const {top, height} = focused?.getBoundingClientRect() ?? {top: navbar, height: 0};
          const isCovered = top < navbar && height < innerHeight - navbar;
          return focused && isCovered ? [focused.outerHTML.slice(0, 200)] : [];
        })),
      );
    }
    expect(covered).toEqual([]);
  });

  await test.step('the navbar does not cover a textarea above the window that gets the focus by Shift+Tab', async () => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, articlePath('rotate-array'));
    const box = page.locator('[data-live] textarea').first();
    await box.scrollIntoViewIfNeeded();
    await expect(box).toHaveAttribute('id');
    await box.evaluate((node) => {
      node.scrollIntoView({behavior: 'instant'});
      window.scrollBy({top: 2 * node.clientHeight, behavior: 'instant'});
      const run = node.closest('[data-live]')?.querySelector<HTMLElement>('[data-action=run]');
      run?.focus({preventScroll: true});
    });
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(box).toBeFocused({timeout: 100});
    }).toPass();
    await expectBelowNavbar(page, box);
  });

  for (const path of [
    '/blog/authors/all-contributors-articles',
    '/blog/tags',
    '/docs/category/array',
    articlePath('product-array'),
  ]) {
    await test.step(`${path} does not overflow when text is twice as large, and cuts no text off`, async () => {
      await page.setViewportSize(phone);
      await open(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await waitForLayout(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      const hidden = [
        ...(await page
          .locator('.avatar small')
          .evaluateAll((titles) =>
            titles.map(({scrollHeight, clientHeight}) => scrollHeight - clientHeight),
          )),
        ...(await page
          .locator('.theme-doc-card-title')
          .evaluateAll((titles) =>
            titles.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
          )),
      ];
      expect(hidden).toEqual(hidden.map(() => 0));
    });
  }
});

test('the table of a post follows its slider, with numbers as in the other tables', async ({
  page,
}) => {
  const slider = page.getByRole('slider', {name: 'Elements pushed'});
  const tableOf = (count: number) =>
    page.getByRole('table', {name: `Elements pushed: ${count}`, exact: true});
  const release = await holdApplication(page);
  await page.goto('/blog/mdx-blog-post');
  // These scripts start the application at the first input.
  await waitForScripts(page);
  await slider.fill('251');
  release();
  await expect(tableOf(251), 'moved before hydration').toBeVisible();
  await slider.fill('500');
  await expect(tableOf(500).getByRole('cell')).toHaveText([
    '512',
    '511',
    '1.02',
    /^\d+$/,
    /^1,\d{3}$/,
    /^\d\.\d\d$/,
    '505',
    '15,687',
    '31.37',
  ]);
  await translatePage(page);
  await slider.fill('100');
  await expect(page.getByRole('table', {name: 'ELEMENTS PUSHED: 100', exact: true})).toBeVisible();
});

test('the colour mode is light at first, changes after one frame in all tabs, and is stored', async ({
  page,
  context,
}) => {
  const toggle = mainNav(page).getByRole('button', {name: /mode/});
  const mode = (tab: Page) => tab.locator('html').getAttribute('data-theme');
  await page.emulateMedia({colorScheme: 'dark'});
  const other = await context.newPage();
  await open(other, article);
  await page.bringToFront();
  await open(page, '/');

  await test.step('the button has no title that repeats its label', async () => {
    const [answer] = await Promise.all([page.request.get('/'), toggle.waitFor()]);
    const [button = ''] =
      /<button[^>]*data-color-mode-toggle[^>]*>/.exec(await answer.text()) ?? [];
    expect(button).toContain('aria-label="Switch between dark and light mode"');
    expect(button).not.toContain('title=');
  });

  await test.step('the mode is light at first, even if the system prefers dark', async () => {
    expect(await mode(page)).toBe('light');
  });

  await test.step('the mode changes after one frame that shows the press', async () => {
    const frames = await toggle.evaluate(
      (button: HTMLElement) =>
        new Promise((resolve) => {
          let drawn = 0;
          requestAnimationFrame(() => {
            drawn++;
          });
          new MutationObserver(() => resolve(drawn)).observe(document.documentElement, {
            attributeFilter: ['data-theme'],
          });
          button.click();
        }),
    );
    expect(frames).toBe(1);
    expect(await mode(page)).toBe('dark');
  });

  await test.step('two clicks both count when the second comes before the first takes effect', async () => {
    await toggle.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await waitForIdle(page);
    expect(await mode(page)).toBe('dark');
    await expect(toggle).toHaveAttribute('title', 'dark mode');
  });

  await test.step('the mode follows a change in another tab', async () => {
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the button switches between light and dark only', async () => {
    for (const next of ['light', 'dark']) {
      await toggle.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', next);
    }
  });

  await test.step('if another site has stored an unknown mode, the button shows the light mode', async () => {
    await other.close();
    await waitForIdle(page);
    await page.evaluate(() => localStorage.setItem('theme', 'purple'));
    await page.reload();
    await expect(toggle.locator('svg').first()).toBeVisible();
    await waitForHydration(page);
    await expect(toggle).toHaveAttribute('title', 'light mode');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the mode is stored, and set before the first paint', async () => {
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        Object.assign(window, {
          themeOfFirstFrame: document.documentElement.dataset.theme ?? 'none',
        });
      });
    });
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.reload();
    const first = await page.waitForFunction(
      () => (window as {themeOfFirstFrame?: string}).themeOfFirstFrame,
    );
    expect(await first.jsonValue()).toBe('dark');
  });
});

test.describe('the mobile sidebar', () => {
  test.use({viewport: phone});

  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const opener = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const closer = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});

  test('has the docs and the main menu, traps the focus, and restores the page, scroll position and history when it closes', async ({
    page,
  }) => {
    await page.goto('/blog');
    await open(page, article);
    await waitForLayout(page);

    await test.step('it traps the focus, and Escape closes it and returns the focus to its opener', async () => {
      await opener(page).press('Enter');
      await expect(closer(page)).toBeFocused();
      await expect(page.getByRole('dialog', {name: 'Main'})).toBeVisible();
      expect(await accessibilityViolations(page, {within: '.navbar-sidebar'})).toEqual([]);
      await page.keyboard.press('Shift+Tab');
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(
          () =>
            document.activeElement !== document.body &&
            document.activeElement?.closest('.navbar-sidebar') === null,
        );
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(menu(page)).not.toBeInViewport();
      await expect(opener(page)).toBeFocused();
    });

    await test.step('opened again, it has the focus and shows the docs, with the main menu behind them', async () => {
      await opener(page).press('Enter');
      await expect(closer(page)).toBeFocused();
      await expect(menu(page).getByRole('link', {name: 'Rotate an array'})).toBeInViewport();
      await menu(page)
        .getByRole('button', {name: /Back to main menu/})
        .press('Enter');
      await expect(menu(page).getByRole('link', {name: 'Blog'})).toBeInViewport();
      await expect(menu(page).getByRole('link', {name: 'Tutorial'})).toBeFocused();
      await closer(page).click();
      await expect(menu(page)).not.toBeInViewport();
    });

    await page.evaluate(() => scrollTo(0, 600));
    const entry = () => page.evaluate(() => navigation.currentEntry?.index);
    const before = await entry();
    for (const [way, close] of [
      ['back', () => page.goBack()],
      ['its button', () => closer(page).click()],
      ['Escape', () => page.keyboard.press('Escape')],
    ] as const) {
      await test.step(`closing it by ${way} keeps the page and the scroll position and leaves no history entry`, async () => {
        await opener(page).click();
        await expect(menu(page)).toBeInViewport();
        await close();
        await expect(menu(page)).not.toBeInViewport();
        await expect(page).toHaveURL((url) => url.pathname === article);
        await expect
          .poll(() => page.evaluate(() => JSON.stringify(history.state)))
          .not.toContain('isMenu');
        await waitForIdle(page);
        expect(await page.evaluate(() => scrollY)).toBe(600);
        expect(await entry()).toBe(before);
      });
    }

    await test.step('following one of its links leaves no history entry of the sidebar', async () => {
      await opener(page).click();
      await menu(page).getByRole('link', {name: 'Find the first unique element'}).click();
      await expect(page.locator('h1')).toHaveText('Find the first unique element');
      await expect(menu(page)).not.toBeInViewport();
      await scrollAndClick(page.locator('.pagination-nav__link--next'));
      await expect(page.locator('h1')).not.toHaveText('Find the first unique element');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Find the first unique element');
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === article);
      await page.goForward();
      await expect(page.locator('h1')).toHaveText('Find the first unique element');
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/\/blog$/);
    });
  });

  test('is rendered when it is opened, and closes on Back and in a wider window', async ({
    page,
  }) => {
    await open(page, article);

    await test.step('a page that is opened renders neither the sidebar nor the parts for wide windows', async () => {
      const made = await page.evaluateHandle(() => {
        const seen = new Set<string>();
        const parts = ['.navbar-sidebar', '.theme-doc-toc-desktop', '.theme-doc-sidebar-menu'];
        new MutationObserver(() =>
          parts.filter((part) => document.querySelector(part)).forEach((part) => seen.add(part)),
        ).observe(document, {subtree: true, childList: true});
        return seen;
      });
      await scrollAndClick(page.locator('.pagination-nav__link--next'));
      await expect(page).not.toHaveURL(new RegExp(`${article}$`));
      await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute('href', article);
      expect(await made.evaluate((seen) => [...seen])).toEqual([]);
      await opener(page).click();
      await expect(menu(page)).toBeInViewport();
    });

    await test.step('it closes on Back, which leads to no other page', async () => {
      await open(page, '/');
      await page.evaluate(() => {
        history.pushState(null, '', '/#articles');
      });
      await opener(page).click();
      await expect(menu(page).getByRole('link', {name: 'Blog'})).toBeInViewport();
      await page.goBack();
      await expect(menu(page)).not.toBeInViewport();
      expect(new URL(page.url()).pathname).toBe('/');
    });

    await test.step('it closes in a wider window', async () => {
      await page.setViewportSize({width: 996, height: 800});
      await opener(page).click();
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
      await page.setViewportSize({width: 997, height: 800});
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(opener(page)).toBeHidden();
    });
  });
});

/** A part of a page, and how much of its edges the picture leaves out. */
interface Part {
  readonly name: string;
  readonly part: Locator;
  readonly edge: {readonly x: number; readonly y: number};
}

/** Takes pictures of parts of a page, by their names. */
async function picturesOf(page: Page, parts: readonly Part[]): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const {name, part, edge} of parts) {
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    const {x, y, width, height} = box ?? {x: 0, y: 0, width: 0, height: 0};
    const clip = {
      ...{x: x + edge.x, y: y + edge.y},
      ...{width: width - 2 * edge.x, height: height - 2 * edge.y},
    };
    pictures.set(name, await page.screenshot({clip}));
  }
  return pictures;
}

test('an article respects its reader’s colours, text size, paper and screen', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, article);

  await test.step('parts that inform by colour keep their colours in forced-colours mode', async () => {
    const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
    await scrollAndClick(panel.locator('[data-action=forward]'));
    await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
    const costs = page.locator('[data-complexity]');
    await costs.scrollIntoViewIfNeeded();
    // The figure in the server's HTML is wrapped in another element, and React replaces it.
    await expect(costs.locator('> figure')).toBeVisible();
    await waitForLayout(page);
    await page.mouse.move(0, 0);
    // Other things are next to a drawing. The edge of a plot lies between pixels.
    const [beside, between] = [
      {x: 64, y: 16},
      {x: 1, y: 1},
    ];
    const parts: readonly Part[] = [
      {
        name: 'the code that runs, and its numbers',
        part: page.locator('code[data-lit]'),
        edge: {x: 8, y: 16},
      },
      {name: 'a drawing', part: panel.locator('svg[role=img]'), edge: beside},
      {name: 'a plot', part: costs.locator('svg[role=img]'), edge: between},
      {name: 'its legend', part: costs.locator('label svg').first(), edge: between},
    ];
    const before = await picturesOf(page, parts);
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    const after = await picturesOf(page, parts);
    for (const {name} of parts) {
      expect(after.get(name)?.equals(before.get(name) ?? Buffer.of()), name).toBe(true);
    }
    // Other elements that differ only by colour are underlined instead.
    for (const shown of ['aside .menu__link--active', '.table-of-contents__link--active']) {
      await expect(page.locator(shown).last()).toHaveCSS('text-decoration-line', 'underline');
    }
    await page.emulateMedia({forcedColors: 'none', colorScheme: 'light'});
  });

  await test.step('the focus has enough contrast with the dark footer in either colour mode', async () => {
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', {name: 'Blog'});
    await link.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(link).toHaveCSS('outline-style', 'solid');
    for (const mode of ['light', 'dark']) {
      await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), mode);
      const colourOf = (part: Locator, key: 'outlineColor' | 'backgroundColor') =>
        part.evaluate((element, name) => getComputedStyle(element)[name], key);
      const outline = await colourOf(link, 'outlineColor');
      const background = await colourOf(footer, 'backgroundColor');
      expect(contrastOf(outline, background), mode).toBeGreaterThan(3);
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  });

  await test.step('the titles of the sidebar and the table of contents are whole when text is twice as large', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const titles = page.locator('.theme-doc-sidebar-menu .menu__link span');
    expect(await titles.count()).toBeGreaterThan(5);
    const cut = await titles.evaluateAll((all) =>
      all
        .filter((title) => title.scrollHeight > title.clientHeight)
        .map(({textContent}) => textContent),
    );
    expect(cut).toEqual([]);
    await page.setViewportSize({width: 1440, height: 900});
    const links = page.locator(
      '.theme-doc-sidebar-menu .menu__link span, .table-of-contents__link',
    );
    const broken = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        const text = link.firstChild;
        if (!(text instanceof Text)) {
          return [];
        }
        return [...text.data.matchAll(/\S+/g)].flatMap(({0: word, index}) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, 'words that are broken').toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  });

  await test.step('the navbar, the tags, the links to other pages and the footer are not printed', async () => {
    const parts = ['.navbar', '.theme-doc-footer', '.pagination-nav', '.footer'];
    for (const part of parts) {
      await expect(page.locator(part)).toBeVisible();
    }
    await page.emulateMedia({media: 'print'});
    for (const part of parts) {
      await expect(page.locator(part)).toBeHidden();
    }
  });

  await test.step('in print, the links of the text that lead to other sites have their addresses, and those above code do not', async () => {
    const addressOf = (link: Locator) =>
      link.evaluate((element) => getComputedStyle(element, '::after').content);
    const links = page.locator('main :is(p, li) > [href^=http]');
    const address = (await links.first().getAttribute('href')) ?? '';
    expect(await addressOf(links.first())).toBe(`" (${address})"`);
    expect(await addressOf(page.locator('figure [href^=http]').first())).toBe('none');
    expect(await addressOf(page.locator('main p > [href^="/"]').first())).toBe('none');
  });

  await test.step('in print, a heading or summary stays with its text, a file name or output label with its code, and a case is on one page', async () => {
    const styles = await page.evaluate(() => {
      const of = (selector: string, key: 'breakAfter' | 'breakInside') =>
        [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element)[key]);
      return [
        ...of('main :is(h2, h3, h4, figcaption, summary)', 'breakAfter'),
        ...of('figure > div:has(> pre), [aria-label=Cases] tr', 'breakInside'),
      ];
    });
    expect(styles.length).toBeGreaterThan(20);
    expect(new Set(styles)).toEqual(new Set(['avoid']));
  });

  await test.step('a print has the colours of the light mode, in articles and on the search page', async () => {
    const expectLight = async (part: string) => {
      await expect(page.locator(`main ${part}`).first()).toBeVisible();
      const [light, dark] = await page.evaluate(() => {
        const html = document.documentElement;
        return ['light', 'dark', 'light'].map((mode) => {
          html.setAttribute('data-theme', mode);
          return [...document.querySelectorAll('main, main *')].map((element) => {
            const {color, backgroundColor, borderTopColor, fill} = getComputedStyle(element);
            return [element.localName, color, backgroundColor, borderTopColor, fill].join(' ');
          });
        });
      });
      expect(dark).toEqual(light);
    };
    await expectLight('.alert');
    await expectLight('[data-entry] b');
    await page.goto('/search?q=rotate');
    await expectLight('mark');
    await page.emulateMedia({media: 'screen'});
  });

  await test.step('a folded panel is not printed', async () => {
    await page.goto(articlePath('removing-even-integers'));
    const panel = page.locator('details', {has: page.getByText('Run it and step through')}).first();
    await expect(panel).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(panel).toBeHidden();
    await page.emulateMedia({media: 'screen'});
  });

  await test.step('on a narrow screen, the button of the table of contents says whether the table is expanded', async () => {
    await page.setViewportSize(phone);
    const button = page.getByRole('button', {name: 'On this page'});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('a printed card is on one page, and the sums of a table follow its last row', async () => {
    await page.emulateMedia({media: 'print'});
    await page.goto('/');
    await expect(page.getByRole('main').locator('li').last()).toHaveCSS('break-inside', 'avoid');
    await page.goto('/docs/category/array');
    await expect(page.locator('.theme-doc-card-container').first()).toHaveCSS(
      'break-inside',
      'avoid',
    );
    await page.goto('/proofs');
    await expect(page.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  });
});
