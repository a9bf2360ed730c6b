import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useIsAway} from '../../client/hosted/useHosted';
import styles from './styles.module.css';

/** Says, once, that the service is away and who answers in its place. */
export default function AwayNotice({className}: {readonly className?: string}): ReactNode {
  const isAway = useIsAway();
  return (
    // It is there before it speaks, as screen readers want it.
    <div role="status" className={clsx(isAway && styles.away, isAway && className)}>
      {isAway && (
        <Translate
          id="localSearch.hosted.away"
          description="Shown while the search service does not answer"
        >
          The search service does not answer. Until it does, this page searches on your device.
        </Translate>
      )}
    </div>
  );
}
