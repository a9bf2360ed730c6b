import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {plainText} from './describeStep';
import type {StepAction} from '../controls/actions';
import ActionButton from '../controls/ActionButton';
import {stepLabel} from './Head';
import type {StepperState} from './stepperReducer';
import Slider from './Slider';
import styles from './controls.module.css';
import icons from './icons.module.css';

/** The speeds, in steps per second. */
const speeds = [0.5, 1, 2, 4, 10] as const;

interface ButtonProps {
  readonly action: StepAction;
  readonly label: string;
  readonly icon: 'first' | 'back' | 'play' | 'pause' | 'forward' | 'last';
  readonly isIdle?: boolean;
  readonly onAct: (action: StepAction) => void;
}

function IconButton({icon, label, ...others}: ButtonProps): ReactNode {
  return (
    <ActionButton
      {...others}
      kind="icon"
      className={icons[icon]}
      aria-label={label}
      title={label}
    />
  );
}

export interface Props {
  /** Whether this is the static preview, which contains only visible parts. */
  readonly isStatic?: boolean;
  readonly stepper: StepperState;
  /** A description of what the step did. */
  readonly sentence: string;
  readonly onAct: (action: StepAction) => void;
  readonly onSlide: (position: number) => void;
  readonly onSpeed: (speed: number) => void;
}

/** The buttons first, back, play, forward and last, the slider and the speed. */
export default function Controls({
  isStatic = false,
  stepper,
  sentence,
  onAct,
  onSlide,
  onSpeed,
}: Props): ReactNode {
  const {trace, position, isPlaying, speed} = stepper;
  const last = trace.steps.length - 1;
  const line = trace.steps[position]?.line ?? 0;
  const valueText = translate(
    {
      id: 'cppListings.controls.value',
      message: '{position}, line {line}: {sentence}',
      description: 'The value of the slider for screen readers; {position} is "Step 3 of 54"',
    },
    {
      position: stepLabel(position, trace),
      line,
      sentence: plainText(sentence),
    },
  );
  const slider = (
    <Slider
      isStatic={isStatic}
      last={last}
      position={position}
      valueText={isStatic ? undefined : valueText}
      onSlide={onSlide}
    />
  );
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <IconButton
          action="first"
          icon="first"
          label={translate({id: 'cppListings.controls.first', message: 'First step'})}
          isIdle={position === 0}
          onAct={onAct}
        />
        <IconButton
          action="back"
          icon="back"
          label={translate({id: 'cppListings.controls.back', message: 'Step back'})}
          isIdle={position === 0}
          onAct={onAct}
        />
        <IconButton
          action="play"
          icon={isPlaying ? 'pause' : 'play'}
          label={
            isPlaying
              ? translate({id: 'cppListings.controls.pause', message: 'Pause'})
              : translate({id: 'cppListings.controls.play', message: 'Play'})
          }
          onAct={onAct}
        />
        <IconButton
          action="forward"
          icon="forward"
          label={translate({id: 'cppListings.controls.forward', message: 'Step forward'})}
          isIdle={position === last}
          onAct={onAct}
        />
        <IconButton
          action="last"
          icon="last"
          label={translate({id: 'cppListings.controls.last', message: 'Last step'})}
          isIdle={position === last}
          onAct={onAct}
        />
      </div>
      {isStatic ? slider : <div className={styles.slider}>{slider}</div>}
      <label className={styles.speed}>
        <Translate id="cppListings.controls.speed">Speed</Translate>
        <select value={speed} onChange={({target}) => onSpeed(Number(target.value))}>
          {(isStatic ? [speed] : speeds).map((value) => (
            <option key={value} value={value}>
              {translate(
                {
                  id: 'cppListings.controls.perSecond',
                  message: '{steps} per second',
                  description: 'A speed; {steps} is a number of steps',
                },
                {steps: value},
              )}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
