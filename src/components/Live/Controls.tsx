import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Trace} from '@site/src/plugins/listings/client';
import {plainText} from '@site/src/plugins/listings/client/sentences';
import type {Action} from './actions';
import {stepLabel} from './Head';
import Icon, {type Props as IconProps} from './Icon';
import styles from './controls.module.css';

/** Speeds, in steps a second. */
const speeds = [0.5, 1, 2, 4, 10] as const;

interface ButtonProps {
  readonly action: Action;
  readonly label: string;
  readonly icon: IconProps['shape'];
  readonly isDisabled?: boolean;
  readonly onAct: (action: Action) => void;
}

function Button({action, label, icon, isDisabled = false, onAct}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      // A button that is switched off under the finger would lose the focus.
      aria-disabled={isDisabled}
      data-action={action}
      onClick={() => onAct(action)}
    >
      <Icon shape={icon} />
    </button>
  );
}

export interface Props {
  readonly trace: Trace;
  /** What the step did, in words. */
  readonly sentence: string;
  readonly position: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly onAct: (action: Action) => void;
  readonly onMove: (position: number) => void;
  readonly onSpeed: (speed: number) => void;
}

/** First, back, play, forward, last, the slider and the speed. */
export default function Controls({
  trace,
  sentence,
  position,
  isPlaying,
  speed,
  onAct,
  onMove,
  onSpeed,
}: Props): ReactNode {
  const last = trace.moments.length - 1;
  const line = trace.moments[position]?.line ?? 0;
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <Button
          action="first"
          icon="first"
          label={translate({id: 'listings.controls.first', message: 'First step'})}
          isDisabled={position === 0}
          onAct={onAct}
        />
        <Button
          action="back"
          icon="back"
          label={translate({id: 'listings.controls.back', message: 'Step back'})}
          isDisabled={position === 0}
          onAct={onAct}
        />
        <Button
          action="play"
          icon={isPlaying ? 'pause' : 'play'}
          label={
            isPlaying
              ? translate({id: 'listings.controls.pause', message: 'Pause'})
              : translate({id: 'listings.controls.play', message: 'Play'})
          }
          onAct={onAct}
        />
        <Button
          action="forward"
          icon="forward"
          label={translate({id: 'listings.controls.forward', message: 'Step forward'})}
          isDisabled={position === last}
          onAct={onAct}
        />
        <Button
          action="last"
          icon="last"
          label={translate({id: 'listings.controls.last', message: 'Last step'})}
          isDisabled={position === last}
          onAct={onAct}
        />
      </div>
      <div className={styles.slider}>
        <input
          type="range"
          min={0}
          max={last}
          value={position}
          aria-label={translate({id: 'listings.controls.slider', message: 'Step'})}
          aria-valuetext={translate(
            {
              id: 'listings.controls.value',
              message: '{position}, line {line}: {sentence}',
              description: 'What a screen reader says of the slider; {position} is "Step 3 of 54"',
            },
            {
              position: stepLabel(position, trace),
              line,
              sentence: plainText(sentence),
            },
          )}
          onChange={({target}) => onMove(Number(target.value))}
        />
      </div>
      <label className={styles.speed}>
        <span>
          <Translate id="listings.controls.speed">Speed</Translate>
        </span>
        <select value={speed} onChange={({target}) => onSpeed(Number(target.value))}>
          {speeds.map((value) => (
            <option key={value} value={value}>
              {translate(
                {
                  id: 'listings.controls.perSecond',
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
