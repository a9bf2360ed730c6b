import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEvent} from '@docusaurus/theme-common';
import SearchDialog from '@theme/SearchDialog';
import type {Props as ContentProps} from '@theme/SearchDialog/Content';
import PlainLink from '../../client/PlainLink';
import {isApple} from '../../client/isApple';
import {isTypingTarget} from '../../client/isTypingTarget';
import {prefersReducedData} from '../../client/prefersReducedData';
import {searchBox} from '../../client/searchBox';
import {useGlobalSearchData} from '../../client/useGlobalSearchData';
import {useSearchSession} from '../../client/useSearchSession';
import styles from './styles.module.css';

/**
 * Ctrl+K or Cmd+K. On Apple's keyboards, Ctrl+K keeps its own function, which is to cut a line.
 */
const isToggleKey = ({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent) =>
  key.toLowerCase() === 'k' &&
  !altKey &&
  !shiftKey &&
  ctrlKey !== metaKey &&
  (metaKey || !isApple());

const isSlash = ({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent) =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !isTypingTarget(target);

/**
 * The navbar button that opens the search. Before hydration, and without scripts, it is a link to
 * the search page, because a button would do nothing. On hydration it becomes a button, but stays
 * the same element, so that it keeps the focus and causes no layout shift.
 */
export default function SearchBar(): ReactNode {
  const {searchPagePath} = useGlobalSearchData();
  const session = useSearchSession();
  const isBrowser = useIsBrowser();
  const [isOpen, setIsOpen] = useState(searchBox.isOpen);
  const [Content, setContent] = useState<ComponentType<ContentProps>>();
  const [isContentMissing, setIsContentMissing] = useState(false);

  const prepare = async () => {
    session.prepare();
    const {default: SearchDialogContent} = await import('@theme/SearchDialog/Content');
    setContent(() => SearchDialogContent);
  };
  const prepareOnIntent = () => {
    if (!prefersReducedData()) {
      // If this fails, opening the search box tries again and reports the error.
      prepare().catch(() => undefined);
    }
  };
  const setOpen = (value: boolean) => {
    searchBox.isOpen = value;
    searchBox.text = '';
    setIsContentMissing(false);
    setIsOpen(value);
  };
  const open = () => setOpen(true);
  const close = () => setOpen(false);

  const loadContent = useEvent(() => {
    prepare().catch(() => setIsContentMissing(true));
  });
  useEffect(() => {
    if (isOpen) {
      loadContent();
    }
  }, [isOpen, loadContent]);

  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) {
      return;
    }
    if (isToggleKey(event) || (!isOpen && isSlash(event))) {
      event.preventDefault();
      if (isOpen) {
        close();
      } else {
        open();
      }
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);

  return (
    <>
      <PlainLink
        href={searchPagePath}
        className={styles.button}
        // If the application has not started yet, pressing these keys counts as a click.
        data-needs-application="Control+k Meta+k /"
        {...(isBrowser && {
          role: 'button',
          'aria-haspopup': 'dialog',
          'aria-keyshortcuts': 'Control+K Meta+K /',
        })}
        onFollow={open}
        onPointerEnter={prepareOnIntent}
        onFocus={prepareOnIntent}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.preventDefault();
            open();
          }
        }}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
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
      {isOpen && (
        <SearchDialog Content={Content} isContentMissing={isContentMissing} onClose={close} />
      )}
    </>
  );
}
