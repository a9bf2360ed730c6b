import fonts from '@page-loading/fonts';
import {fontsKey, withoutFontsAttribute} from '../inline/deferFonts';

/**
 * Fetches the fonts. The next page is the first to use them, so that this page has no layout shift.
 */
export async function fetchFonts(): Promise<void> {
  if (document.documentElement.hasAttribute(withoutFontsAttribute)) {
    const faces = await Promise.all(fonts.map((font) => document.fonts.load(font)));
    if (faces.every(({length}) => length > 0)) {
      localStorage.setItem(fontsKey, 'fetched');
    }
  }
}
