import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import type {BugHuntProgram} from '../../model/bugHunt';
import type {ShownListing} from '../Listing/shownListing';
import type {Trace} from '../../model/trace';
import {describeStep} from '../Stepper/describeStep';
import {isStepAction} from '../controls/actions';
import Controls from '../Stepper/Controls';
import Frame from '../Stepper/Frame';
import {stepLabel} from '../Stepper/Head';
import {initialStepper, lineOf} from '../Stepper/stepperReducer';
import useHighlightedLine from '../Stepper/useHighlightedLine';
import usePanelEvents from '../Stepper/usePanelEvents';
import useStepper from '../Stepper/useStepper';
import styles from './styles.module.css';

export interface Props {
  readonly program: BugHuntProgram;
  readonly trace: Trace;
  /** The listing whose lines are highlighted. */
  readonly listing: ShownListing;
  readonly isShownAbove: boolean;
  /** The position at which the stepper starts. */
  readonly start: number;
  /** The number of times that the reader has gone to `start`; when it grows, the stepper goes there. */
  readonly visits: number;
  /** Whether comments that name the bug are hidden. */
  readonly isSecret: boolean;
}

/** Steps through one of the two programs of a bug hunt. */
export default function ProgramStepper({
  program,
  trace,
  listing,
  isShownAbove,
  start,
  visits,
  isSecret,
}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const [stepper, dispatch] = useStepper(() => initialStepper(trace, start));
  const {position} = stepper;
  useEffect(() => {
    if (visits > 0) {
      dispatch({type: 'open', trace, position: start, isUsed: true});
    }
  }, [dispatch, trace, start, visits]);
  const lines = useMemo(() => {
    const all = program.source.split('\n');
    return isSecret ? all.map((line) => line.replace(/\s*\/\/ bug.*$/, '')) : all;
  }, [program.source, isSecret]);
  const sentence = useMemo(() => describeStep(trace, position, lines), [trace, position, lines]);
  useHighlightedLine(panel, listing, isShownAbove ? lineOf(stepper) : undefined);
  usePanelEvents(panel, {
    onAct: (action) => isStepAction(action) && dispatch({type: 'act', action}),
  });

  return (
    <div ref={panel} data-stepper={program.file}>
      <p className={styles.position}>{stepLabel(position, trace)}</p>
      <Frame
        // A program that is not shown above has no lines on the page to highlight.
        listing={isShownAbove ? listing : {...listing, lines: []}}
        trace={trace}
        position={position}
        lines={lines}
        sentence={sentence}
        isAnnounced={stepper.isUsed && !stepper.isPlaying && !stepper.isSliding}
      />
      <div className={styles.tools}>
        <Controls
          stepper={stepper}
          sentence={sentence}
          onAct={(action) => dispatch({type: 'act', action})}
          onSlide={(next) => dispatch({type: 'slide', position: next})}
          onSpeed={(speed) => dispatch({type: 'setSpeed', speed})}
        />
      </div>
    </div>
  );
}
