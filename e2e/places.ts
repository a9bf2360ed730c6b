import {expect, type Locator, type Page} from '@playwright/test';

/** Returns the distance of an element from the top of the viewport, once it no longer moves. */
export async function settledTop(page: Page, id: string): Promise<number> {
  let top = NaN;
  await expect(async () => {
    const before = top;
    top = await page
      .locator(`#${id}`)
      .evaluate((node) => Math.round(node.getBoundingClientRect().top));
    expect(top).toBe(before);
  }).toPass({intervals: [400]});
  return top;
}

/**
 * Returns how far a heading is from the place to which a link scrolls it. The page scrolls by whole
 * pixels, and the heading may lie between two.
 */
export async function offsetOf(page: Page, id: string): Promise<number> {
  const margin = await page
    .locator(`#${id}`)
    .evaluate((node) => parseFloat(getComputedStyle(node).scrollMarginTop));
  return Math.abs((await settledTop(page, id)) - margin);
}

/** Expects a row to be in the viewport and not under the navbar. */
export async function expectBelowNavbar(page: Page, row: Locator): Promise<void> {
  await expect(row).toBeInViewport();
  const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  await expect
    .poll(async () => (await row.boundingBox())?.y ?? 0)
    .toBeGreaterThan(navbar ? navbar.y + navbar.height : Infinity);
}
