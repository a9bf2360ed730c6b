import type {Location} from 'history';
import {highlightAttribute, highlightName, highlightParameter} from '../shared';

interface RouteUpdate {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/**
 * Highlights the words of the query on a page that was opened from a result, until the reader
 * leaves the page. The highlighting code is fetched only when it is needed.
 */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  const isSamePage = location.pathname === previousLocation?.pathname;
  if (previousLocation && !isSamePage && 'highlights' in CSS) {
    CSS.highlights.delete(highlightName);
    document.documentElement.removeAttribute(highlightAttribute);
  }
  if (new URLSearchParams(location.search).has(highlightParameter)) {
    import('./highlightTerms').then(
      ({highlightTerms}) => highlightTerms(isSamePage),
      // If that code cannot be loaded, the page is not highlighted, but works otherwise.
      () => undefined,
    );
  }
}
