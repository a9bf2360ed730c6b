import type {Locator, Page} from '@playwright/test';
import {violations} from './axe';
import {hydrated, laidOut, open, openStill, rest} from './open';
import {articlePath} from './routes';
import {expect, test} from './test';
import {traceOf} from './trace';

const article = articlePath('rotate-array');
/** A heading far below the view of a reader who begins at the top. */
const far = 'practice';

/** Whether an element's content has a layout, and is not left out as far from the view. */
const isLaidOut = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));

const farText = (page: Page) => page.locator(`[data-prose] > #${far} ~ * > * > *`).first();

/** The distance of the far heading from the top of the view, once it rests. */
async function restingTop(page: Page): Promise<number> {
  const heading = page.locator(`#${far}`);
  let top = NaN;
  await expect(async () => {
    const before = top;
    top = await heading.evaluate((node) => Math.round(node.getBoundingClientRect().top));
    expect(top).toBe(before);
  }).toPass({intervals: [400]});
  return top;
}

/** The distance that headings which links lead to keep from the top. */
const margin = (page: Page) =>
  page.locator(`#${far}`).evaluate((node) => parseFloat(getComputedStyle(node).scrollMarginTop));

/**
 * How far the far heading rests from where a link to it leads: the page is scrolled by whole pixels,
 * and the heading may stand between two.
 */
const offset = async (page: Page) => Math.abs((await restingTop(page)) - (await margin(page)));

/** The most elements of which the style is computed at once, as a share of all of the page. */
async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const counts = (await traceOf(page, act)).flatMap(({name, args}) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  );
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts) / (await page.locator('*').count());
}

test('what is far below the view of a new page has no layout until the reader begins to read, and gets it bit by bit', async ({
  page,
}) => {
  await openStill(page, article);
  expect(await isLaidOut(farText(page))).toBe(false);
  const most = await mostStyled(page, async () => {
    await page.mouse.wheel(0, 100);
    await laidOut(page);
  });
  expect(await isLaidOut(farText(page))).toBe(true);
  expect(most).toBeLessThan(1 / 3);
});

for (const {of, path, later} of [
  {of: 'what comes after a text', path: article, later: ['.pagination-nav', 'footer.footer']},
  {of: 'what is below the landing page’s figure', path: '/', later: ['#articles', 'footer.footer']},
]) {
  test(`${of} has no layout either until the reader goes on, and the End key leads to the end`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 412, height: 823});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openStill(page, path);
    const areLaidOut = () =>
      Promise.all(later.map((part) => isLaidOut(page.locator(part).locator(':scope > *').first())));
    expect(await areLaidOut()).toEqual(later.map(() => false));
    await page.keyboard.press('End');
    await laidOut(page);
    expect(await areLaidOut()).toEqual(later.map(() => true));
    const left = () =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(left).toBeLessThan(2);
  });
}

test('the keys of a Mac that lead to the end have the page laid out first, and a step down or a selection does not', async ({
  page,
}) => {
  await openStill(page, article);
  // What the reader begins to read is laid out, too, but not at once.
  const isLaidOutAtOnce = (metaKey: boolean, shiftKey: boolean) =>
    farText(page).evaluate(
      (text, [isMeta, isShift]) => {
        const init = {key: 'ArrowDown', metaKey: isMeta, shiftKey: isShift};
        dispatchEvent(new KeyboardEvent('keydown', init));
        return text.checkVisibility({contentVisibilityAuto: true});
      },
      [metaKey, shiftKey] as const,
    );
  expect(await isLaidOutAtOnce(false, false)).toBe(false);
  expect(await isLaidOutAtOnce(true, true)).toBe(false);
  expect(await isLaidOutAtOnce(true, false)).toBe(true);
});

test('a page of which the rest has no layout has no fault of contrast', async ({page}) => {
  await page.setViewportSize({width: 412, height: 823});
  await openStill(page, article);
  // Of each text, and not of one of a kind: it matters where it stands.
  expect(await violations(page, {rules: ['color-contrast']})).toEqual([]);
  expect(await isLaidOut(farText(page))).toBe(false);
});

test('nothing in view moves when the rest is laid out', async ({page}) => {
  await openStill(page, article);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const places = () =>
    page.locator('[data-prose] > *').evaluateAll((blocks) =>
      blocks
        .map((block) => block.getBoundingClientRect())
        .filter(({top}) => top < innerHeight)
        .map(({top, bottom}) => [top, Math.min(bottom, innerHeight)]),
    );
  const [before, heightBefore] = [await places(), await height()];
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await laidOut(page);
  expect(await places()).toEqual(before);
  expect(await height()).not.toBe(heightBefore);
});

test('a link into another page lays out no more of it than its place depends on', async ({
  page,
}) => {
  await open(page, article);
  const link = page.locator('[data-prose] a[href*="removing-even-integers#"]').first();
  await link.scrollIntoViewIfNeeded();
  await laidOut(page);
  const most = await mostStyled(page, async () => {
    await link.click();
    await expect(page.locator('h1')).toHaveText('Removing even integers');
    await laidOut(page);
  });
  expect(most).toBeLessThan(1 / 2);
});

