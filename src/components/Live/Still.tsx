import {type ReactNode} from 'react';
import recorded from '@generated/contiguous-listings/default/recorded.json';
import type {ListingData} from '@site/src/plugins/listings/client';
import {openListing} from '@site/src/plugins/listings/client/openListing';
import {sayStep} from '@site/src/plugins/listings/client/sentences';
import Frame from './Frame';
import {stepLabel} from './Head';
import Panel from './Panel';
import styles from './panel.module.css';

export interface Props {
  readonly listing: ListingData;
}

/**
 * A panel as the server writes it: the first step and, for readers without
 * JavaScript, the last one and all others in a table. These are most of an article's
 * elements, and no burden where they are not shown. Not part of what is downloaded.
 */
export default function Still({listing}: Props): ReactNode {
  const found = recorded[listing.file];
  if (!found) {
    return null;
  }
  const live = openListing({...found, modules: {plain: '', traced: ''}});
  const lines = live.source.split('\n');
  const last = live.trace.moments.length - 1;
  return (
    <Panel listing={listing} live={live} isStill>
      <noscript>
        <div className={styles.ending}>
          <span className={styles.position}>{stepLabel(last, live.trace)}</span>
          <Frame
            listing={listing}
            trace={live.trace}
            position={last}
            lines={lines}
            sentence={sayStep(live.trace, last, lines)}
          />
        </div>
      </noscript>
    </Panel>
  );
}
