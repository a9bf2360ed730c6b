import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useIsUnavailable} from '../../client/hosted/useIsUnavailable';
import styles from './styles.module.css';

/** Announces once that the service is unavailable, and that the site's own index answers instead. */
export default function UnavailableNotice({className}: {readonly className?: string}): ReactNode {
  const isUnavailable = useIsUnavailable();
  return (
    // The element exists before it has text, because screen readers require that of a live
    // region.
    <div
      role="status"
      className={clsx(isUnavailable && styles.unavailable, isUnavailable && className)}
    >
      {isUnavailable && (
        <Translate
          id="localSearch.hosted.away"
          description="Shown while the search service does not respond"
        >
          The search service does not answer. Until it does, this page searches on your device.
        </Translate>
      )}
    </div>
  );
}
