import type {Page} from '@playwright/test';

/** A shift of a page's layout, as the page tells it (Layout Instability API). */
interface Shift {
  readonly value: number;
  /** Whether the reader did something just before. */
  readonly hadRecentInput: boolean;
  /** Milliseconds by the page's clock. */
  readonly startTime: number;
}

/** All shifts of the page that is open. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type: 'layout-shift', buffered: true});
    const shifts = observer.takeRecords() as (PerformanceEntry & Shift)[];
    observer.disconnect();
    return shifts.map(({value, hadRecentInput, startTime}) => ({value, hadRecentInput, startTime}));
  });

/** How much the page that is open has shifted by itself, to two digits. */
export async function shiftedByItself(page: Page): Promise<number> {
  const sum = (await shiftsOf(page))
    .filter(({hadRecentInput}) => !hadRecentInput)
    .reduce((before, {value}) => before + value, 0);
  return Number(sum.toFixed(2));
}
