import {type ReactNode, useEffect} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import PlainLink from '../../client/PlainLink';
import {isApple} from '../../client/isApple';
import {prefersReducedData} from '../../client/prefersReducedData';
import {searchData} from '../../client/searchData';
import {isNewPress, isSlash, isToggleKey} from '../../client/searchKeys';
import {useApplicationHost, useVersionToSearch} from '../../client/useApplicationHost';
import {importContent} from './importContent';
import {isSearchBoxOpen, openSearchBox, setSearchHost} from './searchBox';
import styles from './styles.module.css';

/** Opens the box if a key press asks for it. The open box itself closes at the key. */
function onKeyDown(event: KeyboardEvent): void {
  if (!isSearchBoxOpen() && isNewPress(event) && (isToggleKey(event) || isSlash(event))) {
    event.preventDefault();
    openSearchBox();
  }
}

/**
 * The navbar button that opens the search. Before hydration, and without scripts, it is a link to
 * the search page, because a button would do nothing. On hydration it becomes a button, but stays
 * the same element, so that it keeps the focus and causes no layout shift.
 */
export default function SearchBar(): ReactNode {
  const {searchPagePath, latestVersion} = searchData;
  const version = useVersionToSearch();
  const host = useApplicationHost();
  const isBrowser = useIsBrowser();
  useEffect(() => setSearchHost(host), [host]);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const prepareOnIntent = () => {
    if (!prefersReducedData()) {
      host.session.prepare();
      // If this fails, the search box tries again and reports the error.
      importContent().catch(() => undefined);
    }
  };

  return (
    <PlainLink
      href={searchPagePath}
      className={styles.button}
      // Opens the box before the application has started; so do these keys.
      data-control="SearchButton"
      data-needs-application="Control+k Meta+k /"
      data-search-version={version === latestVersion ? undefined : version}
      {...(isBrowser && {
        role: 'button',
        'aria-haspopup': 'dialog',
        'aria-keyshortcuts': 'Control+K Meta+K /',
      })}
      onFollow={openSearchBox}
      onPointerEnter={prepareOnIntent}
      onFocus={prepareOnIntent}
      onKeyDown={(event) => {
        if (event.key === ' ') {
          event.preventDefault();
          openSearchBox();
        }
      }}
    >
      <svg className={styles.icon} width="18" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
      <span className={styles.label}>
        <Translate
          id="localSearch.button"
          description="Text of the navbar's button that opens the search"
        >
          Click here to search...
        </Translate>
      </span>
      <kbd className={styles.shortcut} aria-hidden="true">
        {isBrowser &&
          (isApple()
            ? translate({
                id: 'localSearch.shortcut.apple',
                message: '⌘K',
                description: "The keys that open the search, as Apple's keyboards name them",
              })
            : translate({
                id: 'localSearch.shortcut',
                message: 'Ctrl K',
                description: 'The keys that open the search, as they are named on a keyboard',
              }))}
      </kbd>
    </PlainLink>
  );
}
