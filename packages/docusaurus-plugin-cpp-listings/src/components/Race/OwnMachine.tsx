import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {isRepeatedClick} from '../controls/repeatedClick';
import styles from '../plot/styles.module.css';

export interface Props {
  readonly isRunning: boolean;
  /** The completed part of the run, from 0 to 1. */
  readonly progress: number;
  /** A message about the last run. */
  readonly message: ReactNode;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** A button that measures speeds on the reader's machine, and the message about it. */
export default function OwnMachine({
  isRunning,
  progress,
  message,
  onStart,
  onStop,
}: Props): ReactNode {
  return (
    <div className={styles.own}>
      <button
        type="button"
        name="measure"
        onClick={(event) => {
          if (!isRunning) {
            onStart();
          } else if (!isRepeatedClick(event)) {
            onStop();
          }
        }}
      >
        {isRunning
          ? translate({id: 'cppListings.race.stop', message: 'Stop'})
          : translate({id: 'cppListings.race.start', message: 'Measure on this machine'})}
      </button>
      {isRunning && (
        <progress
          value={progress}
          aria-label={translate({
            id: 'cppListings.race.progress',
            message: 'Sizes that are measured',
          })}
        />
      )}
      <span className={styles.message} role="status">
        {message}
      </span>
      <p className={styles.aside}>
        <Translate id="cppListings.race.webAssembly">
          On your machine the page runs the same programs as WebAssembly, compiled to be small and
          with checks. The figures differ from those of native programs: compare the order.
        </Translate>
      </p>
    </div>
  );
}
