import type {Locator} from '@playwright/test';

/** Returns the WCAG contrast of an element's border with its own background. */
export const borderContrast = (element: Locator): Promise<number> =>
  element.evaluate((field) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const {borderTopColor, backgroundColor} = getComputedStyle(field);
    const [dark = 0, light = 0] = [borderTopColor, backgroundColor]
      .map(luminance)
      .sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });
