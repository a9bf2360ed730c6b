import type {Locator, Page} from '@playwright/test';

/** Uses a control as a reader does. */
export type Use = (control: Locator, page: Page) => Promise<void>;

/**
 * Taps a control at a share of its width. Playwright's own `tap` is not used, because its hit test
 * runs in the page while the page handles the touch.
 *
 * @throws Error if something else lies over that point of the control.
 */
export const tapAt =
  (share: number): Use =>
  async (control, page) => {
    const {x, y} = await control.evaluate((element, part) => {
      const box = [...element.getClientRects()].find(({width, height}) => width > 0 && height > 0);
      const point = {x: NaN, y: NaN};
      if (box) {
        point.x = box.x + part * box.width;
        point.y = box.y + box.height / 2;
      }
      const hit = document.elementFromPoint(point.x, point.y);
      const label = element.closest('label');
      if (!hit || !(element.contains(hit) || hit.contains(element) || label?.contains(hit))) {
        throw new Error(`Something lies over it: ${hit?.outerHTML.slice(0, 60) ?? 'nothing'}`);
      }
      return point;
    }, share);
    await page.touchscreen.tap(x, y);
  };

/** Taps the middle of a control. */
export const tap: Use = tapAt(0.5);
