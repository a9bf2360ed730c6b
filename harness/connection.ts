import type {Page} from 'playwright-core';

/** Says to the pages that are opened from now on what line the reader has. */
export async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** Says that the reader saves data, so that nothing is fetched ahead. */
export const saveData = (page: Page): Promise<void> =>
  pretendConnection(page, {saveData: true, effectiveType: '4g'});
