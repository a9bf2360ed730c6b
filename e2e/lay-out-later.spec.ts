import type {Locator, Page} from '@playwright/test';
import {runAxe} from './axe';
import {waitForHydration, waitForLayout, open, openIdle, waitForIdle} from './open';
import {offsetOf, settledTop} from './places';
import {articlePath} from '../harness/routes';
import {expect, test} from './test';
import {traceOf} from './trace';

const article = articlePath('rotate-array');
/** The id of a heading far below the viewport of a reader at the top. */
const far = 'practice';

/**
 * Returns whether an element's content has a layout, and is not skipped by `content-visibility`.
 */
const isLaidOut = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));

const farText = (page: Page) => page.locator(`[data-prose] > #${far} ~ * > * > *`).first();

/**
 * Returns the largest number of elements restyled at once, as a share of all elements of the page.
 */
async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const counts = (await traceOf(page, act)).flatMap(({name, args}) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  );
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts) / (await page.locator('*').count());
}

/** Expects that parts of a page have no layout until the reader presses the End key. */
async function expectLaidOutByEnd(page: Page, parts: readonly string[]): Promise<void> {
  const areLaidOut = () =>
    Promise.all(parts.map((part) => isLaidOut(page.locator(part).locator(':scope > *').first())));
  expect(await areLaidOut()).toEqual(parts.map(() => false));
  await page.keyboard.press('End');
  await waitForLayout(page);
  expect(await areLaidOut()).toEqual(parts.map(() => true));
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(left, 'what is left below the end').toBeLessThan(2);
}

test('on a phone, content below the viewport has no layout until the reader moves on', async ({
  page,
}) => {
  await page.setViewportSize({width: 412, height: 823});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openIdle(page, article);

  await test.step('a page with skipped layout has no contrast violation', async () => {
    // Check each text, not one text of each look, because contrast depends on its position.
    expect(await runAxe(page, {rules: ['color-contrast']})).toEqual([]);
    expect(await isLaidOut(farText(page))).toBe(false);
  });

  await test.step('the parts after the text have no layout until the End key, which leads to the end', () =>
    expectLaidOutByEnd(page, ['.pagination-nav', 'footer.footer']));

  await test.step('the parts below the landing page’s figure have no layout until the End key, which leads to the end', async () => {
    await openIdle(page, '/');
    await expectLaidOutByEnd(page, ['#articles', 'footer.footer']);
  });
});

test('content far below the viewport has no layout until the reader scrolls, and is then laid out in steps', async ({
  page,
}) => {
  await openIdle(page, article);
  expect(await isLaidOut(farText(page))).toBe(false);
  const most = await mostStyled(page, async () => {
    await page.mouse.wheel(0, 100);
    await waitForLayout(page);
  });
  expect(await isLaidOut(farText(page))).toBe(true);
  expect(most).toBeLessThan(1 / 3);
});

