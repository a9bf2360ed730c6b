import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SpeedData} from '../../model/speed';
import Panel, {type Props as PanelProps} from './Panel';
import styles from './styles.module.css';

export interface Props extends Omit<PanelProps, 'approaches' | 'record'> {
  readonly data: SpeedData;
}

/** The panel of a problem's speeds, or the reason why there is none. */
export default function Outcome({data, ...others}: Props): ReactNode {
  const {approaches, record, fault} = data;
  return (
    <>
      {/* Only in development: a build fails on such a record. */}
      {fault !== undefined && (
        <p className={styles.fault} role="note">
          {fault}
        </p>
      )}
      {record?.isSteady === true && <Panel {...others} approaches={approaches} record={record} />}
      {record?.isSteady === false && (
        <p className={styles.unsteady}>
          <Translate id="cppListings.race.unsteady">
            The speeds of these programs were measured on a machine that was busy with other work.
            They cannot be compared, so they are not shown.
          </Translate>
        </p>
      )}
    </>
  );
}
