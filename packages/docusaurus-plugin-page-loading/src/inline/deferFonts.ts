/** The attribute of the root element while the page is shown without the site's fonts. */
export const withoutFontsAttribute = 'data-without-fonts';

/** The key in the browser's storage that says that the fonts have been fetched. */
export const fontsKey = 'page-loading.fonts';

/**
 * Shows a page without the site's fonts until the browser has fetched them. A browser without
 * storage shows the fonts as soon as they arrive.
 *
 * The function is put into pages as text, before anything else, so it must not use anything outside
 * its own body.
 *
 * @param attribute the attribute that the site's style sheet uses.
 */
export function deferFonts(attribute: string, key: string): void {
  try {
    document.documentElement.toggleAttribute(attribute, !localStorage.getItem(key));
  } catch {
    // Storage is blocked.
  }
}
