import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Turn} from '../../../client/hosted/answer/conversation';
import {sentencesOf} from '../../../client/hosted/answer/sentences';
import styles from './styles.module.css';

/**
 * Returns the announcement for the start or end of an answer. An error needs none, because it is
 * shown as an alert.
 */
function markOf(state: Exclude<Turn['state'], 'error'>): string {
  switch (state) {
    case 'loading':
      return translate({
        id: 'localSearch.hosted.announce.loading',
        message: 'The answer is being written.',
        description: 'Read out when a question was asked',
      });
    case 'finished':
      return translate({
        id: 'localSearch.hosted.announce.finished',
        message: 'End of the answer.',
        description: 'Read out when an answer is complete',
      });
    case 'aborted':
      return translate({
        id: 'localSearch.hosted.announce.stopped',
        message: 'The answer was stopped.',
        description: 'Read out when the reader has stopped an answer',
      });
  }
}

/**
 * Announces an answer to screen readers sentence by sentence, as it arrives. A reader who browses
 * the page finds the answer itself.
 */
export default function Announcer({turn}: {readonly turn: Turn | undefined}): ReactNode {
  const {id, text = '', state} = turn ?? {};
  const isWhole = state !== 'loading';
  const sentences = useMemo(() => sentencesOf(text, isWhole), [text, isWhole]);
  // Screen readers do not announce the initial content of a log, so start empty.
  const [isEmpty, setIsEmpty] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsEmpty(false));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="log" className={styles.unseen}>
      {!isEmpty && state && (
        <>
          {state === 'loading' && <p key={`${id} begins`}>{markOf(state)}</p>}
          {sentences.map((sentence, index) => (
            <p key={`${id} ${index}`}>{sentence}</p>
          ))}
          {isWhole && state !== 'error' && <p key={`${id} ends`}>{markOf(state)}</p>}
        </>
      )}
    </div>
  );
}
