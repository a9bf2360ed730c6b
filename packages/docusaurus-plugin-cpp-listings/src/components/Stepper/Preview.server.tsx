import {type ReactNode} from 'react';
import recorded from '@generated/docusaurus-plugin-cpp-listings/default/recorded.json';
import type {ListingData} from '../../model/problem';
import {decodeListing} from '../../model/encodedTrace';
import NoScript from '../Folded/NoScript';
import RunsLink from '../RecordedRuns/RunsLink';
import Panel from './Panel';
import StaticFigure from './StaticFigure';
import styles from './panel.module.css';

export interface Props {
  readonly listing: ListingData;
}

/**
 * The static preview of a panel, which the server renders: the first step and, for readers without
 * JavaScript, a link to the page with all steps.
 */
export default function Preview({listing}: Props): ReactNode {
  const found = recorded[listing.file];
  if (!found) {
    return null;
  }
  const program = decodeListing({...found, modules: {plain: '', traced: ''}});
  return (
    <Panel listing={listing} program={program} StaticFigure={StaticFigure}>
      <NoScript>
        <p className={styles.recorded}>
          <RunsLink file={listing.file} steps={program.trace.steps.length - 1} />
        </p>
      </NoScript>
    </Panel>
  );
}
