import {memo, useEffect, useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Trace} from '@site/src/plugins/listings/client';
import {
  choicesAt,
  keyOf,
  type Choice,
  type Followed,
} from '@site/src/plugins/listings/client/follow';
import ActionButton from './ActionButton';
import type {Action} from './actions';
import styles from './controls.module.css';

interface OptionsProps {
  /** One a line, so that equal lists are equal values. */
  readonly labels: string;
  readonly keys: string;
}

/** The list of what can be followed, which few steps change. */
const Options = memo(function Options({labels, keys}: OptionsProps) {
  const names = labels.split('\n');
  return keys.split('\n').map((key, index) => (
    <option key={key} value={key}>
      {names[index]}
    </option>
  ));
});

/** Milliseconds for which a run must stand still until there are other things to follow. */
const stillness = 250;

/** What can be followed: a browser lays out the whole page when a list of options changes. */
function useChoices(trace: Trace, position: number): readonly Choice[] {
  const [still, setStill] = useState({trace, position});
  useEffect(() => {
    const timer = setTimeout(() => setStill({trace, position}), stillness);
    return () => clearTimeout(timer);
  }, [trace, position]);
  const listed = still.trace === trace ? still.position : position;
  return useMemo(() => choicesAt(trace, listed), [trace, listed]);
}

export interface Props {
  readonly trace: Trace;
  readonly position: number;
  readonly followed: Choice | undefined;
  /** The positions of the steps that touched what is followed. */
  readonly steps: readonly number[];
  readonly onFollow: (followed: Followed | undefined) => void;
  readonly onAct: (action: Action) => void;
}

/** Follows one cell or variable: jumps between the steps that touched it. */
export default function Follow({
  trace,
  position,
  followed,
  steps,
  onFollow,
  onAct,
}: Props): ReactNode {
  const choices = useChoices(trace, position);
  const key = followed ? keyOf(followed.followed) : '';
  const isListed = choices.some((choice) => keyOf(choice.followed) === key);
  return (
    <div className={styles.follow}>
      <label className={styles.speed}>
        <span>
          <Translate id="listings.follow" description="Label of a list of cells and variables">
            Follow
          </Translate>
        </span>
        <select
          value={key}
          onChange={({target}) =>
            onFollow(choices.find((choice) => keyOf(choice.followed) === target.value)?.followed)
          }
        >
          <option value="">{translate({id: 'listings.follow.nothing', message: 'nothing'})}</option>
          {followed && !isListed && <option value={key}>{followed.label}</option>}
          <Options
            labels={choices.map(({label}) => label).join('\n')}
            keys={choices.map((choice) => keyOf(choice.followed)).join('\n')}
          />
        </select>
      </label>
      {followed && (
        <>
          <ActionButton
            action="previousTouch"
            isIdle={!steps.some((step) => step < position)}
            onAct={onAct}
          >
            {followed.followed.kind === 'cell'
              ? translate({id: 'listings.follow.previousUse', message: 'Previous use'})
              : translate({id: 'listings.follow.previousChange', message: 'Previous change'})}
          </ActionButton>
          <ActionButton
            action="nextTouch"
            isIdle={!steps.some((step) => step > position)}
            onAct={onAct}
          >
            {followed.followed.kind === 'cell'
              ? translate({id: 'listings.follow.nextUse', message: 'Next use'})
              : translate({id: 'listings.follow.nextChange', message: 'Next change'})}
          </ActionButton>
          <span className={styles.count} aria-live="polite">
            {steps.length === 0
              ? translate({id: 'listings.follow.never', message: 'in no step'})
              : translate(
                  {
                    id: 'listings.follow.steps',
                    message: 'in steps {steps}',
                    description: 'Steps that touched a cell or changed a variable',
                  },
                  {
                    steps:
                      steps.slice(0, 12).join(', ') +
                      (steps.length > 12 ? ` … ${steps.at(-1) ?? ''}` : ''),
                  },
                )}
          </span>
        </>
      )}
    </div>
  );
}
