import {type ReactNode, type Ref, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {maxQuestionLength} from '../../../client/hosted/answer/conversation';
import styles from './styles.module.css';

export interface Props {
  readonly ref: Ref<HTMLInputElement>;
  /** Whether the question follows another one. */
  readonly isFollowUp: boolean;
  /** Whether an answer is being generated. */
  readonly isLoading: boolean;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
}

/** The field for the next question, with one button that asks it or stops the current answer. */
export default function Composer({ref, isFollowUp, isLoading, onAsk, onStop}: Props): ReactNode {
  const [question, setQuestion] = useState('');
  const label = isFollowUp
    ? translate({
        id: 'localSearch.hosted.ask.followUp',
        message: 'Ask a follow-up question',
        description: 'Label and placeholder of the field of the next question',
      })
    : translate({
        id: 'localSearch.hosted.ask.first',
        message: 'Ask a question',
        description: 'Label and placeholder of the field of the first question',
      });
  // Both buttons are one element, so that it keeps the focus.
  const canStop = isLoading && question.trim() === '';
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (question.trim() !== '') {
          onAsk(question);
          setQuestion('');
        }
      }}
    >
      <input
        ref={ref}
        className={styles.field}
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={maxQuestionLength}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <button
        type={canStop ? 'button' : 'submit'}
        className={styles.send}
        onClick={(event) => {
          if (canStop) {
            event.preventDefault();
            onStop();
          }
        }}
      >
        {canStop
          ? translate({
              id: 'localSearch.hosted.ask.stop',
              message: 'Stop',
              description: 'Button that stops an answer while it arrives',
            })
          : translate({
              id: 'localSearch.hosted.ask.send',
              message: 'Ask',
              description: 'Button that asks the next question',
            })}
      </button>
    </form>
  );
}
