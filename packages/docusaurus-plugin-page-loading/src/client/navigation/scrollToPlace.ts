import type {Action, Location} from 'history';
import {targetOf} from '../layout';

/** Where readers were when they left a page for another: pixels from its top, by history entry. */
const places = new Map<string, number>();

/** An entry of the router's has a key; one that the browser has made has none: a loaded page, a fragment. */
const entryOf = ({key, pathname, search, hash}: Location): string =>
  key ?? pathname + search + hash;

/** Keeps where the reader is, before another page is shown. */
export function keepPlace(location: Location): void {
  places.set(entryOf(location), window.scrollY);
}

/**
 * Scrolls to where a location leads when its page is shown, before anything is painted: on the way
 * back to another page, or forward again, to where the reader was; else to its fragment, or to the
 * top. A change of the query alone leads nowhere else.
 *
 * @param previous the location that was shown; null for the page that was loaded, whose browser scrolls.
 */
export function scrollToPlace(action: Action, location: Location, previous: Location | null): void {
  const isSamePage = location.pathname === previous?.pathname;
  const isSamePart = location.hash === previous?.hash && location.search !== previous.search;
  if (previous === null || (isSamePage && isSamePart)) {
    return;
  }
  const place = action === 'POP' && !isSamePage ? places.get(entryOf(location)) : undefined;
  if (place !== undefined) {
    // After Chromium, which goes to the fragment on the way back.
    requestAnimationFrame(() => window.scrollTo(0, place));
  } else if (location.hash === '') {
    window.scrollTo(0, 0);
  } else {
    targetOf(location.hash)?.scrollIntoView();
  }
}
