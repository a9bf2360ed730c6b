import {type ReactNode} from 'react';
import type {Props} from '@theme/Root';
import Translate from '@docusaurus/Translate';
import {lostScriptsId} from '../../inline/recoverLostScripts';
import styles from '../../client/firstLoadFailure.module.css';

/**
 * Adds a hidden notice above each page, which reports scripts that could not be loaded. An inline
 * script shows it.
 */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      <div id={lostScriptsId} role="alert" className={styles.notice} hidden>
        <Translate id="pageLoading.lostScripts">
          The scripts of this page could not be loaded. You can read it, but its interactive parts
          do not work.
        </Translate>
        <button type="button" className="button button--secondary button--sm">
          <Translate id="pageLoading.retry" description="Button that loads the page again">
            Retry
          </Translate>
        </button>
      </div>
      {children}
    </>
  );
}
