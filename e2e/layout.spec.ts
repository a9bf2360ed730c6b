import {expect, type Locator, type Page} from '@playwright/test';
import {faults} from './faults';
import {laidOut, open, pressBelow, rest} from './open';
import {plainSize, test} from './plain';
import {articlePath} from './routes';

const article = articlePath('rotate-array');
const phone = {width: 360, height: 740};

const mainNav = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test.describe('as the server writes it, in a wide window,', () => {
  test.beforeEach(({plainPage}) => plainPage.setViewportSize({width: 1280, height: 720}));
  test.afterEach(({plainPage}) => plainPage.setViewportSize(plainSize));

  test('the navbar has title, logo, Tutorial, Blog and GitHub, and the dark footer its groups', async ({
    plainPage: page,
  }) => {
    await page.goto('/');
    const nav = mainNav(page);
    await expect(nav.locator('.navbar__title')).toHaveText('Contiguous');
    await expect(nav.locator('img:visible')).toHaveAttribute('alt', 'Contiguous logo');
    const left = nav.locator('.navbar__items').first().getByRole('link');
    await expect(left).toHaveText(['Contiguous', 'Tutorial', 'Blog']);
    await expect(left.nth(1)).toHaveAttribute('href', '/docs/intro');
    await expect(left.nth(2)).toHaveAttribute('href', '/blog');
    const right = nav.locator('.navbar__items--right');
    await expect(right.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\//,
    );
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveClass(/footer--dark/);
    await expect(footer.locator('.footer__title')).toHaveText(['Docs', 'Community', 'More']);
    const column = (index: number) => footer.locator('.footer__col').nth(index).getByRole('link');
    await expect(column(0)).toHaveText(['Tutorial']);
    await expect(column(0)).toHaveAttribute('href', '/docs/intro');
    await expect(column(1)).toHaveCount(3);
    for (const link of await column(1).all()) {
      await expect(link).toHaveAttribute('href', /^https:/);
    }
    await expect(column(2)).toHaveText(['Blog', 'GitHub']);
    await expect(column(2).first()).toHaveAttribute('href', '/blog');
    await expect(footer.locator('.footer__copyright')).toContainText('2025');
  });

  test('the link that skips to the content skips the sidebar without scripts, and hides nothing of the content', async ({
    plainPage: page,
  }) => {
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

  test('the button of the colour mode has no title that says its name again', async ({
    plainPage: page,
  }) => {
    await page.goto('/');
    const button = page.locator('.navbar [data-color-mode-toggle]');
    await expect(button).toHaveAccessibleName('Switch between dark and light mode');
    await expect(button).toHaveAccessibleDescription('');
  });

  test('the icons of breadcrumbs and menus are no pictures, which would delay the first frame', async ({
    plainPage: page,
  }) => {
    await page.goto(article);
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll('.breadcrumbs__item, .menu__link, button')]
        .flatMap((element) => ['::before', '::after'].map((of) => getComputedStyle(element, of)))
        .flatMap(({backgroundImage, maskImage}) => [backgroundImage, maskImage])
        .filter((image) => image !== 'none'),
    );
    expect(pictures).toEqual([]);
  });

  test('the table of contents shows headings of level 2 and 3 and no others, and the navbar no dropdown', async ({
    plainPage: page,
  }) => {
    await page.goto(article);
    // There is one language and one version.
    await expect(mainNav(page).locator('.dropdown')).toHaveCount(0);
    const anchors = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
    const levels = await page.evaluate(
      (ids) => ids.map((id) => document.getElementById(id ?? '')?.tagName),
      anchors,
    );
    expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  });

  test('docs and the category page share the tutorial sidebar, and the blog groups its own by year', async ({
    plainPage: page,
  }) => {
    for (const path of ['/docs/category/array', '/docs/intro', article]) {
      await page.goto(path);
      const links = page.locator('aside nav a');
      await expect(links.first()).toHaveText('Introduction');
      await expect(page.locator('aside nav')).toContainText('Maximum subarray sum');
    }
    await page.goto('/blog');
    await expect(page.locator('aside h3')).toHaveText(['2025']);
  });
});

test('a bound stands in one line on a phone', async ({plainPage: page}) => {
  await page.goto(articlePath('merging-two-sorted-arrays'));
  const bound = page.getByRole('cell', {name: 'O(N log N)'}).first();
  const lines = await bound.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the text of figures is at least 8 px high on a phone, also of those that scroll', async ({
  plainPage: page,
}) => {
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
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(8);
});

