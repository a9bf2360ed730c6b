import type {Page} from '@playwright/test';

/** What a page tells of a shift of its layout (Layout Instability API). */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Watched {
  shifted: number;
}

/** Runs in the page, before its scripts. */
function addUp(): void {
  const watched = window as unknown as Watched;
  watched.shifted = 0;
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput} of list.getEntries() as LayoutShift[]) {
      watched.shifted += hadRecentInput ? 0 : value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/**
 * Watches what shifts by itself in the pages that are opened from now on.
 *
 * @returns what tells the sum of the shifts of the page that is open, to two digits.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(addUp);
  return () => page.evaluate(() => Number((window as unknown as Watched).shifted.toFixed(2)));
}
