import type {Page} from 'playwright-core';

/** Fakes the network connection of the reader in the pages that are opened from now on. */
export async function fakeConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** Fakes a reader who saves data, so that pages prefetch nothing. */
export const saveData = (page: Page): Promise<void> =>
  fakeConnection(page, {saveData: true, effectiveType: '4g'});
