import {type ReactNode, useEffect, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {useEvent} from '@docusaurus/theme-common';
import type {Props} from '@theme/SearchDialog/Content';
import type {Category} from '../../shared';
import PlainLink from '../../client/PlainLink';
import {addRecentSearch} from '../../client/recentSearches';
import {groupPages, listRows} from '../../client/resultRows';
import {writeSearchParameters} from '../../client/searchAddress';
import {useGlobalSearchData} from '../../client/useGlobalSearchData';
import {useSearch} from '../../client/useSearch';
import {useSiteHistory} from '../../client/useSiteHistory';
import Announcer from '../SearchResults/Announcer';
import Filters from '../SearchResults/Filters';
import Outcome from '../SearchResults/Outcome';
import {optionId} from '../SearchResults/optionId';
import KeyHints from './KeyHints';
import RecentSearches from './RecentSearches';
import {useCombobox} from './useCombobox';
import {useFieldEvent} from './useFieldEvent';
import styles from './styles.module.css';

/** Milliseconds that an option must be active before its page is prefetched. */
const prefetchDelay = 200;

/**
 * Milliseconds that the results may lag behind the typed text. An answer that arrives within this
 * time is rendered together with its query, which takes half of the work.
 */
const maxLag = 50;

/** Returns the position that an arrow key moves to; wraps around at both ends. */
const positionAfter = (key: string, active: number, count: number) =>
  (active + (key === 'ArrowDown' ? 1 : -1) + count) % count;

function fill(field: HTMLInputElement | null, text: string): void {
  if (field) {
    field.value = text;
  }
}

/** The content of the search box below its field: a listbox of results. */
export default function SearchDialogContent({input, listboxId, onClose}: Props): ReactNode {
  const {searchPagePath, limits} = useGlobalSearchData();
  const history = useSiteHistory();
  const typed = () => input.current?.value ?? '';
  const [query, setQuery] = useState(typed);
  const [category, setCategory] = useState<Category>();
  const [chosen, setChosen] = useState<{
    readonly query: string;
    readonly path: string | undefined;
  }>();
  const {status, answer, retry, searchAhead} = useSearch({
    query,
    category,
    pages: limits.dialogPages,
    isGrouped: true,
  });

  const isAsked = query.trim() !== '';
  const isCurrent = answer?.query.trim() === query.trim();
  const options = isAsked && answer ? listRows(groupPages(answer.pages)) : [];
  // Identify the active option by its address, because the answer may still be completed.
  const active = Math.max(
    0,
    options.findIndex(({path}) => chosen?.query === query && path === chosen.path),
  );
  const activate = useEvent((position: number) => {
    setChosen({query, path: options[position]?.path});
  });
  const activeId = options.length > 0 ? optionId(listboxId, active) : undefined;
  const allResultsOf = (text: string) =>
    searchPagePath + writeSearchParameters({query: text.trim(), category});

  useEffect(() => {
    if (active === 0) {
      // Show the heading of the first group, which is above the first option.
      document.getElementById(listboxId)?.scrollTo({top: 0});
    } else if (activeId) {
      document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
    }
  }, [active, activeId, listboxId]);

  const activePage = options[active]?.path.split('#', 1)[0];
  useEffect(() => {
    if (activePage === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => void window.docusaurus.prefetch(activePage), prefetchDelay);
    return () => clearTimeout(timer);
  }, [activePage]);

  const focusInput = () => input.current?.focus();
  const filter = (choice: Category | undefined) => {
    setCategory(choice);
    setChosen(undefined);
  };
  const storeSearch = () => addRecentSearch(typed());
  const close = useEvent(() => {
    storeSearch();
    onClose();
  });
  const goToSearchPage = () => {
    const address = allResultsOf(typed());
    close();
    history.push(address);
  };

  const openActive = (inNewTab: boolean) => {
    const link = activeId === undefined ? null : document.getElementById(activeId);
    if (answer?.query.trim() !== typed().trim()) {
      // There is no answer to the typed text yet; the search page will show it.
      goToSearchPage();
    } else if (link instanceof HTMLAnchorElement) {
      if (inNewTab) {
        storeSearch();
        window.open(link.href, '_blank', 'noopener');
      } else {
        link.click();
      }
    }
  };
  useCombobox(input, activeId);
  const lagTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(lagTimer.current), []);
  const search = () => {
    const text = typed();
    clearTimeout(lagTimer.current);
    if (text.trim() === '') {
      setQuery(text);
      return;
    }
    lagTimer.current = setTimeout(() => setQuery(text), maxLag);
    searchAhead(text, () => {
      clearTimeout(lagTimer.current);
      setQuery(text);
    });
  };
  useFieldEvent(input, 'input', search);
  const searchMissedText = useEvent(() => {
    if (typed() !== query) {
      search();
    }
  });
  // Search text that was typed after this component rendered, but before it listened.
  useEffect(() => searchMissedText(), [searchMissedText]);
  useFieldEvent(input, 'keydown', (event) => {
    const {key, ctrlKey, metaKey, isComposing} = event;
    if (isComposing) {
      return;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      activate(positionAfter(key, active, options.length));
    } else if (key === 'Enter' && typed().trim() !== '') {
      event.preventDefault();
      openActive(ctrlKey || metaKey);
    }
  });

  return (
    <>
      <div className={styles.bar}>
        <Filters category={category} answer={isAsked ? answer : undefined} onChange={filter} />
      </div>
      <div className={styles.body}>
        <Outcome
          status={status}
          answer={answer}
          query={query}
          category={category}
          onRetry={() => {
            focusInput();
            retry();
          }}
          onShowAll={() => {
            focusInput();
            filter(undefined);
          }}
          onOpen={close}
          listbox={{
            id: listboxId,
            active,
            onActivate: activate,
            isBusy: !isCurrent,
          }}
        />
        {!isAsked && (
          <RecentSearches
            onChoose={(search) => {
              fill(input.current, search);
              setQuery(search);
              focusInput();
            }}
            onFocusLost={focusInput}
          />
        )}
        {!isAsked && status.phase !== 'failed' && (
          <p className={styles.hint}>
            <Translate id="localSearch.hint" description="Shown until something is searched for">
              Titles, headings, text and code are searched. Words may come in any order, and need
              not be complete.
            </Translate>
          </p>
        )}
      </div>
      <div className={styles.footer}>
        <KeyHints />
        <PlainLink href={allResultsOf(query)} className={styles.all} onFollow={goToSearchPage}>
          {isAsked ? (
            <Translate id="localSearch.all" description="Link to the page with all results">
              All results
            </Translate>
          ) : (
            <Translate id="localSearch.page" description="Link to the search page">
              Search page
            </Translate>
          )}
        </PlainLink>
      </div>
      <Announcer
        className={styles.unseen}
        status={status}
        answer={answer}
        query={query}
        category={category}
      />
    </>
  );
}
