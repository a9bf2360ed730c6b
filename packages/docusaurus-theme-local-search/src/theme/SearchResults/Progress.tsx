import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Status} from '../../client/searchSession';
import styles from './styles.module.css';

/** A thin progress bar while the index loads; its space stays reserved afterwards. */
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
          // The bar is visible even before the first bytes arrive.
          style={{width: `${Math.max(percent, 4)}%`}}
        />
      )}
    </div>
  );
}
