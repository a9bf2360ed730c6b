import type {Page} from '@playwright/test';
import {faults} from '../faults';
import {expect} from '../test';

/** The rules that depend on colours; the others find the same in either mode. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Sees that the page has no accessibility fault in either colour mode. */
export async function expectNoFault(page: Page): Promise<void> {
  for (const [mode, rules] of [
    ['dark', ofColours],
    ['light', []],
  ] as const) {
    await page.evaluate(
      (theme) => document.documentElement.setAttribute('data-theme', theme),
      mode,
    );
    expect(await faults(page, {rules}), mode).toEqual([]);
  }
}
