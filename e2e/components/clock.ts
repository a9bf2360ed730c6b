import type {BrowserContext, Page} from '@playwright/test';

declare global {
  interface Window {
    /** The time at which the time limit of each limited worker began. */
    limitedWorkers?: Map<Worker, number>;
  }
}

const paused = new WeakSet<BrowserContext>();

async function pauseAt(page: Page, time: number): Promise<void> {
  paused.add(page.context());
  await page.clock.pauseAt(time);
}

/**
 * Resumes the clock of a context if a test has paused it. Playwright resumes a clock that is still
 * paused when the next test reuses its context, but does not wait for this, and may then leave a
 * script of the removed clock in the pages of all later tests.
 */
export async function resumePausedClock(context: BrowserContext): Promise<void> {
  if (paused.delete(context)) {
    await context.clock.resume();
  }
}

/**
 * Moves the installed clock of a page forward at once and stops it, so that later timers never
 * fire.
 */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await pauseAt(page, now + milliseconds);
}

/** The milliseconds within which a page sets a timer after a message. */
const timerDelay = 200;

/**
 * Installs a clock before a page is opened.
 *
 * @returns a function that makes a program, running or about to run, use up at least a time of its
 * limit.
 */
export async function installProgramClock(
  page: Page,
): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.install();
  await page.addInitScript(() => {
    const limited = new Map<Worker, number>();
    window.limitedWorkers = limited;
    window.Worker = class extends Worker {
      constructor(...address: ConstructorParameters<typeof Worker>) {
        super(...address);
        this.addEventListener('message', ({data}: MessageEvent<{type: string}>) => {
          if (data.type === 'timing') {
            limited.set(this, Date.now());
          }
        });
      }

      override terminate(): void {
        limited.delete(this);
        super.terminate();
      }
    };
  });
  return async (milliseconds) => {
    const begin = await page.waitForFunction(() => window.limitedWorkers?.values().next().value);
    const end = ((await begin.jsonValue()) ?? 0) + milliseconds + timerDelay;
    // On a busy machine, this much time may really have passed.
    const soonest = (await page.evaluate(() => Date.now())) + 1000;
    await pauseAt(page, Math.max(end, soonest));
  };
}
