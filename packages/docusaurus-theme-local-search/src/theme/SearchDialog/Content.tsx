import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useEvent} from '@docusaurus/theme-common';
import type {Props} from '@theme/SearchDialog/Content';
import type {Category} from '../../shared';
import PlainLink from '../../client/PlainLink';
import {addRecentSearch} from '../../client/recentSearches';
import {groupPages, listRows} from '../../client/resultRows';
import {writeSearchParameters} from '../../client/searchAddress';
import {searchData} from '../../client/searchData';
import {useNavigate} from '../../client/searchHost';
import {useSearch} from '../../client/useSearch';
import Announcer from '../SearchResults/Announcer';
import Filters from '../SearchResults/Filters';
import Outcome from '../SearchResults/Outcome';
import KeyHints from './KeyHints';
import RecentSearches from './RecentSearches';
import {useActiveOption} from './useActiveOption';
import {useCombobox} from './useCombobox';
import {useOptionKeys} from './useOptionKeys';
import {useTypedQuery} from './useTypedQuery';
import styles from './styles.module.css';

function fill(field: HTMLInputElement | null, text: string): void {
  if (field) {
    field.value = text;
  }
}

/** The content of the search box below its field: a listbox of results. */
export default function SearchDialogContent({input, listboxId, onClose}: Props): ReactNode {
  const {searchPagePath, limits} = searchData;
  const navigate = useNavigate();
  const typed = () => input.current?.value ?? '';
  const [query, setQuery] = useState(typed);
  const [category, setCategory] = useState<Category>();
  const {status, answer, retry, searchAhead} = useSearch({
    query,
    category,
    pages: limits.dialogPages,
    isGrouped: true,
  });

  const isAsked = query.trim() !== '';
  const isCurrent = answer?.query.trim() === query.trim();
  const options = isAsked && answer ? listRows(groupPages(answer.pages)) : [];
  const active = useActiveOption(options, query, listboxId);
  const allResultsOf = (text: string) =>
    searchPagePath + writeSearchParameters({query: text.trim(), category});

  const focusInput = () => input.current?.focus();
  const filter = (choice: Category | undefined) => {
    setCategory(choice);
    active.reset();
  };
  const onOpen = useEvent((isElsewhere: boolean) => {
    addRecentSearch(typed());
    if (!isElsewhere) {
      onClose();
    }
  });
  const goToSearchPage = () => {
    navigate(allResultsOf(typed()));
    onOpen(false);
  };

  const openActive = (inNewTab: boolean) => {
    const link = active.id === undefined ? null : document.getElementById(active.id);
    if (answer?.query.trim() !== typed().trim()) {
      // There is no answer to the typed text yet; the search page will show it.
      goToSearchPage();
    } else if (link instanceof HTMLAnchorElement) {
      if (inNewTab) {
        onOpen(true);
        window.open(link.href, '_blank', 'noopener');
      } else {
        link.click();
      }
    }
  };
  useCombobox(input, active.id);
  useTypedQuery(input, query, setQuery, searchAhead);
  useOptionKeys(input, active, options.length, openActive);

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
          onOpen={onOpen}
          listbox={{
            id: listboxId,
            active: active.position,
            onActivate: active.activate,
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
        <PlainLink
          href={allResultsOf(query)}
          className={styles.all}
          onFollow={goToSearchPage}
          onOpenElsewhere={() => onOpen(true)}
        >
          {isAsked
            ? translate({
                id: 'localSearch.all',
                message: 'All results',
                description: 'Link to the page with all results',
              })
            : translate({
                id: 'localSearch.page',
                message: 'Search page',
                description: 'Link to the search page',
              })}
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
