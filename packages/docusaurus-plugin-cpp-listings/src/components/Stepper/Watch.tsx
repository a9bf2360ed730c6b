import {memo, useEffect, useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Trace} from '../../model/trace';
import {choicesAt, keyOf, type Choice, type Watched} from './watched';
import ActionButton from '../controls/ActionButton';
import type {StepAction} from '../controls/actions';
import type {StepperState} from './stepperReducer';
import styles from './controls.module.css';

interface OptionsProps {
  /** The labels, one per line, so that equal lists are equal values. */
  readonly labels: string;
  readonly keys: string;
}

/** The options of the list of cells and variables; few steps change them. */
const Options = memo(function Options({labels, keys}: OptionsProps) {
  const names = labels.split('\n');
  return keys.split('\n').map((key, index) => (
    <option key={key} value={key}>
      {names[index]}
    </option>
  ));
});

/** The number of milliseconds without a step after which the options are updated. */
const listDelay = 250;

/** The largest number of steps that are listed; if there are more, only the last one follows. */
const maxListedSteps = 12;

/**
 * Returns the cells and variables that readers can watch. The updates are debounced, because a
 * browser lays out the whole page when options change.
 */
function useChoices(trace: Trace, position: number): readonly Choice[] {
  const [settled, setSettled] = useState({trace, position});
  useEffect(() => {
    const timer = setTimeout(() => setSettled({trace, position}), listDelay);
    return () => clearTimeout(timer);
  }, [trace, position]);
  const listed = settled.trace === trace ? settled.position : position;
  return useMemo(() => choicesAt(trace, listed), [trace, listed]);
}

/** Lists the steps that touched a cell or changed a variable. */
const describeSteps = (touching: readonly number[]): string =>
  touching.length === 0
    ? translate({id: 'cppListings.follow.never', message: 'in no step'})
    : translate(
        {
          id: 'cppListings.follow.steps',
          message: 'steps: {steps}',
          description: 'Steps that touched a cell or changed a variable',
        },
        {
          steps:
            touching.slice(0, maxListedSteps).join(', ') +
            (touching.length > maxListedSteps ? ` … ${touching.at(-1) ?? ''}` : ''),
        },
      );

export interface Props {
  readonly stepper: StepperState;
  readonly onWatch: (watched: Watched | undefined) => void;
  readonly onAct: (action: StepAction) => void;
}

/** Watches one cell or variable, and jumps between the steps that touched it. */
export default function Watch({stepper, onWatch, onAct}: Props): ReactNode {
  const {trace, position, watched, touching} = stepper;
  const choices = useChoices(trace, position);
  const key = watched ? keyOf(watched.watched) : '';
  const isListed = choices.some((choice) => keyOf(choice.watched) === key);
  return (
    <div className={styles.watch}>
      <label className={styles.speed}>
        <Translate id="cppListings.follow" description="Label of a list of cells and variables">
          Watch
        </Translate>
        <select
          value={key}
          onChange={({target}) =>
            onWatch(choices.find((choice) => keyOf(choice.watched) === target.value)?.watched)
          }
        >
          <option value="">
            {translate({id: 'cppListings.follow.nothing', message: 'nothing'})}
          </option>
          {watched && !isListed && <option value={key}>{watched.label}</option>}
          {choices.length > 0 && (
            <Options
              labels={choices.map(({label}) => label).join('\n')}
              keys={choices.map((choice) => keyOf(choice.watched)).join('\n')}
            />
          )}
        </select>
      </label>
      {watched && (
        <>
          <ActionButton
            action="previousTouch"
            isIdle={!touching.some((step) => step < position)}
            onAct={onAct}
          >
            {watched.watched.kind === 'cell'
              ? translate({id: 'cppListings.follow.previousUse', message: 'Previous use'})
              : translate({id: 'cppListings.follow.previousChange', message: 'Previous change'})}
          </ActionButton>
          <ActionButton
            action="nextTouch"
            isIdle={!touching.some((step) => step > position)}
            onAct={onAct}
          >
            {watched.watched.kind === 'cell'
              ? translate({id: 'cppListings.follow.nextUse', message: 'Next use'})
              : translate({id: 'cppListings.follow.nextChange', message: 'Next change'})}
          </ActionButton>
        </>
      )}
      {/* There before the first choice, so that screen readers announce it. */}
      <span className={styles.count} aria-live="polite">
        {watched && describeSteps(touching)}
      </span>
    </div>
  );
}
