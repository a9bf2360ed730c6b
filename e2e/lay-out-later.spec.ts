import type {Locator, Page} from '@playwright/test';
import {violations} from './axe';
import {hydrated, laidOut, open, openStill, rest} from './open';
import {offsetOf, restingTop} from './places';
import {articlePath} from '../harness/routes';
import {expect, test} from './test';
import {traceOf} from './trace';

const article = articlePath('rotate-array');
/** A heading far below the view of a reader who begins at the top. */
const far = 'practice';

/** Whether an element's content has a layout, and is not left out as far from the view. */
const isLaidOut = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));

const farText = (page: Page) => page.locator(`[data-prose] > #${far} ~ * > * > *`).first();

/** The most elements of which the style is computed at once, as a share of all of the page. */
async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const counts = (await traceOf(page, act)).flatMap(({name, args}) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  );
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts) / (await page.locator('*').count());
}

/** Sees that parts of a page have no layout until the reader goes on, here by the End key. */
async function expectLaidOutByEnd(page: Page, parts: readonly string[]): Promise<void> {
  const areLaidOut = () =>
    Promise.all(parts.map((part) => isLaidOut(page.locator(part).locator(':scope > *').first())));
  expect(await areLaidOut()).toEqual(parts.map(() => false));
  await page.keyboard.press('End');
  await laidOut(page);
  expect(await areLaidOut()).toEqual(parts.map(() => true));
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(left, 'what is left below the end').toBeLessThan(2);
}

test('on a phone what is below the view of a new page has no layout until the reader goes on', async ({
  page,
}) => {
  await page.setViewportSize({width: 412, height: 823});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openStill(page, article);

  await test.step('a page of which the rest has no layout has no fault of contrast', async () => {
    // Of each text, and not of one of a kind: it matters where it stands.
    expect(await violations(page, {rules: ['color-contrast']})).toEqual([]);
    expect(await isLaidOut(farText(page))).toBe(false);
  });

  await test.step('what comes after a text has none until then, and the End key leads to the end', () =>
    expectLaidOutByEnd(page, ['.pagination-nav', 'footer.footer']));

  await test.step('what is below the landing page’s figure has none until then, and the End key leads to the end', async () => {
    await openStill(page, '/');
    await expectLaidOutByEnd(page, ['#articles', 'footer.footer']);
  });
});

test('what is far below the view has no layout until the reader begins to read, and gets it bit by bit', async ({
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

test('the keys of a Mac that lead to the end have the page laid out first, and nothing in view moves', async ({
  page,
}) => {
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

  await test.step('a step down or a selection does not have the page laid out at once, and the keys to the end do', async () => {
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

  await test.step('nothing in view moves when the rest is laid out', async () => {
    await laidOut(page);
    expect(await places()).toEqual(before);
    expect(await height()).not.toBe(heightBefore);
  });
});

test('what a reader jumps to stays in view when the rest is laid out', async ({page}) => {
  for (const [how, jump] of [
    ['by a scrollbar or a script', () => page.evaluate(() => scrollTo(0, 12_000))],
    ['by a wheel, which starts the application', () => page.mouse.wheel(0, 12_000)],
  ] as const) {
    await test.step(how, async () => {
      await openStill(page, article);
      // Noted in the page: from outside, the rest may be laid out before the place is known.
      const arrived = page.evaluateHandle(async () => {
        while (scrollY <= 10_000) {
          await new Promise(requestAnimationFrame);
        }
        // What came into view has its layout one frame later.
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
      await laidOut(page);
      const moved = await place.evaluate(
        ({seen, top}) => (seen?.getBoundingClientRect().top ?? NaN) - top,
      );
      expect(Math.abs(moved)).toBeLessThan(5);
    });
  }
});

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

/** Follows the link of the table of contents to the far heading, and sees it there. */
async function expectLed(page: Page): Promise<void> {
  await page.locator(`.table-of-contents a[href="#${far}"]`).evaluate((link) => {
    (link as HTMLElement).click();
  });
  await expect(page).toHaveURL(new RegExp(`#${far}$`));
  expect(await offsetOf(page, far)).toBeLessThan(2);
}

test('an address, a link and the way back lead to their place over what had no layout', async ({
  page,
}) => {
  const title = page.locator('h1');

  await test.step('all is laid out of a page whose address leads into it', async () => {
    // To the top, from where the far text is not in view.
    await page.goto(`${article}#problem`);
    expect(await isLaidOut(farText(page))).toBe(true);
  });

  await test.step('all is laid out of a page that a reader comes back to', async () => {
    await page.goto(article);
    await page.reload();
    expect(await isLaidOut(farText(page))).toBe(true);
  });

  await test.step('a link leads to its heading before the application starts', async () => {
    await page.goto(article);
    await expectLed(page);
  });

  await test.step('a link leads to its heading on a page that was opened from another', async () => {
    await open(page, '/docs/intro');
    await page.locator(`aside a[href="${article}"]`).click();
    await expect(title).toHaveText('Rotate an array');
    await expect(page.locator('noscript[data-later]')).toHaveCount(0);
    await expectLed(page);
  });

  await test.step('a link leads to its heading by the application', async () => {
    // A document of its own, and not another place of the one that is open.
    await page.goto('/docs/intro');
    await open(page, article);
    await expect(page.locator('noscript[data-later]')).toHaveCount(0);
    await expectLed(page);
  });

  await test.step('a reader who goes back finds the place again', async () => {
    // An address without a place of its own, in a document that is new.
    await page.goto('/docs/intro');
    await open(page, article);
    await laidOut(page);
    await page.locator(`#${far}`).evaluate((heading) => heading.scrollIntoView({block: 'center'}));
    const before = await restingTop(page, far);
    await page.locator('nav.navbar a[href="/blog"]').first().click();
    await expect(title.first()).not.toHaveText('Rotate an array');
    await page.goBack();
    await expect(title).toHaveText('Rotate an array');
    expect(Math.abs((await restingTop(page, far)) - before)).toBeLessThan(100);
    await hydrated(page);
  });

  await test.step('a link into another page lays out no more of it than its place depends on', async () => {
    const link = page.locator('[data-prose] a[href*="removing-even-integers#"]').first();
    await link.scrollIntoViewIfNeeded();
    await laidOut(page);
    const most = await mostStyled(page, async () => {
      await link.click();
      await expect(title).toHaveText('Removing even integers');
      await laidOut(page);
    });
    expect(most).toBeLessThan(1 / 2);
  });
});
