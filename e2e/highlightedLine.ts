import type {Locator} from '@playwright/test';

/** Returns the highlighted line of code, found by the position of the painted mark. */
export const highlightedLine = (place: Locator): Promise<string | undefined> =>
  place.locator('code[data-lit]').evaluate((code) => {
    const {backgroundPositionY, lineHeight} = getComputedStyle(code);
    const index = Math.round(parseFloat(backgroundPositionY) / parseFloat(lineHeight));
    return code.textContent.split('\n')[index];
  });
