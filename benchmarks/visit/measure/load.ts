import {readTasks, traceCategories, type Task} from './tasks';
import {slow4g} from '../../slowPhone';
import {settle, withPhone} from './phone';

/** The milliseconds of the shortest task in the results. */
const leastTask = 20;

/** What a first visit loads before the reader does anything. Sizes are in bytes, gzipped. */
export interface Load {
  readonly html: number;
  readonly scriptsByLoad: number;
  readonly allByLoad: number;
  /** Including prefetches. */
  readonly allSettled: number;
  readonly elements: number;
  /** The longest task of the main thread until the page has settled. */
  readonly longest: Task;
}

/** Visits a page on the slow phone and the slow connection, without touching it. */
export function measureLoad(folder: string, path: string): Promise<Load> {
  return withPhone(folder, slow4g, async (phone) => {
    const {page, host} = phone;
    const browser = page.context().browser();
    await browser?.startTracing(page, {categories: traceCategories});
    await page.goto(path, {waitUntil: 'load'});
    await settle(phone);
    const trace = (await browser?.stopTracing())?.toString() ?? '';
    const {loaded, elements, url} = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return {
        loaded: performance.timeOrigin + (navigation as PerformanceNavigationTiming).loadEventEnd,
        elements: document.querySelectorAll('*').length,
        url: window.location.href,
      };
    });
    const [longest] = readTasks(trace, url, leastTask).sort((a, b) => b.duration - a.duration);
    return {
      html: host.countBytes((sent) => sent.path === path),
      scriptsByLoad: host.countBytes((sent) => /\.m?js$/.test(sent.path) && sent.at <= loaded),
      allByLoad: host.sent.filter(({at}) => at <= loaded).reduce((sum, {bytes}) => sum + bytes, 0),
      allSettled: host.sent.reduce((sum, {bytes}) => sum + bytes, 0),
      elements,
      longest: longest ?? {duration: 0, parts: {}},
    };
  });
}
