import {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {Trace} from '../../model/trace';
import type {Action} from '../controls/actions';
import {passFocusToTrace} from '../controls/passFocus';
import {numberText} from '../numberText';
import styles from './panel.module.css';

/** Formats a position: "Step 3 of 54". */
export function stepLabel(position: number, trace: Trace): string {
  const last = trace.steps.length - 1;
  return translate(
    {
      id: 'cppListings.step.position',
      message: 'Step {position} of {last}',
      description: 'Where a reader is in a run of a program',
    },
    {position, last},
  );
}

export interface Props {
  /** Whether this is the static preview, which does not change. */
  readonly isStatic?: boolean;
  readonly trace: Trace;
  readonly position: number;
  /** Whether the run is on the reader's own input. */
  readonly isOwnInput: boolean;
  /** Whether the fields hold that input. */
  readonly isInFields: boolean;
  readonly onAct: (action: Action) => void;
}

/** The position in the run, the kind of run, and a legend of the cells' marks. */
export default function Head({
  isStatic = false,
  trace,
  position,
  isOwnInput,
  isInFields,
  onAct,
}: Props): ReactNode {
  const last = trace.steps.length - 1;
  const legend = (
    <>
      <span className={clsx(styles.readKey, isStatic && styles.staticKey)}>
        <Translate id="cppListings.legend.read">read</Translate>
      </span>
      <span className={styles.writtenKey}>
        <Translate id="cppListings.legend.written">written</Translate>
      </span>
    </>
  );
  return (
    <div className={styles.head}>
      <span className={styles.position} data-amount={stepLabel(last, trace).length}>
        {isStatic ? (
          stepLabel(position, trace)
        ) : (
          <span className={styles.label}>{stepLabel(position, trace)}</span>
        )}
      </span>
      {trace.omittedSteps > 0 && (
        <span>
          {translate(
            {id: 'cppListings.capped', message: 'The first {kept} of {all} steps'},
            {kept: numberText(last), all: numberText(last + trace.omittedSteps)},
          )}
        </span>
      )}
      {isOwnInput && (
        <>
          <span>
            {isInFields
              ? translate({id: 'cppListings.ownInput', message: 'Your input'})
              : translate({id: 'cppListings.earlierInput', message: 'An earlier input'})}
          </span>
          <button
            ref={passFocusToTrace}
            type="button"
            className={styles.example}
            data-action="example"
            onClick={() => onAct('example')}
          >
            <Translate id="cppListings.example">Back to the example</Translate>
          </button>
        </>
      )}
      {isStatic ? legend : <span className={styles.legend}>{legend}</span>}
    </div>
  );
}
