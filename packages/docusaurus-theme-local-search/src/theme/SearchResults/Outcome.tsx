import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import SearchResults from '@theme/SearchResults';
import type {ListboxProps, Props as SearchResultsProps} from '@theme/SearchResults';
import type {Category} from '../../shared';
import type {Answer} from '../../client/answers';
import type {Status} from '../../client/searchSession';
import Failure from './Failure';
import NoResults from './NoResults';
import {unknownWordsNotice} from './queryNotices';
import styles from './styles.module.css';

export interface Props {
  readonly status: Status;
  /** Undefined while the query is empty or there is no answer yet. */
  readonly answer: Answer | undefined;
  readonly query: string;
  readonly category: Category | undefined;
  readonly onRetry: () => void;
  readonly onShowAll: () => void;
  readonly onOpen: SearchResultsProps['onOpen'];
  readonly listbox?: ListboxProps | undefined;
}

/** The outcome of a query: results, no results, an error, or a loading message. */
export default function Outcome({
  status,
  answer,
  query,
  category,
  onRetry,
  onShowAll,
  onOpen,
  listbox,
}: Props): ReactNode {
  const isAsked = query.trim() !== '';
  const failure = status.phase === 'failed' ? status.error : isAsked && answer?.failure;
  const isFound = answer !== undefined && answer.pages.length > 0;
  // The search page already shows the unknown words with its visible number of results.
  const unknown = isAsked && isFound && listbox && unknownWordsNotice(answer);
  return (
    <>
      {failure && <Failure reason={failure.message} onRetry={onRetry} />}
      {unknown && <div className={clsx(styles.nothing, styles.reason)}>{unknown}</div>}
      {isAsked && isFound && (
        <SearchResults answer={answer} onOpen={onOpen} {...(listbox && {listbox})} />
      )}
      {isAsked && !isFound && answer?.isComplete && (
        <NoResults answer={answer} category={category} onShowAll={onShowAll} />
      )}
      {isAsked && !isFound && !answer?.isComplete && !failure && (
        <p className={styles.waiting}>
          <Translate
            id="localSearch.waiting"
            description="Shown until the results of a search arrive"
          >
            Searching…
          </Translate>
        </p>
      )}
    </>
  );
}
