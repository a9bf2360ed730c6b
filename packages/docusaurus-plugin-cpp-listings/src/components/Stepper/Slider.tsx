import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './controls.module.css';

export interface Props {
  /** Whether it is the server's picture. */
  readonly isStill: boolean;
  readonly last: number;
  readonly position: number;
  /** What a screen reader says of the position; nothing is said of the server's picture. */
  readonly valueText: string | undefined;
  readonly onSlide: (position: number) => void;
}

/**
 * Chooses a step. Browsers tell of a thumb's moves within the frame that shows them, which has no
 * time for a step as well: the step is made in a task of its own, after it.
 */
export default function Slider({isStill, last, position, valueText, onSlide}: Props): ReactNode {
  /** Where the thumb is until the step is made. */
  const [ahead, setAhead] = useState<number>();
  const latest = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const slide = (to: number) => {
    setAhead(to);
    // Of the moves until then the last one counts, and none puts the step off.
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
      className={isStill ? styles.slider : undefined}
      min={0}
      max={last}
      value={ahead ?? position}
      aria-label={translate({id: 'cppListings.controls.slider', message: 'Step'})}
      aria-valuetext={valueText}
      onChange={({target}) => slide(Number(target.value))}
    />
  );
}
