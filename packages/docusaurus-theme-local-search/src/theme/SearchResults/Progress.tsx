import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Status} from '../../client/searchSession';
import styles from './styles.module.css';

/** A thin bar while the index loads; its place is kept when it is gone. */
export default function Progress({status}: {readonly status: Status}): ReactNode {
  const percent = status.phase === 'loading' ? Math.round(100 * status.progress) : undefined;
  return (
    <div className={styles.progress}>
      {percent !== undefined && (
        <div
          role="progressbar"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label={translate({
            id: 'localSearch.loading',
            message: 'Loading the search index',
            description: 'Accessible name of the progress bar shown while the index loads',
          })}
          // What has been asked for and not yet begun to arrive is seen, too.
          style={{width: `${Math.max(percent, 4)}%`}}
        />
      )}
    </div>
  );
}
