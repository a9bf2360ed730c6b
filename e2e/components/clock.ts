import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** When the time limit of a worker began, for each that has one. */
    limitedWorkers?: Map<Worker, number>;
  }
}

/**
 * Lets time pass at once in a page whose clock is installed, and stand still then: what would
 * come later does not come at all.
 */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + milliseconds);
}

/** Milliseconds in which a page has set a timer after it was told to. */
const timerDelay = 200;

/**
 * Installs a clock before a page is opened.
 *
 * @returns lets a program that runs, or is about to, use up at least a time of its limit.
 */
export async function clockOfPrograms(
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
    // On a busy machine so much time may really have passed.
    const soonest = (await page.evaluate(() => Date.now())) + 1000;
    await page.clock.pauseAt(Math.max(end, soonest));
  };
}
