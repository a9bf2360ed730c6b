import type {Connection} from '../../host';
import {settle, withPhone, type Phone} from './phone';

/** The number of next pages that the reader opens, one after another. */
const pagesInARow = 2;

/** The pixels that the reader scrolls in a frame. */
const pixelsPerFrame = 300;

const [pressedKey, headingKey, shownKey] = ['visit:pressed', 'visit:heading', 'visit:shown'];

interface Keys {
  readonly pressedKey: string;
  readonly headingKey: string;
  readonly shownKey: string;
}

/**
 * Runs in each document before its own scripts. Stores when a finger left a link, and when the
 * first frame with another heading was shown, in this document or the next.
 */
function watchHeading({pressedKey, headingKey, shownKey}: Keys): void {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const now = () => String(performance.timeOrigin + performance.now());
  addEventListener(
    'pointerup',
    ({target, timeStamp}) => {
      if (target instanceof Element && target.closest('a')) {
        sessionStorage.setItem(headingKey, heading());
        sessionStorage.removeItem(shownKey);
        sessionStorage.setItem(pressedKey, String(performance.timeOrigin + timeStamp));
      }
    },
    true,
  );
  let isSeen = false;
  new MutationObserver(() => {
    const before = sessionStorage.getItem(headingKey);
    if (before === null || heading() === '' || heading() === before || isSeen) {
      return;
    }
    isSeen = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        sessionStorage.setItem(shownKey, now());
        sessionStorage.removeItem(headingKey);
        isSeen = false;
      }),
    );
  }).observe(document, {subtree: true, childList: true, characterData: true});
}

/** Runs in the page: scrolls to its end, frame by frame. */
async function scrollByFrames(pixels: number): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let before = -1; before !== scrollY;) {
    before = scrollY;
    scrollBy({top: pixels, behavior: 'instant'});
    await nextFrame();
  }
}

/** Taps the page and scrolls to its end, as a reader does. */
async function readToEnd({page}: Phone): Promise<void> {
  await page.locator('h1').first().tap();
  await page.evaluate(scrollByFrames, pixelsPerFrame);
}

/**
 * Reads a page to its end, waits until it has settled, and opens the next page, several times.
 *
 * @returns the milliseconds from the finger leaving the link to the next article on the screen.
 */
export function measureNextPages(
  folder: string,
  path: string,
  next: string,
  line: Connection | undefined,
): Promise<number[]> {
  return withPhone(folder, line, async (phone) => {
    const {page} = phone;
    await page.addInitScript(watchHeading, {pressedKey, headingKey, shownKey});
    await page.goto(path, {waitUntil: 'load'});
    const times: number[] = [];
    for (let count = 0; count < pagesInARow; count++) {
      await settle(phone);
      await readToEnd(phone);
      await settle(phone);
      await page.locator(next).tap();
      // `waitForFunction` runs a script in the page, which would otherwise delay the next page.
      await settle(phone);
      const shown = await page.waitForFunction((key) => sessionStorage.getItem(key), shownKey);
      const pressed = await page.evaluate((key) => sessionStorage.getItem(key), pressedKey);
      times.push(Number(await shown.jsonValue()) - Number(pressed));
    }
    return times;
  });
}
