/** The attribute of the root element while content below the viewport is laid out later. */
export const deferredLayoutAttribute = 'data-lays-out-later';

/**
 * Defers the layout of a page's text until it comes near the viewport, if the reader starts at the
 * top. A reader who starts elsewhere, by a fragment or by going back, needs all content above that
 * place.
 *
 * The function is put into pages as text, before anything else, so it must not use anything outside
 * its own body.
 *
 * @param attribute the attribute that start.css uses.
 */
export function deferLayout(attribute: string): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  document.documentElement.toggleAttribute(
    attribute,
    visit?.type === 'navigate' && !(location.hash + location.search),
  );
}
