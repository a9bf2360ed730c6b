import {type ReactNode, useEffect, useId, useRef} from 'react';
import {createPortal} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import {useEvent} from '@docusaurus/theme-common';
import type {Props} from '@theme/SearchDialog';
import {writeSearchParameters} from '../../client/searchAddress';
import {useGlobalSearchData} from '../../client/useGlobalSearchData';
import {useSiteHistory} from '../../client/useSiteHistory';
import {useIndexStatus} from '../../client/useIndexStatus';
import {useSearchSession} from '../../client/useSearchSession';
import Field from '../SearchResults/Field';
import OfflineHint from '../SearchResults/OfflineHint';
import Progress from '../SearchResults/Progress';
import {useModal} from './useModal';
import styles from './styles.module.css';

/**
 * The search box: a text field, and below it what it finds. The field is a part of every
 * page's code, so that no key is lost while the rest is on its way.
 */
export default function SearchDialog({Content, isContentMissing, onClose}: Props): ReactNode {
  const {searchPagePath} = useGlobalSearchData();
  const history = useSiteHistory();
  const session = useSearchSession();
  const status = useIndexStatus();
  const overlay = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listboxId = useId();
  useModal(overlay, input, onClose);

  const typed = () => input.current?.value.trim() ?? '';
  const findAllResults = useEvent(() => searchPagePath + writeSearchParameters({query: typed()}));
  // Without a network the search page would not arrive either, and the reader lose this one.
  const isOffline = isContentMissing && !navigator.onLine;
  useEffect(() => {
    if (isContentMissing && !isOffline) {
      // The search page may well arrive where the rest of the box did not.
      window.location.assign(findAllResults());
    }
  }, [isContentMissing, isOffline, findAllResults]);

  return createPortal(
    <div ref={overlay} popover="auto" className={styles.overlay}>
      <div
        className={styles.dialog}
        role="dialog"
        aria-modal="true"
        aria-label={translate({
          id: 'localSearch.dialog',
          message: 'Search',
          description: 'Accessible name of the search dialog',
        })}
      >
        <form
          className={styles.header}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed() !== '' && !isOffline) {
              const address = findAllResults();
              onClose();
              history.push(address);
            }
          }}
        >
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
            aria-controls={listboxId}
            // The content says when there are options.
            aria-expanded={false}
            // The content, which asks the engine, may come after the text.
            onInput={({currentTarget}) => session.prepareFor(currentTarget.value)}
          />
          <button type="button" className={styles.quiet} onClick={onClose}>
            <Translate id="localSearch.close" description="Button that closes the search dialog">
              Close
            </Translate>
          </button>
        </form>
        <Progress status={status} />
        {isOffline && (
          <p role="alert" className={styles.hint}>
            <OfflineHint />
          </p>
        )}
        {Content && <Content input={input} listboxId={listboxId} onClose={onClose} />}
      </div>
    </div>,
    document.body,
  );
}
