/** The attribute of the root element while the page is shown without the fonts of the site. */
export const withoutFontsAttribute = 'data-without-fonts';

/** Where a browser keeps that it has the fonts. */
export const fontsKey = 'page-loading.fonts';

/**
 * Has a page shown without the fonts of the site until the browser has them. One that keeps
 * nothing shows them as they come.
 *
 * It is put into pages as text, before anything else: it must not use what is outside of it.
 *
 * @param attribute the one that the site's style sheet knows.
 */
export function fontsLater(attribute: string, key: string): void {
  try {
    document.documentElement.toggleAttribute(attribute, !localStorage.getItem(key));
  } catch {
    // Storage is blocked.
  }
}