test('sections of the landing page and the links beside their headings are named after the headings', async ({
  plainPage: page,
}) => {
  await page.goto('/');
  for (const name of ['Take nothing on trust', 'The ten articles']) {
    const section = page.getByRole('region', {name, exact: true});
    await expect(section.getByRole('link', {name: `Direct link to ${name}`})).toHaveCount(1);
  }
});

test('the figure of the landing page leads to its article', async ({plainPage: page}) => {
  await page.goto('/');
  const link = page.getByRole('link', {name: 'the article', exact: true});
  await expect(link).toHaveAttribute('href', article);
});

test('the footer’s link stands in the line of its text in a narrow window', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  await page.goto('/');
  const lines = await page.locator('.footer__copyright').evaluate((footer) => {
    const text = document.createRange();
    text.selectNodeContents(footer);
    return [...text.getClientRects()].map(({bottom}) => bottom);
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines).size).toBe(1);
});

for (const name of ['min-max-rearrage', 'dynamic-array-implementation']) {
  test(`${name} is no wider than a narrow window when its reader spaces the text`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, articlePath(name));
    await laidOut(page);
    const width = await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      // What WCAG 1.4.12 names.
      spacing.replaceSync(
        '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
      );
      document.adoptedStyleSheets.push(spacing);
      return document.documentElement.scrollWidth;
    });
    expect(width).toBe(320);
  });
}

test.describe('the colour mode', () => {
  const toggle = (page: Page) => mainNav(page).getByRole('button', {name: /mode/});
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

  test('is light at first, even when the system prefers dark, switches between the two only, and is kept', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    expect(await theme(page)).toBe('light');
    for (const mode of ['dark', 'light', 'dark']) {
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    }
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    expect(await theme(page)).toBe('dark');
  });

  test('changes after a frame that answers the press', async ({page}) => {
    await open(page, '/');
    const frames = await toggle(page).evaluate(
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
  });

  test('is set before the page is painted', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      requestAnimationFrame(() => {
        Object.assign(window, {
          themeOfFirstFrame: document.documentElement.dataset.theme ?? 'none',
        });
      });
    });
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto('/');
    const first = await page.waitForFunction(
      () => (window as {themeOfFirstFrame?: string}).themeOfFirstFrame,
    );
    expect(await first.jsonValue()).toBe('dark');
  });

  test('follows a change in another tab', async ({context}) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    await open(one, '/');
    await open(two, article);
    await toggle(one).click();
    await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('nothing on the landing page moves by itself for longer than five seconds', async ({page}) => {
  await page.goto('/');
  const ends = await page.evaluate(() =>
    document.getAnimations().map(({effect}) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
});

test.describe('the mobile sidebar', () => {
  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const opener = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

  test.beforeEach(async ({page}) => {
    await page.setViewportSize(phone);
  });

  test('has the docs and the main menu behind them, and closes by its button, on back and in a wider window', async ({
    page,
  }) => {
    await open(page, article);
    await opener(page).click();
    await expect(menu(page).getByRole('link', {name: 'Rotate an array'})).toBeInViewport();
    await menu(page)
      .getByRole('button', {name: /Back to main menu/})
      .click();
    await expect(menu(page).getByRole('link', {name: 'Blog'})).toBeInViewport();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu(page)).not.toBeInViewport();

    await open(page, '/');
    await page.evaluate(() => {
      history.pushState(null, '', '/#articles');
    });
    await opener(page).click();
    await expect(menu(page).getByRole('link', {name: 'Blog'})).toBeInViewport();
    await page.goBack();
    await expect(menu(page)).not.toBeInViewport();
    expect(new URL(page.url()).pathname).toBe('/');

    await page.setViewportSize({width: 996, height: 800});
    await opener(page).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(opener(page)).toBeHidden();
  });

  test('is made when it is opened: a page that is opened has neither it nor what wide windows have', async ({
    page,
  }) => {
    await open(page, article);
    const made = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      const parts = ['.navbar-sidebar', '.theme-doc-toc-desktop', '.theme-doc-sidebar-menu'];
      new MutationObserver(() =>
        parts.filter((part) => document.querySelector(part)).forEach((part) => seen.add(part)),
      ).observe(document, {subtree: true, childList: true});
      return seen;
    });
    await pressBelow(page.locator('.pagination-nav__link--next'));
    await expect(page).not.toHaveURL(new RegExp(`${article}$`));
    await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute('href', article);
    expect(await made.evaluate((seen) => [...seen])).toEqual([]);
    await opener(page).click();
    await expect(menu(page)).toBeInViewport();
  });
});

