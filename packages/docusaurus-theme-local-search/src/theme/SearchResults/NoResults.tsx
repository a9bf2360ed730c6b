import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Category} from '../../shared';
import type {Answer} from '../../client/answers';
import {countPages} from '../../client/resultRows';
import {shortQuery} from '../../client/shortQuery';
import {categoryNames} from './categoryNames';
import {noWordsNotice} from './queryNotices';
import styles from './styles.module.css';

export interface Props {
  readonly answer: Answer;
  readonly category: Category | undefined;
  readonly onShowAll: () => void;
}

/** A message that nothing was found, with suggestions. */
export default function NoResults({answer, category, onShowAll}: Props): ReactNode {
  const noWord = noWordsNotice(answer.query);
  if (noWord) {
    return (
      <div className={styles.nothing}>
        <p className={styles.nothingTitle}>{noWord}</p>
      </div>
    );
  }
  const elsewhere = countPages(answer, undefined);
  const query = <q>{shortQuery(answer.query)}</q>;
  return (
    <div className={styles.nothing}>
      {/* Replaced as a whole, because the page may be translated: see Marked. */}
      <p key={category} className={styles.nothingTitle}>
        {category ? (
          <Translate
            id="localSearch.nothingInCategory"
            description="Shown when a search found nothing in the chosen category"
            values={{query, category: categoryNames[category]}}
          >
            {'No results for {query} in {category}'}
          </Translate>
        ) : (
          <Translate
            id="localSearch.nothing"
            description="Shown when a search found nothing"
            values={{query}}
          >
            {'No results for {query}'}
          </Translate>
        )}
      </p>
      {category && elsewhere > 0 ? (
        <button type="button" className="button button--primary" onClick={onShowAll}>
          {translate(
            {
              id: 'localSearch.showAll',
              message: 'Show all results ({count})',
              description: 'Button that shows the results of all categories',
            },
            {count: elsewhere},
          )}
        </button>
      ) : (
        <ul>
          {/["“”«»„]/.test(answer.query) && (
            <li>
              <Translate
                id="localSearch.advice.quotes"
                description="Advice after an empty search with quotation marks"
              >
                Leave out the quotation marks: the words between them are searched for exactly as
                written.
              </Translate>
            </li>
          )}
          <li>
            <Translate id="localSearch.advice.other" description="Advice after an empty search">
              Try another word for the same thing, or a more general one.
            </Translate>
          </li>
          <li>
            <Translate id="localSearch.advice.spelling" description="Advice after an empty search">
              Check the spelling; the search corrects small mistakes only.
            </Translate>
          </li>
        </ul>
      )}
    </div>
  );
}
