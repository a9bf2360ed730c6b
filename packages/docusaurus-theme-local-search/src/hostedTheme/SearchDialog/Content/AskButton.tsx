import {type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import {useFieldText} from './useFieldText';
import styles from './styles.module.css';

const keys = ['⇧', '↵'];

export interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether the conversation's code is loading. */
  readonly isBusy: boolean;
  readonly onAsk: () => void;
}

/** The button that asks the typed question, with its keyboard shortcut. */
export default function AskButton({input, isBusy, onAsk}: Props): ReactNode {
  const question = useFieldText(input).trim();
  return (
    <div className={styles.ask}>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Shift+Enter"
        aria-busy={isBusy}
        onClick={onAsk}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 4.5h14v9H9l-4 3.5v-3.5H3z" />
        </svg>
        {/* Replaced as a whole, because the page may be translated. */}
        <span key={String(question === '')} className={styles.question}>
          {question === '' ? (
            <Translate
              id="localSearch.hosted.ask.empty"
              description="Button of the search box that opens a conversation"
            >
              Ask a question
            </Translate>
          ) : (
            <Translate
              id="localSearch.hosted.ask"
              description="Button of the search box that asks the typed question"
              values={{question: <q>{question}</q>}}
            >
              {'Ask {question}'}
            </Translate>
          )}
        </span>
        <span className={styles.keys} aria-hidden="true">
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      </button>
    </div>
  );
}
