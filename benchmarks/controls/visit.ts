import type {BrowserContext, CDPSession, Locator, Page} from '@playwright/test';
import {articlePath} from '../../harness/routes';
import {unknownControls} from './unknownControls';
import {observeInteractions, waitForIdle, takeLongest, type Interaction} from './interactions';
import type {Kind} from './kinds';
import {spreadOver} from './spreadOver';
import {startMeasuringWork, type Work} from './work';

/** The measurements of one use of a control. */
export interface ControlUse {
  readonly kind: string;
  readonly article: string;
  /** Undefined if it was too short to be reported. */
  readonly interaction: Interaction | undefined;
  /** The work of the main thread until it was idle again. */
  readonly work: Work;
}

/** The results of a visit. */
export interface Visit {
  readonly used: readonly ControlUse[];
  /** The controls of an unknown kind. */
  readonly unknown: readonly string[];
  /** The kinds whose control could not be used, with the reason. */
  readonly failed: readonly string[];
}

/**
 * The timeout for the work that a control starts, in milliseconds. In the first check, the compiler
 * also reads the standard library.
 */
const workTimeout = 120_000;

/** The timeout for a control to become usable, in milliseconds. */
const usableTimeout = 10_000;

const controlsOf = (page: Page, {selector, text}: Kind): Locator =>
  page.locator(selector).filter({visible: true, ...(text && {hasText: text})});

/** A page and its DevTools session. */
interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens an article on a phone with a slow main thread. */
async function openArticle(
  context: BrowserContext,
  article: string,
  slowness: number,
): Promise<Opened> {
  const page = await context.newPage();
  page.setDefaultTimeout(usableTimeout);
  // esbuild calls a helper, `__name`, in these scripts, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await observeInteractions(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowness});
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(articlePath(article), {waitUntil: 'networkidle'});
  return {page, session};
}

/** Scrolls a control to the middle of the viewport, where nothing covers it. */
async function scrollToControl(control: Locator, page: Page): Promise<void> {
  await control.evaluate((element) =>
    element.scrollIntoView({block: 'center', behavior: 'instant'}),
  );
  await waitForIdle(page);
}

async function useOnce(
  {page, session}: Opened,
  kind: Kind,
  control: Locator,
): Promise<Pick<ControlUse, 'interaction' | 'work'>> {
  await scrollToControl(control, page);
  await takeLongest(page);
  const workOf = await startMeasuringWork(session);
  await kind.use?.(control, page);
  await waitForIdle(page);
  const work = await workOf();
  const interaction = await takeLongest(page);
  if (kind.until !== undefined) {
    await page.locator(kind.until).filter({visible: true}).first().waitFor({timeout: workTimeout});
    await waitForIdle(page);
  }
  return {interaction, work};
}

/** Goes back to the article if a control has led to another page. */
async function goBackTo(page: Page, address: string): Promise<void> {
  const pathOf = (url: string) => new URL(url).pathname;
  if (pathOf(page.url()) !== pathOf(address)) {
    await page.goBack();
    await waitForIdle(page);
  }
}

/**
 * Uses each kind of control that an article has.
 *
 * @param controls the largest number of controls of each kind, spread over the page.
 */
export async function visitArticle(
  context: BrowserContext,
  article: string,
  used: readonly Kind[],
  {controls, slowness}: {readonly controls: number; readonly slowness: number},
): Promise<Visit> {
  const opened = await openArticle(context, article, slowness);
  const {page} = opened;
  const address = page.url();
  const measured: ControlUse[] = [];
  const unknown = new Set<string>();
  const failed: string[] = [];
  for (const kind of used.filter(({use}) => use)) {
    await kind.prepare?.(page);
    const found = controlsOf(page, kind);
    const count = await found.count();
    for (const place of spreadOver(count, controls)) {
      try {
        for (let time = 0; time < (kind.times ?? 1); time++) {
          const measurements = await useOnce(opened, kind, controlsOf(page, kind).nth(place));
          measured.push({kind: kind.name, article, ...measurements});
        }
      } catch (error) {
        const [reason = ''] = String(error).split('\n');
        failed.push(`${kind.name}, ${article}: ${reason}`);
      }
      await goBackTo(page, address);
    }
    if (count > 0) {
      (await unknownControls(page)).forEach((control) => unknown.add(control));
    }
  }
  await page.close();
  return {used: measured, unknown: [...unknown], failed};
}
