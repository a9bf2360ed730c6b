import type {Page} from '@playwright/test';

/** A layout shift, as the Layout Instability API reports it. */
interface Shift {
  readonly value: number;
  /** Whether the reader did something just before. */
  readonly hadRecentInput: boolean;
  /** Milliseconds on the page's clock. */
  readonly startTime: number;
}

/** Returns all layout shifts of the open page so far. */
export const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type: 'layout-shift', buffered: true});
    const shifts = observer.takeRecords() as (PerformanceEntry & Shift)[];
    observer.disconnect();
    return shifts.map(({value, hadRecentInput, startTime}) => ({value, hadRecentInput, startTime}));
  });

/** Returns how much the open page has shifted without the reader's input, to two digits. */
export async function unexpectedShift(page: Page): Promise<number> {
  const sum = (await layoutShifts(page))
    .filter(({hadRecentInput}) => !hadRecentInput)
    .reduce((before, {value}) => before + value, 0);
  return Number(sum.toFixed(2));
}
