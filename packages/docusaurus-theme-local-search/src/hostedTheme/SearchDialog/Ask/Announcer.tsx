import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Turn} from '../../../client/hosted/answer/conversation';
import {sentencesOf} from '../../../client/hosted/answer/sentences';
import styles from './styles.module.css';

/** What is read out when an answer begins and ends; a failure is an alert and speaks for itself. */
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
        description: 'Read out when an answer is whole',
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
 * Reads an answer out to screen readers sentence by sentence, as it comes. Who goes through
 * the page finds the answer itself.
 */
export default function Announcer({turn}: {readonly turn: Turn | undefined}): ReactNode {
  const {id, text = '', state} = turn ?? {};
  const isWhole = state !== 'loading';
  const sentences = useMemo(() => sentencesOf(text, isWhole), [text, isWhole]);
  // What is in a log from the beginning is not read out.
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
