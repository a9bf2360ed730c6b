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
  /** The longest task of the main thread from the page's first byte until it has settled. */
  readonly longest: Task;
  /**
   * The milliseconds of the longest task before the first byte, in which the browser leaves the
   * empty page; 0 if none is long. Nothing of the page is there, so it is not counted as its work.
   */
  readonly longestBefore: number;
}

const none: Task = {duration: 0, end: 0, parts: {}};

const longestOf = (tasks: readonly Task[]): Task =>
  tasks.reduce((longest, task) => (task.duration > longest.duration ? task : longest), none);

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
    const tasks = readTasks(trace, url, leastTask);
    return {
      html: host.countBytes((sent) => sent.path === path),
      scriptsByLoad: host.countBytes((sent) => /\.m?js$/.test(sent.path) && sent.at <= loaded),
      allByLoad: host.sent.filter(({at}) => at <= loaded).reduce((sum, {bytes}) => sum + bytes, 0),
      allSettled: host.sent.reduce((sum, {bytes}) => sum + bytes, 0),
      elements,
      longest: longestOf(tasks.filter(({end}) => end > 0)),
      longestBefore: longestOf(tasks.filter(({end}) => end <= 0)).duration,
    };
  });
}
