import {expect, type Locator, type Page} from '@playwright/test';

/** Waits until React answers on the page that is shown. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page of the built site and waits until React answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Unfolds what an element is folded away in, if it is in anything. */
export async function unfold(element: Locator): Promise<void> {
  await element.evaluate((node) => node.closest('details')?.setAttribute('open', ''));
}
