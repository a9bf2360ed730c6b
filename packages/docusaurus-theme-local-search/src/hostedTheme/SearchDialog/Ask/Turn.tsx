import {memo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ServiceError} from 'oramacore-client/answers';
import type {Turn as TurnData} from '../../../client/hosted/answer/conversation';
import Markdown from './Markdown';
import Sources from './Sources';
import styles from './styles.module.css';

export interface Props {
  readonly turn: TurnData;
  /** Asks the question again; undefined unless this is the last answer. */
  readonly onRegenerate: (() => void) | undefined;
  /** Called when the reader follows a link to another page of the site. */
  readonly onOpen: () => void;
}

const tooManyRequests = 429;

/** Explains to the reader why an answer failed. */
function Reason({error}: {readonly error: ServiceError | undefined}): ReactNode {
  if (error?.status === tooManyRequests) {
    return (
      <Translate id="localSearch.hosted.ask.busy" description="Shown when the service is too busy">
        The search service is busy. Ask again in a moment.
      </Translate>
    );
  }
  if (error?.isNetworkFailure || error?.status === 'PARSE_ERROR') {
    return (
      <Translate
        id="localSearch.hosted.ask.broken"
        description="Shown when no answer arrived, or only a part of it"
      >
        The connection to the search service was lost.
      </Translate>
    );
  }
  return (
    <Translate
      id="localSearch.hosted.ask.failed"
      description="Shown when the service gave no answer"
    >
      The search service could not answer.
    </Translate>
  );
}

function Outcome({turn: {state, text, error}}: {readonly turn: TurnData}): ReactNode {
  switch (state) {
    case 'loading':
      return (
        text === '' && (
          <p className={styles.waiting}>
            <Translate
              id="localSearch.hosted.ask.loading"
              description="Shown until the first words of an answer arrive"
            >
              Reading the pages of this site…
            </Translate>
          </p>
        )
      );
    case 'error':
      return (
        <p role="alert" className={styles.failed}>
          <Reason error={error} />{' '}
          {text !== '' && (
            <Translate
              id="localSearch.hosted.ask.partial"
              description="Follows the message that says why an answer failed"
            >
              The answer above is incomplete.
            </Translate>
          )}
        </p>
      );
    case 'aborted':
      return (
        <p className={styles.stopped}>
          <Translate
            id="localSearch.hosted.ask.stopped"
            description="Shown below an answer that the reader has stopped"
          >
            Stopped.
          </Translate>
        </p>
      );
    case 'finished':
      return (
        text === '' && (
          <p className={styles.stopped}>
            <Translate
              id="localSearch.hosted.ask.nothing"
              description="Shown when the answer of the service is empty"
            >
              The search service has no answer to this.
            </Translate>
          </p>
        )
      );
  }
}

/** A question, the part of its answer that has arrived, and its outcome. */
function QuestionAndAnswer({turn, onRegenerate, onOpen}: Props): ReactNode {
  const {question, state, text, sources} = turn;
  return (
    <section className={styles.turn} aria-label={question} data-state={state}>
      <h2 className={styles.question}>{question}</h2>
      {sources.length > 0 && <Sources sources={sources} onOpen={onOpen} />}
      {text !== '' && (
        <div className={styles.answer} aria-busy={state === 'loading'}>
          <Markdown text={text} onOpen={onOpen} />
        </div>
      )}
      {/* Replaced as a whole, because the page may be translated. */}
      <Outcome key={state} turn={turn} />
      {state !== 'loading' && onRegenerate && (
        <p className={styles.after}>
          <button type="button" className={styles.quiet} onClick={onRegenerate}>
            <Translate
              id="localSearch.hosted.ask.regenerate"
              description="Button that removes the last answer and asks again"
            >
              Regenerate
            </Translate>
          </button>
          {text !== '' && (
            <span>
              <Translate
                id="localSearch.hosted.ask.caution"
                description="Shown below the last answer of a conversation"
              >
                Written by a language model. Check it against the pages.
              </Translate>
            </span>
          )}
        </p>
      )}
    </section>
  );
}

/** Memoized, so that React does not render earlier turns again while the next answer arrives. */
const Turn = memo(QuestionAndAnswer);
export default Turn;
