import {type ReactNode, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from '../../client/recentSearches';
import styles from './styles.module.css';

export interface Props {
  readonly onChoose: (query: string) => void;
  /** Called when the focused element is removed, to move the focus elsewhere. */
  readonly onFocusLost: () => void;
}

/** A list of the reader's recent searches, with buttons that remove them. */
export default function RecentSearches({onChoose, onFocusLost}: Props): ReactNode {
  const [searches, setSearches] = useState(readRecentSearches);
  const titleId = useId();
  if (searches.length === 0) {
    return null;
  }
  const remove = (search: string, button: HTMLButtonElement) => {
    const item = button.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>('button:last-child');
    if (next) {
      next.focus();
    } else {
      onFocusLost();
    }
    setSearches(removeRecentSearch(search));
  };
  return (
    <section className={styles.recent} aria-labelledby={titleId}>
      <div className={styles.recentHeader}>
        <h2 id={titleId}>
          <Translate id="localSearch.recent" description="Heading of the recent searches">
            Recent searches
          </Translate>
        </h2>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            onFocusLost();
            setSearches(clearRecentSearches());
          }}
        >
          <Translate
            id="localSearch.recent.clear"
            description="Button that deletes all recent searches"
          >
            Clear all
          </Translate>
        </button>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className={styles.again} onClick={() => onChoose(search)}>
              {search}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={translate(
                {
                  id: 'localSearch.recent.remove',
                  message: 'Forget “{search}”',
                  description: 'Accessible name of the button that deletes a recent search',
                },
                {search},
              )}
              onClick={(event) => remove(search, event.currentTarget)}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="m4 4 8 8m0-8-8 8" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
