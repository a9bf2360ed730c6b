import type {Action, Location} from 'history';
import {targetOf} from '../layout';

/** Scroll positions of the pages that readers left, in pixels from the top, by history entry. */
const places = new Map<string, number>();

/**
 * Identifies a history entry. The router's entries have a key; those of the browser (a loaded page,
 * a fragment) have none.
 */
const entryOf = ({key, pathname, search, hash}: Location): string =>
  key ?? pathname + search + hash;

/** Stores the scroll position, before another page is shown. */
export function storeScrollPosition(location: Location): void {
  places.set(entryOf(location), window.scrollY);
}

/** Whether two locations differ only in their query. */
export const differInQuery = (location: Location, previous: Location): boolean =>
  location.pathname === previous.pathname &&
  location.hash === previous.hash &&
  location.search !== previous.search;

/**
 * Scrolls to the position of a location when its page is shown, before the browser paints. Going
 * back or forward to another page restores the reader's position. Otherwise the page is scrolled to
 * the fragment or to the top. If only the query changes, the page does not scroll.
 *
 * @param previous the location that was shown; null for the loaded page, where the browser scrolls.
 */
export function scrollToLocation(
  action: Action,
  location: Location,
  previous: Location | null,
): void {
  if (previous === null || differInQuery(location, previous)) {
    return;
  }
  const isSamePage = location.pathname === previous.pathname;
  const place = action === 'POP' && !isSamePage ? places.get(entryOf(location)) : undefined;
  if (place !== undefined) {
    // Chromium scrolls to the fragment when the reader goes back, so this has to come later.
    requestAnimationFrame(() => window.scrollTo(0, place));
  } else if (location.hash === '') {
    window.scrollTo(0, 0);
  } else {
    targetOf(location.hash)?.scrollIntoView();
  }
}
