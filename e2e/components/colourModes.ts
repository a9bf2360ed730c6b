import type {Page} from '@playwright/test';
import {colourRules, faults} from '../faults';
import {expect} from '../test';

/** Expects that the page has no accessibility fault in either colour mode. */
export async function expectNoFault(page: Page): Promise<void> {
  for (const [mode, rules] of [
    ['dark', colourRules],
    ['light', []],
  ] as const) {
    await page.evaluate(
      (theme) => document.documentElement.setAttribute('data-theme', theme),
      mode,
    );
    expect(await faults(page, {rules}), mode).toEqual([]);
  }
}
