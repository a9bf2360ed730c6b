import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {loadOfflineState, refreshOfflineState, showOtherProgress} from './cacheParts';
import {getOfflineState, subscribe} from './offlineState';
import CachedFiles from './CachedFiles';
import Missing from './Missing';
import {watchProgress} from './partLocks';
import {watchOtherTabs} from './otherTabs';
import PartControl from './PartControl';
import Unsupported from './Unsupported';
import styles from './styles.module.css';

/** The controls of the offline page. */
export default function Controls(): ReactNode {
  const {support, parts, kinds, pages, active, lastAction} = useSyncExternalStore(
    subscribe,
    getOfflineState,
    getOfflineState,
  );
  useEffect(() => {
    void loadOfflineState();
    const endTabs = watchOtherTabs(() => void refreshOfflineState());
    const endProgress = watchProgress(showOtherProgress);
    return () => {
      endTabs();
      endProgress();
    };
  }, []);
  return (
    <div className={styles.controls}>
      <Missing />
      <p>
        <Translate
          id="offline.introduction"
          description="First paragraph of the page on which readers save the site"
        >
          Pages that you read for some seconds are saved on this device, and open without a network.
          You can save the rest before you need it.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate id="offline.noScript" description="Shown where scripts are off">
            This needs JavaScript.
          </Translate>
        </p>
      </noscript>
      <Unsupported support={support} />
      {parts.map((part) => (
        <PartControl
          key={part.name}
          part={part}
          active={active}
          outcome={lastAction?.name === part.name ? lastAction.outcome : undefined}
        />
      ))}
      <CachedFiles kinds={kinds} pages={pages} />
    </div>
  );
}
