import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** Workers whose time limit has begun. */
    limitedWorkers?: Set<Worker>;
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

/**
 * Installs a clock before a page is opened.
 *
 * @returns lets a program that runs, or is about to, use up a time.
 */
export async function clockOfPrograms(
  page: Page,
): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.install();
  await page.addInitScript(() => {
    const limited = new Set<Worker>();
    window.limitedWorkers = limited;
    window.Worker = class extends Worker {
      constructor(...address: ConstructorParameters<typeof Worker>) {
        super(...address);
        this.addEventListener('message', ({data}: MessageEvent<{type: string}>) => {
          if (data.type === 'timing') {
            limited.add(this);
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
    await page.waitForFunction(() => window.limitedWorkers?.size === 1);
    await pass(page, milliseconds);
  };
}
