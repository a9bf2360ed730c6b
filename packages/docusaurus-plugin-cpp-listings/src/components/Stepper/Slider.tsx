import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './controls.module.css';

export interface Props {
  /** Whether this is the static preview. */
  readonly isStatic: boolean;
  readonly last: number;
  readonly position: number;
  /** The text that screen readers announce for the position; undefined in the static preview. */
  readonly valueText: string | undefined;
  readonly onSlide: (position: number) => void;
}

/**
 * Chooses a step. Browsers report a thumb's moves within the frame that paints them, and that frame
 * has no time left for a step. The step therefore runs in a task of its own, after the frame.
 */
export default function Slider({isStatic, last, position, valueText, onSlide}: Props): ReactNode {
  /** The position of the thumb until the step is made. */
  const [ahead, setAhead] = useState<number>();
  const latest = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const slide = (to: number) => {
    setAhead(to);
    // Only the last move before the task counts, and no move delays the task.
    if (latest.current === undefined) {
      timer.current = setTimeout(() => {
        const next = latest.current;
        latest.current = undefined;
        setAhead(undefined);
        if (next !== undefined) {
          onSlide(next);
        }
      });
    }
    latest.current = to;
  };

  return (
    <input
      type="range"
      name="position"
      className={isStatic ? styles.slider : undefined}
      min={0}
      max={last}
      value={ahead ?? position}
      aria-label={translate({id: 'cppListings.controls.slider', message: 'Step'})}
      aria-valuetext={valueText}
      onChange={({target}) => slide(Number(target.value))}
    />
  );
}
