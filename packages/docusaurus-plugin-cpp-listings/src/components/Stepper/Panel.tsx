import {useMemo, useRef, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ShownListing} from '../Listing/shownListing';
import type {RunnableListing} from '../../model/trace';
import type {RunResult} from '../../workers/run/runListing';
import {keyOf, type Watched} from './watched';
import type {EarlierUse} from './readEarlierUse';
import type {RunLink} from './runLink';
import {describeStep} from './describeStep';
import type {Action} from '../controls/actions';
import PanelFrame, {Notice} from '../controls/PanelFrame';
import type {Props as FigureProps} from './Figure';
import Frame from './Frame';
import Head from './Head';
import Result from './Result';
import Start from './Start';
import StepTable from './StepTable';
import Tools from './Tools';
import useFirstAction from './useFirstAction';
import useHighlightedLine, {type HighlightedLine} from './useHighlightedLine';
import usePanelActions from './usePanelActions';
import usePanelEvents from './usePanelEvents';
import {lineOf, type StepperState} from './stepperReducer';
import usePersistentPanelState from './usePersistentPanelState';
import useRun from './useRun';
import styles from './panel.module.css';

export interface Props {
  readonly listing: ShownListing;
  readonly program: RunnableListing;
  /** The link to this listing in the page's address. */
  readonly link?: RunLink;
  /** The button that the reader pressed before the panel had loaded. */
  readonly pressed?: Action;
  /** The reader's earlier use of the static preview. */
  readonly earlierUse?: EarlierUse;
  /** Whether this is the reader's own program, which no link can open. */
  readonly isOwn?: boolean;
  /** The component that draws the arrays of the static preview; absent in the interactive panel. */
  readonly StaticFigure?: ComponentType<FigureProps>;
  /** Shown before the table of steps. */
  readonly children?: ReactNode;
}

/** Returns the line at which the last run failed, or else the line of the step that the reader is at. */
function highlightedLineOf(
  stepper: StepperState,
  ending: RunResult | undefined,
): HighlightedLine | undefined {
  const failedLine =
    ending?.type === 'answered' || ending?.type === 'endless'
      ? ending.outcome?.failure?.line
      : undefined;
  if (failedLine !== undefined) {
    return {line: failedLine, as: 'failed'};
  }
  return stepper.isUsed ? lineOf(stepper) : undefined;
}

/** Runs a listing on the reader's input and steps through it, line by line. */
export default function Panel({
  listing,
  program,
  link,
  pressed,
  earlierUse,
  isOwn = false,
  StaticFigure,
  children,
}: Props): ReactNode {
  const isStatic = StaticFigure !== undefined;
  const panel = useRef<HTMLDivElement>(null);
  const {inputs = []} = listing;
  const {initialState, origin, texts, setTexts, stepper, dispatch} = usePersistentPanelState({
    listing,
    program,
    link,
    earlierUse,
    isPressed: pressed !== undefined,
    isTransient: isStatic || isOwn,
  });
  const run = useRun(program);
  const lines = useMemo(() => program.source.split('\n'), [program.source]);
  // A listing that only defines an alias of a library class has no line that runs.
  const hasSteps = program.trace.steps.length > 1;
  const {trace, position, watched} = stepper;
  const sentence = useMemo(() => describeStep(trace, position, lines), [trace, position, lines]);
  useHighlightedLine(panel, listing, highlightedLineOf(stepper, run.ending));

  const watch = (target: Watched | undefined) => dispatch({type: 'watch', target});

  const {act, execute, isShown, moveInFields, changeFields, enter, linkOfFields} = usePanelActions({
    panel,
    file: listing.file,
    inputs,
    program,
    texts,
    setTexts,
    stepper,
    dispatch,
    run,
  });

  usePanelEvents(panel, {
    onAct: act,
    onCell: watch,
    onVariable: (name) =>
      watch({kind: 'variable', call: trace.steps[position]?.calls.at(-1)?.name ?? '', name}),
  });

  useFirstAction(() => {
    if (initialState.input !== undefined) {
      void execute('trace', initialState.input, origin?.step);
    } else if (pressed) {
      act(pressed);
    }
  });

  return (
    <PanelFrame
      className={styles.panel}
      ref={panel}
      isUsed={isOwn || stepper.isUsed || run.ending !== undefined}
      label={translate(
        {id: 'cppListings.panel', message: 'Run {file}', description: '{file} is a C++ file'},
        {file: listing.file.split('/').at(-1) ?? ''},
      )}
    >
      <Start
        isStatic={isStatic}
        inputs={inputs}
        texts={texts}
        hasSteps={hasSteps}
        onChange={changeFields}
        onEnter={enter}
        onAct={act}
      />
      {!isStatic && (
        <>
          <Notice>{stepper.notice}</Notice>
          <Result
            ending={run.ending}
            // The printed text shows the author of a program what the program did.
            printed={isOwn ? trace.printed : undefined}
            isSlow={run.isSlow}
            onAct={act}
          />
        </>
      )}
      {hasSteps ? (
        <>
          <Head
            isStatic={isStatic}
            trace={trace}
            position={position}
            isOwnInput={trace !== program.trace}
            isInFields={isShown}
            onAct={act}
          />
          <Frame
            listing={listing}
            trace={trace}
            position={position}
            lines={lines}
            sentence={sentence}
            watched={watched && keyOf(watched.watched)}
            isAnnounced={stepper.isUsed && !stepper.isPlaying && !stepper.isSliding}
            StaticFigure={StaticFigure}
          />
          <Tools
            isStatic={isStatic}
            stepper={stepper}
            sentence={sentence}
            onAct={act}
            onSlide={(next) => moveInFields({type: 'slide', position: next})}
            onSpeed={(speed) => dispatch({type: 'setSpeed', speed})}
            onWatch={watch}
            onLink={isOwn ? undefined : linkOfFields}
          />
          {children}
          <StepTable key={trace.input} trace={trace} lines={lines} />
        </>
      ) : (
        <p className={styles.noSteps}>
          <Translate id="cppListings.noSteps">
            All the work is done inside the standard library: no line of this listing runs by
            itself, so there is nothing to step through here.
          </Translate>
        </p>
      )}
    </PanelFrame>
  );
}
