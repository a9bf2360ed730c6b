/** The attribute of the root element while what is below the view is laid out later. */
export const layOutLaterAttribute = 'data-lays-out-later';

/**
 * Has a page's text laid out as it comes near the view, if the reader begins at its top. Who is
 * taken to another place, as by a fragment or by going back, needs all that is above that place.
 *
 * It is put into pages as text, before anything else: it must not use what is outside of it.
 *
 * @param attribute the one that start.css knows.
 */
export function layOutLater(attribute: string): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  document.documentElement.toggleAttribute(
    attribute,
    visit?.type === 'navigate' && !(location.hash + location.search),
  );
}
