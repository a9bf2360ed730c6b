import type {Page} from '@playwright/test';
import {articlePath} from '../harness/routes';
import {unexpectedShift} from './layoutShifts';
import {openIdle, waitForIdle, waitForScripts} from './open';
import {expect, test} from './test';

const article = articlePath('rotate-array');

/** What a frame of a page shows. */
interface Frame {
  readonly hasNavbar: boolean;
  /** The number of blocks of the content. */
  readonly blocks: number;
}

interface RecordingWindow extends Window {
  recorded?: Frame[];
}

/** Records what each frame of the next page shows, up to a frame after its scripts. */
const recordFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const frames: Frame[] = [];
    (window as RecordingWindow).recorded = frames;
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const record = () =>
      requestAnimationFrame(() => {
        // After the page's own callbacks of the same frame.
        queueMicrotask(() => {
          const navbar = document.querySelector('.navbar');
          frames.push({
            hasNavbar: navbar !== null && isShown(navbar),
            blocks: [...document.querySelectorAll('.markdown > *')].filter(isShown).length,
          });
          if (!('docusaurus' in window)) {
            record();
          }
        });
      });
    record();
  });

/** Returns the recorded frames from the one with the navbar on, each number of blocks once. */
const shownBlocks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const {recorded = []} = window as RecordingWindow;
    return [...new Set(recorded.filter(({hasNavbar}) => hasNavbar).map(({blocks}) => blocks))];
  });

/** Holds back all callbacks of frames until the returned function is called. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const draw = requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    let isHeld = true;
    Object.assign(window, {
      requestAnimationFrame: (act: FrameRequestCallback) => (isHeld ? held.push(act) : draw(act)),
      releaseFrames: () => {
        isHeld = false;
        held.forEach((act) => draw(act));
      },
    });
  });
  return () => page.evaluate('releaseFrames()');
}

const countShown = (page: Page) =>
  page
    .locator('.markdown > *')
    .evaluateAll((blocks) => blocks.filter((block) => block.getClientRects().length > 0).length);

const countBlocks = (page: Page) => page.locator('.markdown > *').count();

test.describe('on a phone', () => {
  test.use({viewport: {width: 412, height: 823}});

  test('a page that opens at its top shows its navbar first, then its content in parts, and nothing shifts', async ({
    page,
  }) => {
    await recordFrames(page);
    for (const path of [article, '/docs/intro', '/blog/welcome', '/blog', '/']) {
      await openIdle(page, path);
      const shown = await shownBlocks(page);
      const all = await countShown(page);
      expect.soft(shown, path).toEqual([...shown].sort((a, b) => a - b));
      expect.soft(shown[0], path).toBe(0);
      expect.soft(shown.at(-1), path).toBe(all);
      expect.soft(await unexpectedShift(page), path).toBe(0);
    }
    await openIdle(page, article);
    expect((await shownBlocks(page)).length).toBeGreaterThan(4);
  });

  test('until all parts are shown the page requests no scripts, and a click shows them all', async ({
    page,
  }) => {
    const release = await holdFrames(page);
    await page.goto(article);
    await waitForIdle(page, 400);
    expect(await countShown(page)).toBe(0);
    expect(await page.locator('script[src]').count()).toBe(0);
    await page.getByRole('link', {name: 'Skip to main content'}).dispatchEvent('click');
    expect(await countShown(page)).toBe(await countBlocks(page));
    await release();
    await waitForScripts(page);
  });

  test('a page is shown whole in its first frame at a fragment and after Back, and printed whole', async ({
    page,
  }) => {
    await recordFrames(page);
    await openIdle(page, `${article}#practice`);
    expect(await shownBlocks(page)).not.toContain(0);

    await test.step('after Back', async () => {
      await page.goto('/docs/intro');
      await page.goBack();
      await waitForScripts(page);
      expect(await shownBlocks(page)).not.toContain(0);
    });

    await test.step('on paper, before any part is shown', async () => {
      await holdFrames(page);
      await page.goto(article);
      expect(await countShown(page)).toBe(0);
      await page.emulateMedia({media: 'print'});
      expect(await countShown(page)).toBe(await countBlocks(page));
    });
  });
});

test('a large screen shows a page whole in its first frame', async ({page}) => {
  await recordFrames(page);
  await openIdle(page, article);
  expect(await shownBlocks(page)).not.toContain(0);
});
