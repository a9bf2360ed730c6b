import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/SearchDialog';
import type {Category} from '../../shared';
import PlainLink from '../../client/PlainLink';
import {addRecentSearch} from '../../client/recentSearches';
import {groupPages, listRows} from '../../client/resultRows';
import {writeSearchParameters} from '../../client/searchAddress';
import {useGlobalSearchData} from '../../client/useGlobalSearchData';
import {useSearch} from '../../client/useSearch';
import {useSiteHistory} from '../../client/useSiteHistory';
import Announcer from '../SearchResults/Announcer';
import Field from '../SearchResults/Field';
import Filters from '../SearchResults/Filters';
import Outcome from '../SearchResults/Outcome';
import Progress from '../SearchResults/Progress';
import {optionId} from '../SearchResults/optionId';
import KeyHints from './KeyHints';
import RecentSearches from './RecentSearches';
import {useModal} from './useModal';
import styles from './styles.module.css';

/** Milliseconds for which an option must be active before its page is fetched ahead. */
const lingering = 200;

/** Where an arrow key leads among so many options; past an end to the other one. */
const positionAfter = (key: string, active: number, count: number) =>
  (active + (key === 'ArrowDown' ? 1 : -1) + count) % count;

/** The search box: a text field whose results are a listbox that it controls. */
export default function SearchDialog({onClose}: Props): ReactNode {
  const {searchPagePath, limits} = useGlobalSearchData();
  const history = useSiteHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listboxId = useId();
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<Category>();
  const [activePath, setActivePath] = useState<string>();
  const {status, answer, retry} = useSearch({
    query,
    category,
    pages: limits.dialogPages,
    isGrouped: true,
  });
  useModal(dialog);

  const isAsked = query.trim() !== '';
  const isCurrent = answer?.query.trim() === query.trim();
  const options = isAsked && answer ? listRows(groupPages(answer.pages)) : [];
  // The active option is kept by its address: an answer may yet be completed.
  const active = Math.max(
    0,
    options.findIndex(({path}) => path === activePath),
  );
  const activeId = options.length > 0 ? optionId(listboxId, active) : undefined;
  const allResults = searchPagePath + writeSearchParameters({query: query.trim(), category});

  useEffect(() => {
    if (active === 0) {
      // The heading of the first group stands above the first option.
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
    const timer = setTimeout(() => void window.docusaurus.prefetch(activePage), lingering);
    return () => clearTimeout(timer);
  }, [activePage]);

  const focusInput = () => input.current?.focus();
  const ask = (text: string) => {
    setQuery(text);
    setActivePath(undefined);
  };
  const filter = (choice: Category | undefined) => {
    setCategory(choice);
    setActivePath(undefined);
  };
  const remember = () => addRecentSearch(query);
  const goToSearchPage = () => {
    onClose();
    history.push(allResults);
  };

  const openActive = (inNewTab: boolean) => {
    const link = activeId === undefined ? null : document.getElementById(activeId);
    if (!isCurrent) {
      // The search page shows the answer as soon as there is one.
      goToSearchPage();
    } else if (link instanceof HTMLAnchorElement) {
      if (inNewTab) {
        remember();
        window.open(link.href, '_blank', 'noopener');
      } else {
        link.click();
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, nativeEvent} = event;
    if (nativeEvent.isComposing) {
      return;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      setActivePath(options[positionAfter(key, active, options.length)]?.path);
    } else if (key === 'Enter' && isAsked) {
      event.preventDefault();
      openActive(ctrlKey || metaKey);
    }
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      onClose={onClose}
      aria-label={translate({
        id: 'localSearch.dialog',
        message: 'Search',
        description: 'Accessible name of the search dialog',
      })}
    >
      <div className={styles.frame}>
        <div className={styles.header}>
          <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="5.5" />
            <path d="m13 13 4.5 4.5" />
          </svg>
          <Field
            ref={input}
            className={styles.input}
            // Escape would clear a field of type search before it closes the dialog.
            type="text"
            inputMode="search"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={activeId !== undefined}
            aria-controls={listboxId}
            aria-activedescendant={activeId}
            value={query}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.quiet} onClick={() => dialog.current?.close()}>
            <Translate id="localSearch.close" description="Button that closes the search dialog">
              Close
            </Translate>
          </button>
        </div>
        <Progress status={status} />
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
            onOpen={() => {
              remember();
              onClose();
            }}
            listbox={{
              id: listboxId,
              active,
              onActivate: (position) => setActivePath(options[position]?.path),
              isBusy: !isCurrent,
            }}
          />
          {!isAsked && (
            <RecentSearches
              onChoose={(search) => {
                focusInput();
                ask(search);
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
          <PlainLink href={allResults} className={styles.all} onFollow={goToSearchPage}>
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
      </div>
    </dialog>,
    document.body,
  );
}