test.describe('the open mobile sidebar', () => {
  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const opener = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const closer = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});

  test.beforeEach(async ({page}) => {
    await page.setViewportSize(phone);
  });

  test('keeps the focus, and gives it back when Escape closes it', async ({page}) => {
    await open(page, article);
    await opener(page).press('Enter');
    await expect(closer(page)).toBeFocused();
    await expect(page.getByRole('dialog', {name: 'Main'})).toBeVisible();
    expect(await faults(page, {within: '.navbar-sidebar'})).toEqual([]);
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

  for (const way of ['back', 'its button', 'Escape']) {
    test(`leaves the page and its place by ${way}, and no entry behind`, async ({page}) => {
      await page.goto('/blog');
      await open(page, article);
      await laidOut(page);
      await page.evaluate(() => scrollTo(0, 600));
      await opener(page).click();
      await expect(menu(page)).toBeInViewport();
      if (way === 'back') {
        await page.goBack();
      } else if (way === 'Escape') {
        await page.keyboard.press('Escape');
      } else {
        await closer(page).click();
      }
      await expect(menu(page)).not.toBeInViewport();
      await expect(page).toHaveURL((url) => url.pathname === article);
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(history.state)))
        .not.toContain('isMenu');
      await rest(page);
      expect(await page.evaluate(() => scrollY)).toBe(600);
      await page.goBack();
      await expect(page).toHaveURL(/\/blog$/);
    });
  }

  test('leaves no entry behind when one of its links is followed', async ({page}) => {
    await page.goto('/blog');
    await open(page, article);
    await opener(page).click();
    await menu(page).getByRole('link', {name: 'Find the first unique element'}).click();
    await expect(page.locator('h1')).toHaveText('Find the first unique element');
    await expect(menu(page)).not.toBeInViewport();
    await pressBelow(page.locator('.pagination-nav__link--next'));
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

test('the button of the table of contents of a narrow screen says whether that is unfolded', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, article);
  const button = page.getByRole('button', {name: 'On this page'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

/** Requires that parts of a page look the same in forced colours, but for this much at their edges. */
async function keepColors(
  page: Page,
  parts: readonly Locator[],
  edge: {readonly x: number; readonly y: number},
): Promise<void> {
  const look = async () => {
    const pictures: Buffer[] = [];
    for (const part of parts) {
      await part.scrollIntoViewIfNeeded();
      const box = await part.boundingBox();
      const {x, y, width, height} = box ?? {x: 0, y: 0, width: 0, height: 0};
      const clip = {
        ...{x: x + edge.x, y: y + edge.y},
        ...{width: width - 2 * edge.x, height: height - 2 * edge.y},
      };
      pictures.push(await page.screenshot({clip}));
    }
    return pictures;
  };
  const before = await look();
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  const after = await look();
  expect(after.map((picture, index) => before[index]?.equals(picture))).toEqual([true, true]);
}

test('a drawing and the code that runs keep their colours, by which they tell, in forced ones', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, article);
  const panel = page.locator('[data-live="rotate-array/reversal.cpp"]');
  await pressBelow(panel.locator('[data-action=forward]'));
  await expect(panel.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await page.mouse.move(0, 0);
  const parts = [page.locator('code[data-lit]'), panel.locator('svg[role=img]')];
  // Beside the code are the numbers of its lines.
  await keepColors(page, parts, {x: 64, y: 16});
});

test('a plot and its legend keep their colours, by which they tell, in forced ones', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, `${articlePath('removing-even-integers')}#the-costs-counted`);
  const panel = page.locator('[data-complexity]');
  await panel.scrollIntoViewIfNeeded();
  // The figure that the page came with stands in a block of its own, and is replaced.
  await expect(panel.locator('> figure')).toBeVisible();
  const parts = [panel.locator('svg[role=img]'), panel.locator('label svg').first()];
  // An edge is between pixels.
  await keepColors(page, parts, {x: 1, y: 1});
});

test('the titles of the sidebar are whole where text is twice as large', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, article);
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
});

test('on paper a heading stays with its text, and the name of a file with its code, or of output', async ({
  page,
}) => {
  await open(page, article);
  await page.emulateMedia({media: 'print'});
  const styles = await page.evaluate(() => {
    const of = (selector: string, key: 'breakAfter' | 'breakInside') =>
      [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element)[key]);
    return [
      ...of('main :is(h2, h3, h4, figcaption)', 'breakAfter'),
      ...of('figure > div:has(> pre)', 'breakInside'),
    ];
  });
  expect(styles.length).toBeGreaterThan(20);
  expect(new Set(styles)).toEqual(new Set(['avoid']));
});

test('the navbar, the links to other pages and the footer are not printed', async ({page}) => {
  await open(page, article);
  await page.emulateMedia({media: 'print'});
  for (const part of ['.navbar', '.pagination-nav', '.footer']) {
    await expect(page.locator(part)).toBeHidden();
  }
});
