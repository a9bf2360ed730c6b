import type {Page} from '@playwright/test';
import {faults} from '../faults';
import {expect} from '../test';

/** Sees that the page has no accessibility fault in either colour mode. */
export async function expectNoFault(page: Page): Promise<void> {
  for (const mode of ['light', 'dark']) {
    await page.evaluate(
      (theme) => document.documentElement.setAttribute('data-theme', theme),
      mode,
    );
    expect(await faults(page), mode).toEqual([]);
  }
}