test('the Mac keys that lead to the end lay the page out first, and nothing in view moves', async ({
  page,
}) => {
  await openIdle(page, article);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const places = () =>
    page.locator('[data-prose] > *').evaluateAll((blocks) =>
      blocks
        .map((block) => block.getBoundingClientRect())
        .filter(({top}) => top < innerHeight)
        .map(({top, bottom}) => [top, Math.min(bottom, innerHeight)]),
    );
  const [before, heightBefore] = [await places(), await height()];

  await test.step('the keys to the end lay the page out at once, but a step down or a selection does not', async () => {
    // Each key press also starts the layout, but not at once.
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

  await test.step('nothing in view moves when the rest is laid out', async () => {
    await waitForLayout(page);
    expect(await places()).toEqual(before);
    expect(await height()).not.toBe(heightBefore);
  });
});

test('the place that a reader jumps to stays in view when the rest is laid out', async ({page}) => {
  for (const [how, jump] of [
    ['by a scrollbar or a script', () => page.evaluate(() => scrollTo(0, 12_000))],
    ['by a wheel, which starts the application', () => page.mouse.wheel(0, 12_000)],
  ] as const) {
    await test.step(how, async () => {
      await openIdle(page, article);
      // Measure inside the page: from outside, the rest may be laid out before the place is known.
      const arrived = page.evaluateHandle(async () => {
        while (scrollY <= 10_000) {
          await new Promise(requestAnimationFrame);
        }
        // Content that came into view has its layout one frame later.
        for (let frame = 0; frame < 3; frame += 1) {
          await new Promise(requestAnimationFrame);
        }
        const texts = [...document.querySelectorAll('[data-prose] :is(p, h3, li, figcaption)')];
        const seen = texts.find((text) => text.getBoundingClientRect().top > innerHeight / 3);
        return {
          seen,
          top: seen?.getBoundingClientRect().top ?? NaN,
          isAllLaidOut: [...document.querySelectorAll('[data-prose] > *')].every(
            (block) => getComputedStyle(block).contentVisibility === 'visible',
          ),
        };
      });
      await jump();
      const place = await arrived;
      expect(await place.evaluate(({isAllLaidOut}) => isAllLaidOut)).toBe(false);
      await waitForLayout(page);
      const moved = await place.evaluate(
        ({seen, top}) => (seen?.getBoundingClientRect().top ?? NaN) - top,
      );
      expect(Math.abs(moved)).toBeLessThan(5);
    });
  }
});

test('nothing is rendered or laid out while the reader holds a mouse button down', async ({
  page,
}) => {
  await openIdle(page, article);
  const left = () => page.locator('noscript[data-later]').count();
  const laid = () => page.locator('[data-is-laid-out]').count();
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await waitForHydration(page);
  const [leftBefore, laidBefore] = [await left(), await laid()];
  expect(leftBefore).toBeGreaterThan(0);
  await waitForIdle(page, 500);
  expect(await left()).toBe(leftBefore);
  expect(await laid()).toBe(laidBefore);
  await page.mouse.up();
  await expect.poll(left).toBe(0);
  await expect.poll(laid).toBeGreaterThan(laidBefore);
});

/** Follows the link in the table of contents to the far heading, and expects it at the top. */
async function expectLinkLeadsToHeading(page: Page): Promise<void> {
  await page.locator(`.table-of-contents a[href="#${far}"]`).evaluate((link) => {
    (link as HTMLElement).click();
  });
  await expect(page).toHaveURL(new RegExp(`#${far}$`));
  expect(await offsetOf(page, far)).toBeLessThan(2);
}

test('an address, a link and Back lead to their place across content without a layout', async ({
  page,
}) => {
  const title = page.locator('h1');

  await test.step('a page is laid out whole if its address names a place in it', async () => {
    // This place is at the top, from where the far text is not in view.
    await page.goto(`${article}#problem`);
    expect(await isLaidOut(farText(page))).toBe(true);
  });

  await test.step('a page is laid out whole after a reload', async () => {
    await page.goto(article);
    await page.reload();
    expect(await isLaidOut(farText(page))).toBe(true);
  });

  await test.step('a link leads to its heading before hydration', async () => {
    await page.goto(article);
    await expectLinkLeadsToHeading(page);
  });

  await test.step('a link leads to its heading on a page that was opened from another', async () => {
    await open(page, '/docs/intro');
    await page.locator(`aside a[href="${article}"]`).click();
    await expect(title).toHaveText('Rotate an array');
    await expect(page.locator('noscript[data-later]')).toHaveCount(0);
    await expectLinkLeadsToHeading(page);
  });

  await test.step('a link leads to its heading after hydration', async () => {
    // Load another document first, so that the article opens as a new document.
    await page.goto('/docs/intro');
    await open(page, article);
    await expect(page.locator('noscript[data-later]')).toHaveCount(0);
    await expectLinkLeadsToHeading(page);
  });

  await test.step('a reader who goes back returns to the same scroll position', async () => {
    // An address without a hash, in a new document.
    await page.goto('/docs/intro');
    await open(page, article);
    await waitForLayout(page);
    await page.locator(`#${far}`).evaluate((heading) => heading.scrollIntoView({block: 'center'}));
    const before = await settledTop(page, far);
    await page.locator('nav.navbar a[href="/blog"]').first().click();
    await expect(title.first()).not.toHaveText('Rotate an array');
    await page.goBack();
    await expect(title).toHaveText('Rotate an array');
    expect(Math.abs((await settledTop(page, far)) - before)).toBeLessThan(100);
    await waitForHydration(page);
  });

  await test.step('a link into another page lays out only the part that its place depends on', async () => {
    const link = page.locator('[data-prose] a[href*="removing-even-integers#"]').first();
    await link.scrollIntoViewIfNeeded();
    await waitForLayout(page);
    const most = await mostStyled(page, async () => {
      await link.click();
      await expect(title).toHaveText('Removing even integers');
      await waitForLayout(page);
    });
    expect(most).toBeLessThan(1 / 2);
  });
});
