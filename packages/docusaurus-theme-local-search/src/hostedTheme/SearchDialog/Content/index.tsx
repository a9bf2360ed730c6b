import {type ComponentType, memo, type ReactNode, useState} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/SearchDialog/Content';
import PlainLink from '../../../client/PlainLink';
import {siteService} from '../../../client/hosted/siteService';
import {useNavigate} from '../../../client/searchHost';
import LocalContent from '../../../theme/SearchDialog/Content';
import {useFieldEvent} from '../../../theme/SearchDialog/useFieldEvent';
import type {Props as AskProps} from '../Ask';
import UnavailableNotice from '../../SearchResults/UnavailableNotice';
import AskButton from './AskButton';
import {useAskKey} from './useAskKey';
import styles from './styles.module.css';

/** Memoized, because only the elements above it may change. */
const Results = memo(LocalContent);

/**
 * The content of the search box below its field: the results, as without a service, or a
 * conversation after the reader has asked a question.
 */
export default function SearchDialogContent({input, listboxId, onClose}: Props): ReactNode {
  const service = siteService();
  const privacyPath = service.analytics?.privacyPath;
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [Ask, setAsk] = useState<ComponentType<AskProps>>();
  const [isAskLoading, setIsAskLoading] = useState(false);
  const [hasAskFailed, setHasAskFailed] = useState(false);

  /**
   * Asks the typed question, or only opens the conversation. Ignores another press while it
   * loads.
   */
  async function ask(question: string): Promise<void> {
    if (isAskLoading) {
      return;
    }
    setIsAskLoading(true);
    setHasAskFailed(false);
    try {
      const {default: LoadedAsk, conversationWith} = await import('../Ask');
      setAsk(() => LoadedAsk);
      setIsAsking(true);
      if (question.trim() !== '') {
        conversationWith(service).ask(question);
      }
    } catch {
      setHasAskFailed(true);
    }
    setIsAskLoading(false);
  }
  const typed = () => input.current?.value ?? '';
  useAskKey(input, () => {
    if (service.ask) {
      void ask(typed());
    }
  });
  // A reader who types in the field wants to search again.
  useFieldEvent(input, 'input', () => setIsAsking(false));

  return (
    <>
      {isAsking && Ask ? (
        <Ask
          input={input}
          onBack={() => {
            setIsAsking(false);
            input.current?.focus();
          }}
          onClose={onClose}
        />
      ) : (
        <>
          {service.ask && (
            <AskButton input={input} isBusy={isAskLoading} onAsk={() => void ask(typed())} />
          )}
          {hasAskFailed && (
            <p role="alert" className={styles.missing}>
              <Translate
                id="localSearch.hosted.ask.missing"
                description="Shown when the code of the conversation could not be loaded"
              >
                The conversation could not be loaded. Check the connection and ask again.
              </Translate>
            </p>
          )}
          <UnavailableNotice />
          <Results input={input} listboxId={listboxId} onClose={onClose} />
        </>
      )}
      {privacyPath !== undefined && (
        <p className={styles.privacy}>
          <PlainLink
            href={privacyPath}
            onFollow={() => {
              navigate(privacyPath);
              onClose();
            }}
          >
            <Translate
              id="localSearch.hosted.privacy.link"
              description="Link to the page about the data that is recorded about searches"
            >
              What is recorded of searches
            </Translate>
          </PlainLink>
        </p>
      )}
    </>
  );
}
