import {type ReactNode, useEffect, useId, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useEvent} from '@docusaurus/theme-common';
import type {Props} from '@theme/SearchDialog';
import {writeSearchParameters} from '../../client/searchAddress';
import {searchData} from '../../client/searchData';
import {useNavigate, useSearchSession} from '../../client/searchHost';
import {useIndexStatus} from '../../client/useIndexStatus';
import Field from '../SearchResults/Field';
import OfflineHint from '../SearchResults/OfflineHint';
import Progress from '../SearchResults/Progress';
import {useModal} from './useModal';
import styles from './styles.module.css';

/**
 * The search box: a text field with its results below. The field is there first, so that no key
 * press is lost while the other code loads.
 */
export default function SearchDialog({Content, isContentMissing, onClose}: Props): ReactNode {
  const {searchPagePath} = searchData;
  const navigate = useNavigate();
  const session = useSearchSession();
  const status = useIndexStatus();
  const overlay = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listboxId = useId();
  useModal(overlay, input, onClose);

  const typed = () => input.current?.value.trim() ?? '';
  const findAllResults = useEvent(() => searchPagePath + writeSearchParameters({query: typed()}));
  // Offline, the search page could not be loaded either, and the reader would lose this page.
  const isOffline = isContentMissing && !navigator.onLine;
  useEffect(() => {
    if (isContentMissing && !isOffline) {
      // The search page may load even though the rest of the search box did not.
      window.location.assign(findAllResults());
    }
  }, [isContentMissing, isOffline, findAllResults]);

  return (
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
              navigate(findAllResults());
              onClose();
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
            // In a field of type `search`, Escape would clear the text before it closes the
            // dialog.
            type="text"
            inputMode="search"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={listboxId}
            // The content sets this to true while there are options.
            aria-expanded={false}
            // The content sends the query to the engine, but its code may load after the reader
            // types.
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
    </div>
  );
}
