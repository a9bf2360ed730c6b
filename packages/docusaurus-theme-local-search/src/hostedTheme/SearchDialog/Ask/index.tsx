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
import {siteService} from '../../../client/hosted/siteService';
import {useCombobox} from '../../../theme/SearchDialog/useCombobox';
import Announcer from './Announcer';
import Composer from './Composer';
import Turn from './Turn';
import styles from './styles.module.css';

export {conversationWith};

const arrow = '←';

export interface Props {
  /** The field of the search box, which has no options during a conversation. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called when the reader wants to return to the results. */
  readonly onBack: () => void;
  /** Called when the dialog should close. */
  readonly onClose: () => void;
}

/** A conversation with the service, shown in place of the results. */
export default function Ask({input, onBack, onClose}: Props): ReactNode {
  const conversation = conversationWith(siteService());
  const turns = useSyncExternalStore(conversation.subscribe, conversation.getTurns);
  const last = turns.at(-1);
  const log = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLInputElement>(null);
  useCombobox(input, undefined);

  const isEmpty = turns.length === 0;
  useEffect(() => {
    // The element that had the focus was removed with the results.
    (isEmpty ? question : log).current?.focus({preventScroll: true});
  }, [isEmpty]);

  const regenerate = useEvent(() => {
    // The focused button is removed until the answer is complete.
    log.current?.focus({preventScroll: true});
    conversation.regenerate();
  });

  const lastId = last?.id;
  useLayoutEffect(() => {
    // Scroll to the start of the answer, because readers begin there; do not follow its end.
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
              description="Button that deletes a conversation and starts a new one"
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
        // Focusable, so that the reader can scroll it with the keyboard.
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
