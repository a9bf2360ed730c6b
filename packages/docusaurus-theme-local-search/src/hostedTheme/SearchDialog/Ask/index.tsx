import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useEvent} from '@docusaurus/theme-common';
import {conversationWith} from '../../../client/hosted/answer/conversation';
import {useService} from '../../../client/hosted/useHosted';
import {useCombobox} from '../../../theme/SearchDialog/useCombobox';
import Announcer from './Announcer';
import Composer from './Composer';
import Turn from './Turn';
import styles from './styles.module.css';

export {conversationWith};

const arrow = '←';

export interface Props {
  /** The field of the search box, which has no options meanwhile. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called when the reader wants to see the results again. */
  readonly onBack: () => void;
  /** Called when the dialog is to be taken away. */
  readonly onClose: () => void;
}

/** A conversation with the service, in place of the results. */
export default function Ask({input, onBack, onClose}: Props): ReactNode {
  const conversation = conversationWith(useService());
  const turns = useSyncExternalStore(conversation.subscribe, conversation.getTurns);
  const last = turns.at(-1);
  const log = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLInputElement>(null);
  useCombobox(input, undefined);

  const isEmpty = turns.length === 0;
  useEffect(() => {
    // What had the focus is gone with the results.
    (isEmpty ? question : log).current?.focus({preventScroll: true});
  }, [isEmpty]);

  const regenerate = useEvent(() => {
    // The button is gone until the answer is there.
    log.current?.focus({preventScroll: true});
    conversation.regenerate();
  });

  const lastId = last?.id;
  useLayoutEffect(() => {
    // An answer is read from its beginning, so the view does not follow its end.
    log.current?.lastElementChild?.scrollIntoView({block: 'start'});
  }, [lastId]);

  return (
    <>
      <div className={styles.bar}>
        <button type="button" className={styles.quiet} onClick={onBack}>
          <span aria-hidden="true">{arrow}</span>{' '}
          <Translate
            id="localSearch.hosted.ask.back"
            description="Button that leads from a conversation back to the search results"
          >
            Results
          </Translate>
        </button>
        {!isEmpty && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              conversation.clear();
              question.current?.focus();
            }}
          >
            <Translate
              id="localSearch.hosted.ask.clear"
              description="Button that forgets a conversation and begins another"
            >
              New conversation
            </Translate>
          </button>
        )}
      </div>
      <div
        ref={log}
        className={styles.log}
        role="region"
        aria-label={translate({
          id: 'localSearch.hosted.ask.conversation',
          message: 'Conversation',
          description: 'Accessible name of the questions and answers',
        })}
        // It scrolls, by keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        {isEmpty && (
          <p className={styles.empty}>
            <Translate
              id="localSearch.hosted.ask.hint"
              description="Shown until a question is asked"
            >
              Ask in your own words. The answer is written from the pages of this site, and names
              them.
            </Translate>
          </p>
        )}
        {turns.map((turn) => (
          <Turn
            key={turn.id}
            turn={turn}
            onRegenerate={turn === last ? regenerate : undefined}
            onOpen={onClose}
          />
        ))}
      </div>
      <Composer
        ref={question}
        isFollowUp={!isEmpty}
        isLoading={last?.state === 'loading'}
        onAsk={conversation.ask}
        onStop={conversation.stop}
      />
      <Announcer turn={last} />
    </>
  );
}
