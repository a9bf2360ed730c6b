import {type ReactNode, useEffect, useState} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import type {Category} from '../../shared';
import type {Answer} from '../../client/answers';
import type {Status} from '../../client/searchSession';
import {countPages} from '../../client/resultRows';
import {searchData} from '../../client/searchData';
import {selectPlural} from '../../client/selectPlural';
import {shortQuery} from '../../client/shortQuery';
import {unknownWordsNotice, noWordsNotice} from './queryNotices';

/** Milliseconds that an answer must stay before it is announced. */
const announceDelay = 300;

export interface Props {
  readonly status: Status;
  readonly answer: Answer | undefined;
  readonly query: string;
  readonly category: Category | undefined;
  readonly className?: string | undefined;
}

function textOf({status, answer, query, category}: Props): string {
  // A failure is shown as an alert, which screen readers announce.
  if (query.trim() === '' || status.phase === 'failed' || answer?.failure) {
    return '';
  }
  const count = answer ? countPages(answer, category) : 0;
  if (!answer || (count === 0 && !answer.isComplete)) {
    return translate({
      id: 'localSearch.announce.loading',
      message: 'Loading results',
      description: 'Read out while there is no answer yet',
    });
  }
  // Include the query; otherwise an equal number of results would give the same text, which
  // screen readers do not announce again.
  const asked = answer.query.trim();
  if (count === 0) {
    return (
      noWordsNotice(asked) ||
      translate(
        {
          id: 'localSearch.announce.none',
          message: 'No results for “{query}”',
          description: 'Read out when a search found nothing',
        },
        {query: shortQuery(asked)},
      )
    );
  }
  const form = selectPlural(
    count,
    translate({
      id: 'localSearch.announce.count',
      message: 'One result for “{query}”|{count} results for “{query}”',
      description: 'Number of pages that a search found, in plural forms separated by |',
    }),
    searchData.locale,
  );
  // Insert the query after selecting the form, because it may contain the separator of the forms.
  const found = interpolate(form, {count, query: shortQuery(asked)});
  return [found, unknownWordsNotice(answer)].filter(Boolean).join('. ');
}

/**
 * Announces to screen readers, after a pause in typing, how many results there are and which
 * words were not found.
 */
export default function Announcer(props: Props): ReactNode {
  const text = textOf(props);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={props.className}>
      {announced}
    </p>
  );
}
