import type {Page} from '@playwright/test';

/** An interaction as INP counts it, in milliseconds. */
export interface Interaction {
  /** From the input to the next frame. */
  readonly duration: number;
  /** From the input to the first event handler. */
  readonly delay: number;
  /** The duration of the event handlers. */
  readonly processing: number;
}

/** The shortest duration that browsers report, in milliseconds. */
export const shortestReported = 16;

declare global {
  interface Window {
    /** The longest event of each interaction, by its id. */
    interactions?: Map<number, Interaction>;
  }
}

/** Runs in each document before its own scripts. */
function watchInteractions(durationThreshold: number): void {
  const longest = new Map<number, Interaction>();
  window.interactions = longest;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const {interactionId, duration, startTime, processingStart, processingEnd} = entry;
      if (interactionId > 0 && duration > (longest.get(interactionId)?.duration ?? 0)) {
        longest.set(interactionId, {
          duration,
          delay: processingStart - startTime,
          processing: processingEnd - processingStart,
        });
      }
    }
  });
  const options: PerformanceObserverInit & {durationThreshold: number} = {
    type: 'event',
    buffered: true,
    durationThreshold,
  };
  observer.observe(options);
}

/** Records all interactions with a page, from its next document on. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript(watchInteractions, shortestReported);
}

/** The milliseconds for which a reader looks at the result of an interaction. */
const lookTime = 150;

/** Resolves when the reader has seen the result and the main thread is idle. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), {timeout: 10 * time}), time);
      }),
    lookTime,
  );
}

/**
 * Returns the longest interaction since the last call; undefined if all were too short to be
 * reported.
 */
export function takeLongest(page: Page): Promise<Interaction | undefined> {
  return page.evaluate(() => {
    const all = [...(window.interactions?.values() ?? [])];
    window.interactions?.clear();
    return all.sort((a, b) => b.duration - a.duration)[0];
  });
}