/** Resolves in the frame that first shows the next page, with whether its last block is shown. */
const lastIsShownAtFirst = (page: Page) =>
  page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    return new Promise<boolean | undefined>((resolve) =>
      new MutationObserver((_, observer) => {
        if (heading() !== undefined && heading() !== before) {
          observer.disconnect();
          requestAnimationFrame(() =>
            resolve(document.querySelector('[data-prose] > :last-child')?.checkVisibility()),
          );
        }
      }).observe(document, {subtree: true, childList: true}),
    );
  });

const nextPage = (page: Page) => page.locator('.pagination-nav__link--next');

for (const [screen, size, isWhole] of [
  ['of a small screen shows its top first, and then the rest', {width: 412, height: 823}, false],
  ['of a large screen is shown whole', {width: 1440, height: 900}, true],
] as const) {
  test(`a doc that is opened from another ${screen}`, async ({page}) => {
    await page.setViewportSize(size);
    await open(page, article);
    const isShown = lastIsShownAtFirst(page);
    await nextPage(page).click();
    expect(await isShown).toBe(isWhole);
    await expect(page.locator('[data-prose] > :last-child')).toBeVisible();
  });
}

test('a link leads into a doc of which only the top is shown', async ({page}) => {
  await page.setViewportSize({width: 412, height: 823});
  await open(page, article);
  const isShown = lastIsShownAtFirst(page);
  const isFollowed = page.evaluate(
    (fragment) =>
      new Promise((resolve) =>
        new MutationObserver((_, observer) => {
          if (document.querySelector('[data-shows-top]')) {
            observer.disconnect();
            const link = document.createElement('a');
            link.href = fragment;
            document.body.append(link);
            link.click();
            resolve(true);
          }
        }).observe(document, {subtree: true, childList: true, attributes: true}),
      ),
    `#${far}`,
  );
  await nextPage(page).click();
  expect(await isFollowed).toBe(true);
  expect(await isShown).toBe(true);
  await expect.poll(() => offset(page)).toBeLessThan(2);
});

for (const [how, jump] of [
  ['by a scrollbar or a script', (page: Page) => page.evaluate(() => scrollTo(0, 12_000))],
  ['by a wheel, which starts the application', (page: Page) => page.mouse.wheel(0, 12_000)],
] as const) {
  test(`what a reader jumps to stays in view when the rest is laid out: ${how}`, async ({page}) => {
    await openStill(page, article);
    await jump(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10_000);
    const seen = await page.evaluateHandle(async () => {
      // What came into view has its layout one frame later.
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      const texts = [...document.querySelectorAll('[data-prose] :is(p, h3, li, figcaption)')];
      return texts.find((text) => text.getBoundingClientRect().top > innerHeight / 3);
    });
    const top = () => seen.evaluate((element) => element?.getBoundingClientRect().top ?? NaN);
    const before = await top();
    await laidOut(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(5);
  });
}

test('nothing is made or laid out while the reader holds a button down', async ({page}) => {
  await openStill(page, article);
  const left = () => page.locator('noscript[data-later]').count();
  const laid = () => page.locator('[data-is-laid-out]').count();
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await hydrated(page);
  const [leftBefore, laidBefore] = [await left(), await laid()];
  expect(leftBefore).toBeGreaterThan(0);
  await rest(page, 500);
  expect(await left()).toBe(leftBefore);
  expect(await laid()).toBe(laidBefore);
  await page.mouse.up();
  await expect.poll(left).toBe(0);
  await expect.poll(laid).toBeGreaterThan(laidBefore);
});

test('all is laid out of a page that a reader comes back to, or whose address leads into it', async ({
  page,
}) => {
  // To the top, from where the far text is not in view.
  await page.goto(`${article}#problem`);
  expect(await isLaidOut(farText(page))).toBe(true);
  await page.goto(article);
  await page.reload();
  expect(await isLaidOut(farText(page))).toBe(true);
});

for (const [when, start] of [
  ['before the application starts', (page: Page) => page.goto(article)],
  [
    'by the application',
    async (page: Page) => {
      await open(page, article);
      await expect(page.locator('noscript[data-later]')).toHaveCount(0);
    },
  ],
  [
    'on a page that was opened from another',
    async (page: Page) => {
      await open(page, '/docs/intro');
      await page.locator(`aside a[href="${article}"]`).click();
      await expect(page.locator('h1')).toHaveText('Rotate an array');
      await expect(page.locator('noscript[data-later]')).toHaveCount(0);
    },
  ],
] as const) {
  test(`a link leads to its heading over what had no layout: ${when}`, async ({page}) => {
    await start(page);
    await page.locator(`.table-of-contents a[href="#${far}"]`).evaluate((link) => {
      (link as HTMLElement).click();
    });
    await expect(page).toHaveURL(new RegExp(`#${far}$`));
    expect(await offset(page)).toBeLessThan(2);
  });
}

test('a reader who goes back finds the place again', async ({page}) => {
  await open(page, article);
  await laidOut(page);
  await page.locator(`#${far}`).evaluate((heading) => heading.scrollIntoView({block: 'center'}));
  const before = await restingTop(page);
  await page.locator('nav.navbar a[href="/blog"]').first().click();
  await expect(page.locator('h1').first()).not.toHaveText('Rotate an array');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Rotate an array');
  expect(Math.abs((await restingTop(page)) - before)).toBeLessThan(100);
  await hydrated(page);
});
