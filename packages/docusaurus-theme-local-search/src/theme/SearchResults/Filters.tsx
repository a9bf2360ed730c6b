import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Category} from '../../shared';
import type {Answer} from '../../client/answers';
import {countPages} from '../../client/resultRows';
import {searchData} from '../../client/searchData';
import {categoryNames} from './categoryNames';
import styles from './styles.module.css';

export interface Props {
  /** The category to show; undefined for all. */
  readonly category: Category | undefined;
  /** The answer whose pages are counted; without one, no counts are shown. */
  readonly answer: Answer | undefined;
  readonly onChange: (category: Category | undefined) => void;
}

/** Buttons that limit the results to one category, with its number of pages. */
export default function Filters({category, answer, onChange}: Props): ReactNode {
  const {categories} = searchData;
  return (
    <div
      role="group"
      className={styles.filters}
      aria-label={translate({
        id: 'localSearch.filters',
        message: 'Show results from',
        description: 'Accessible name of the buttons that filter search results',
      })}
    >
      {[undefined, ...categories].map((choice) => (
        <button
          key={choice ?? 'all'}
          type="button"
          aria-pressed={choice === category}
          className={clsx(styles.filter, choice === category && styles.pressed)}
          onClick={() => onChange(choice)}
        >
          {choice ? (
            categoryNames[choice]
          ) : (
            <Translate id="localSearch.category.all" description="Filter that shows all results">
              All
            </Translate>
          )}
          {answer && <span className={styles.count}>{` ${countPages(answer, choice)}`}</span>}
        </button>
      ))}
    </div>
  );
}
