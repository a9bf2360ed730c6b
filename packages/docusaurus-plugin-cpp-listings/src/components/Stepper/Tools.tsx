import {type ReactNode} from 'react';
import clsx from 'clsx';
import Controls, {type Props as ControlsProps} from './Controls';
import CopyLink from './CopyLink';
import Watch, {type Props as WatchProps} from './Watch';
import styles from './panel.module.css';

export interface Props extends ControlsProps, WatchProps {
  /** Returns the address of the shown step; absent if no link can open the run. */
  readonly onLink?: () => string | undefined;
}

/** The controls below the frame of a panel. */
export default function Tools({isStatic = false, onWatch, onLink, ...controls}: Props): ReactNode {
  return (
    <div className={clsx(styles.tools, isStatic && styles.static)}>
      <Controls isStatic={isStatic} {...controls} />
      {!isStatic && (
        <div className={styles.more}>
          <Watch stepper={controls.stepper} onWatch={onWatch} onAct={controls.onAct} />
          {onLink && <CopyLink onLink={onLink} />}
        </div>
      )}
    </div>
  );
}
