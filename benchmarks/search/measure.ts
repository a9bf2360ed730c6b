import type {Provider} from './providers';
import {rankOf, relevanceOf, type JudgedQuery, type Relevance} from './relevance';
import {slowDown} from '../slowCpu';
import {slow4g, slowness} from '../slowPhone';
import {settle, visit, type Visit} from './visit';

const firstQuery = 'rotate';

/** The milliseconds in which results disappear after the text is deleted. */
const clearing = 50;

/** What a first visit to an article fetches, in bytes. */
export interface PageLoad {
  readonly scripts: number;
  readonly index: number;
}

/** When a cold search begins: as the first input on the page, or after the application has started. */
export const situations = ['first input', 'application started'] as const;
export type Situation = (typeof situations)[number];

/** The cost of a search with empty caches, in milliseconds and bytes. */
export interface ColdSearch {
  readonly firstResult: number;
  readonly bytesBefore: number;
  /** Until the results no longer change. */
  readonly complete: number;
  readonly bytesAltogether: number;
}

/** The cost of typing when all files are loaded, in milliseconds. */
export interface WarmSearch {
  readonly keystrokes: readonly number[];
  readonly longTasks: readonly number[];
}

/** Measures the page load of an article. Without a provider, measures only its scripts. */
export function measurePageLoad(folder: string, provider?: Provider): Promise<PageLoad> {
  return visit(folder, provider, ({host}) =>
    Promise.resolve({
      scripts: host.countBytes(({path}) => path.endsWith('.js')),
      index: host.countBytes(({path}) => provider?.indexFile.test(path) ?? false),
    }),
  );
}

/** Starts the application, and waits for all that it fetches. */
async function startApplication(opened: Visit): Promise<void> {
  const {page} = opened;
  await page.mouse.move(0, 1);
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await settle(opened);
}

/** Measures from opening the search box, on a slow phone and a slow connection. */
export function measureCold(
  folder: string,
  provider: Provider,
  situation: Situation,
): Promise<ColdSearch> {
  return visit(folder, provider, async (opened) => {
    const {browser, host, page} = opened;
    if (situation === 'application started') {
      await startApplication(opened);
    }
    host.sent = [];
    host.connection = slow4g;
    const endSlowness = await slowDown(browser, slowness);
    try {
      await provider.open(page);
      await page.keyboard.type(firstQuery);
      // Playwright's own waiting would run scripts in the page, which is slow.
      await settle(opened);
    } finally {
      await endSlowness();
    }
    const {origin, watched} = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      watched: {...window.watched, shown: undefined},
    }));
    const {opened: begun = NaN, firstResult = NaN, lastChange = NaN} = watched;
    return {
      firstResult: firstResult - begun,
      bytesBefore: host.countBytes(({at}) => at <= origin + firstResult),
      complete: lastChange - begun,
      bytesAltogether: host.countBytes(() => true),
    };
  });
}

/** Opens the search box, searches once and waits for all that this fetches. */
async function warmUp(opened: Visit, provider: Provider): Promise<void> {
  const {page} = opened;
  await provider.open(page);
  await page.keyboard.type(firstQuery);
  await page.locator(provider.watch.result).first().waitFor({timeout: 0});
  await settle(opened);
}

/** Types queries letter by letter, each after the results of the letter before are shown. */
export function measureWarm(
  folder: string,
  provider: Provider,
  queries: readonly string[],
): Promise<WarmSearch> {
  return visit(folder, provider, async (opened) => {
    const {page} = opened;
    await warmUp(opened, provider);
    await page.evaluate(() => {
      window.watched.keystrokes = [];
      window.watched.longTasks = [];
    });
    for (const query of queries) {
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.waitForTimeout(clearing);
      for (const letter of query) {
        await page.keyboard.type(letter);
        await page.evaluate(() => window.watched.shown());
      }
    }
    return page.evaluate(() => ({
      keystrokes: window.watched.keystrokes,
      longTasks: window.watched.longTasks,
    }));
  });
}

/** Asks every query through the interface when all files are loaded. */
export function measureRelevance(
  folder: string,
  provider: Provider,
  queries: readonly JudgedQuery[],
): Promise<Relevance> {
  return visit(folder, provider, async (opened) => {
    await warmUp(opened, provider);
    const ranks: number[] = [];
    for (const judged of queries) {
      ranks.push(rankOf(judged, await provider.ask(opened.page, judged.query)));
    }
    return relevanceOf(ranks);
  });
}
