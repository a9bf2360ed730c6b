import {useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {cutText} from '../../client/cutText';
import {addRecentSearch} from '../../client/recentSearches';
import {
  maxQueryLength,
  readSearchParameters,
  writeSearchParameters,
  type SearchParameters,
} from '../../client/searchAddress';
import {useSiteHistory} from '../../client/useSiteHistory';

/** Milliseconds after the last key press before the typed text is written to the address. */
const writeDelay = 300;

/** The state of the search page, as its address has it, and the functions that change it. */
export interface PageAddress extends SearchParameters {
  /** Changes the query as it is typed. */
  readonly type: (query: string) => void;
  /** Ends typing, so that text typed later creates a new history entry. */
  readonly submit: () => void;
  /** Shows only pages of a category; undefined for all categories. */
  readonly filter: (category: SearchParameters['category']) => void;
  /** Shows this number of pages. */
  readonly showPages: (pages: number) => void;
}

/**
 * Keeps the state of the search page in its address. Typing creates one history entry, however
 * many letters it takes, and Enter makes the entry final. So does a filter or Show more, because
 * the reader has looked at the results. Back then moves from query to query, not from letter to
 * letter.
 */
export function usePageAddress(): PageAddress {
  const history = useSiteHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  // The prerendered page has no query, and hydration requires that the first render matches it.
  const search = isBrowser ? location.search : '';
  const address = readSearchParameters(search);
  const [query, setQuery] = useState(address.query);
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState<string>();
  if (search !== seen) {
    setSeen(search);
    setWritten(undefined);
    // If the search changed because of `write`, the field may have newer text; after Back or
    // Forward, the field needs the query of the address.
    if (search !== written) {
      setQuery(address.query);
    }
  }
  /** The history entry whose query is still being typed. */
  const draft = useRef<typeof history.location>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // On each new history entry, Docusaurus moves the focus to the top of the page.
  const focused = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (focused.current) {
      focused.current.focus({preventScroll: true});
      focused.current = undefined;
    } else if (history.action === 'PUSH') {
      // The query comes from the search box, which may not have stored it, because its code was
      // still loading. The router does not scroll if only the query changes.
      addRecentSearch(readSearchParameters(location.search).query);
      window.scrollTo(0, 0);
    }
  }, [history, location]);

  const write = (parameters: Partial<SearchParameters>, isDraft: boolean) => {
    clearTimeout(timer.current);
    const {pathname, search: before} = history.location;
    if (pathname !== location.pathname) {
      // The reader has left, and this page stays only until the next one has loaded.
      return;
    }
    const after = writeSearchParameters(parameters);
    if (after === before) {
      draft.current = isDraft ? draft.current : undefined;
      return;
    }
    const entry = {pathname, search: after};
    setWritten(after);
    if (document.activeElement instanceof HTMLElement) {
      focused.current = document.activeElement;
    }
    const {query: queryBefore} = readSearchParameters(before);
    const isSameQuery = parameters.query === queryBefore;
    const isRetyped = history.location === draft.current && !isSameQuery;
    const isLonger = isSameQuery && parameters.pages !== undefined;
    if (isRetyped || isLonger || queryBefore === '') {
      history.replace(entry);
    } else {
      history.push(entry);
    }
    draft.current = isDraft ? history.location : undefined;
  };
  const {category, pages} = address;
  return {
    query,
    category,
    pages,
    type: (typed) => {
      const text = cutText(typed, maxQueryLength);
      clearTimeout(timer.current);
      setQuery(text);
      timer.current = setTimeout(() => write({query: text, category}, true), writeDelay);
    },
    submit: () => write({query, category}, false),
    filter: (choice) => write({query, category: choice}, false),
    showPages: (count) => write({query, category, pages: count}, false),
  };
}
