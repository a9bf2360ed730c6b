import type {Page} from '@playwright/test';
import {colourRules, accessibilityViolations} from '../accessibilityViolations';
import {expect} from '../test';

/** Expects that the page has no accessibility violation in either colour mode. */
export async function expectNoAccessibilityViolation(page: Page): Promise<void> {
  for (const [mode, rules] of [
    ['dark', colourRules],
    ['light', []],
  ] as const) {
    await page.evaluate(
      (theme) => document.documentElement.setAttribute('data-theme', theme),
      mode,
    );
    expect(await accessibilityViolations(page, {rules}), mode).toEqual([]);
  }
}
