import {type ReactNode} from 'react';
import recorded from '@generated/docusaurus-plugin-cpp-listings/default/recorded.json';
import type {ListingData} from '../../model/problem';
import {decodeListing} from '../../model/encodedTrace';
import {describeStep} from './describeStep';
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
 * elements, and no burden where they are not shown.
 */
export default function Preview({listing}: Props): ReactNode {
  const found = recorded[listing.file];
  if (!found) {
    return null;
  }
  const program = decodeListing({...found, modules: {plain: '', traced: ''}});
  const lines = program.source.split('\n');
  const last = program.trace.steps.length - 1;
  return (
    <Panel listing={listing} program={program} isServerPreview>
      <noscript>
        <div className={styles.ending}>
          <span className={styles.position}>{stepLabel(last, program.trace)}</span>
          <Frame
            listing={listing}
            trace={program.trace}
            position={last}
            lines={lines}
            sentence={describeStep(program.trace, last, lines)}
          />
        </div>
      </noscript>
    </Panel>
  );
}
