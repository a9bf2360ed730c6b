import type {Locator} from '@playwright/test';
import {contrastOf} from '../contrast';

/** Returns the WCAG contrast of an element's border with its own background. */
export async function borderContrast(element: Locator): Promise<number> {
  const [border, background] = await element.evaluate((field) => {
    const {borderTopColor, backgroundColor} = getComputedStyle(field);
    return [borderTopColor, backgroundColor] as const;
  });
  return contrastOf(border, background);
}
