import {useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import {useEvent} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {ShownListing} from '../Listing/shownListing';
import type {RunnableListing} from '../../model/trace';
import {formatInputs, splitInputs} from '../../model/inputs';
import {keyOf, type Watched} from './watched';
import type {EarlierUse} from './readEarlierUse';
import {writeRunLink, type RunLink} from './runLink';
import {describeStep} from './describeStep';
import {canRun} from '../../workers/run/runListing';
import ActionButton from '../controls/ActionButton';
import {isStepAction, type Action} from '../controls/actions';
import PanelFrame, {Notice} from '../controls/PanelFrame';
import {keptOf, useKept} from '../useKept';
import Controls from './Controls';
import CopyLink from './CopyLink';
import type {Props as FigureProps} from './Figure';
import Fields from './Fields';
import Frame from './Frame';
import Head from './Head';
import {
  initialStateOf,
  inputOf,
  isUsed,
  readFields,
  describeStaleStep,
  describeStepFault,
  stepNumber,
} from './initialState';
import Result from './Result';
import StepTable from './StepTable';
import useHighlightedLine from './useHighlightedLine';
import usePanelEvents from './usePanelEvents';
import {initialStepper, lineOf, type StepMove} from './stepperReducer';
import useRun from './useRun';
import useStepper from './useStepper';
import Watch from './Watch';
import styles from './panel.module.css';

export interface Props {
  readonly listing: ShownListing;
  readonly program: RunnableListing;
  /** The link to this listing in the page's address. */
  readonly link?: RunLink;
  /** The button that was pressed before the panel was there. */
  readonly pressed?: Action;
  /** What was done with the server's picture before the panel was there. */
  readonly earlierUse?: EarlierUse;
  /** Whether it is the reader's own program, which no link leads to. */
  readonly isOwn?: boolean;
  /** What draws the arrays of the server's picture; of a panel that answers it is absent. */
  readonly StillFigure?: ComponentType<FigureProps>;
  /** Shown before the table of steps. */
  readonly children?: ReactNode;
}

/** Runs a listing on the reader's input and steps through it, line by line. */
export default function Panel({
  listing,
  program,
  link,
  pressed,
  earlierUse,
  isOwn = false,
  StillFigure,
  children,
}: Props): ReactNode {
  const isStill = StillFigure !== undefined;
  const panel = useRef<HTMLDivElement>(null);
  const inputs = listing.inputs ?? [];
  // What was done with the server's picture is gone on with, and not with what was done before.
  const [isPictureUsed] = useState(() => isUsed(earlierUse, program.trace));
  const [kept] = useState(() =>
    isStill || isOwn || isPictureUsed || pressed !== undefined ? undefined : keptOf(listing.file),
  );
  const origin = kept?.run ?? link;
  const [initialState] = useState(() => initialStateOf(inputs, program.trace, origin, earlierUse));
  const firstTexts = kept?.texts?.length === inputs.length ? kept.texts : initialState.texts;
  const [texts, setTexts] = useState(firstTexts);
  const [stepper, dispatch] = useStepper(() =>
    initialStepper(program.trace, initialState.position, initialState.notice),
  );
  const lastJob = useRef<{kind: 'count' | 'trace'; input: string}>(undefined);
  const run = useRun(program);
  const lines = useMemo(() => program.source.split('\n'), [program.source]);
  // A listing that only gives a class of the library another name has no line that runs.
  const hasSteps = program.trace.steps.length > 1;
  const {trace, position, watched} = stepper;
  const sentence = useMemo(() => describeStep(trace, position, lines), [trace, position, lines]);
  const failedLine =
    run.ending?.type === 'answered' || run.ending?.type === 'endless'
      ? run.ending.outcome?.failure?.line
      : undefined;
  const current = stepper.isUsed ? lineOf(stepper) : undefined;
  useHighlightedLine(
    panel,
    listing,
    failedLine === undefined ? current : {line: failedLine, as: 'failed'},
  );

  // A reader who comes back to the page finds the run again, at the step, and what was typed.
  const isChanged = stepper.isUsed || isPictureUsed || texts !== firstTexts;
  const toKeep = useMemo(
    () => ({
      texts,
      run: stepper.isUsed
        ? {file: listing.file, input: trace.input, step: String(position)}
        : kept?.run,
    }),
    [stepper.isUsed, listing.file, texts, trace, position, kept],
  );
  useKept(listing.file, isChanged && !isOwn ? toKeep : undefined);

  const notify = (notice: string | undefined) => dispatch({type: 'notify', notice});
  const watch = (target: Watched | undefined) => dispatch({type: 'watch', target});

  /** Moves through the steps of the run that is shown. */
  const move = (event: StepMove) => {
    run.clear();
    dispatch(event);
  };

  /** Runs an input; tells whether there are steps of it, or the example's in its place. */
  const execute = async (
    kind: 'count' | 'trace',
    input: string,
    step?: string,
  ): Promise<boolean> => {
    if (!canRun()) {
      notify(
        translate({
          id: 'cppListings.noRuns',
          message:
            'This browser lets no program run here. The recorded example can still be stepped through.',
        }),
      );
      return true;
    }
    notify(undefined);
    lastJob.current = {kind, input};
    const ending = await run.start(kind, input);
    if (ending.type === 'traced' && ending.trace.steps.length > 0) {
      const last = ending.trace.steps.length - 1;
      const linked = stepNumber(step, last);
      dispatch({
        type: 'open',
        trace: ending.trace,
        position: linked,
        notice: linked === undefined ? describeStaleStep(last) : undefined,
        isUsed: true,
      });
      return true;
    }
    return false;
  };

  /** The input in the fields; undefined, with words for the reader, when it is wrong or too large. */
  const takeInput = (kind: 'count' | 'trace'): string | undefined => {
    const values = readFields(inputs, texts);
    if (!values) {
      panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return undefined;
    }
    const fault = kind === 'trace' ? describeStepFault(values) : undefined;
    if (fault !== undefined) {
      notify(fault);
      return undefined;
    }
    return formatInputs(values);
  };

  const startRun = async (kind: 'count' | 'trace', input: string, firstMove?: StepMove) => {
    const known = [trace, program.trace].find((one) => one.input === input);
    if (kind === 'trace' && known) {
      run.abandon();
      dispatch({type: 'open', trace: known, isUsed: true});
    } else if (!(await execute(kind, input))) {
      return;
    }
    if (firstMove) {
      move(firstMove);
    }
  };

  const startFields = (kind: 'count' | 'trace') => {
    const input = takeInput(kind);
    if (input === undefined) {
      return;
    }
    if (kind === 'trace') {
      panel.current?.querySelector<HTMLElement>('[data-action=forward]')?.focus();
    }
    void startRun(kind, input);
  };

  /** Whether the run that is shown is of what stands in the fields. */
  const isShown = () => {
    const input = inputOf(inputs, texts);
    return input !== undefined && input === inputOf(inputs, splitInputs(trace.input));
  };

  /** Moves through the steps of what stands in the fields, which runs first if it has not yet. */
  const moveInFields = (event: StepMove) => {
    if (isShown()) {
      move(event);
      return;
    }
    const input = takeInput('trace');
    if (input !== undefined) {
      void startRun('trace', input, event);
    }
  };

  const changeFields = useEvent((next: readonly string[]) => {
    setTexts(next);
    // What was said of the former input would be taken as said of this one.
    run.abandon();
    notify(undefined);
    if (stepper.isPlaying) {
      dispatch({type: 'act', action: 'play'});
    }
  });
  const enter = useEvent(() => startFields('count'));

  const act = (action: Action) => {
    if (isStepAction(action)) {
      moveInFields({type: 'act', action});
      return;
    }
    switch (action) {
      case 'run':
        startFields('count');
        break;
      case 'trace':
        startFields('trace');
        break;
      case 'stop':
        run.stop();
        break;
      case 'retry':
        if (lastJob.current) {
          void execute(lastJob.current.kind, lastJob.current.input);
        }
        break;
      case 'example':
        run.abandon();
        setTexts(initialStateOf(inputs, program.trace, undefined).texts);
        dispatch({type: 'open', trace: program.trace});
        break;
    }
  };

  /** The address of the step that is shown, or of the start of an input that has not run. */
  const linkOfFields = () => {
    const [input, step] = isShown() ? [trace.input, position] : [takeInput('trace'), 0];
    return input === undefined ? undefined : writeRunLink(location.href, listing.file, input, step);
  };

  usePanelEvents(panel, {
    onAct: act,
    onCell: watch,
    onVariable: (name) =>
      watch({kind: 'variable', call: trace.steps[position]?.calls.at(-1)?.name ?? '', name}),
  });

  const begin = useEvent(() => {
    if (initialState.input !== undefined) {
      void execute('trace', initialState.input, origin?.step);
    } else if (pressed) {
      act(pressed);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => begin());
    return () => clearTimeout(timer);
  }, [begin]);

  return (
    <PanelFrame
      className={styles.panel}
      ref={panel}
      label={translate(
        {id: 'cppListings.panel', message: 'Run {file}', description: '{file} is a C++ file'},
        {file: listing.file.split('/').at(-1) ?? ''},
      )}
    >
      <div className={styles.inputs}>
        <Fields
          isStill={isStill}
          inputs={inputs}
          texts={texts}
          onChange={changeFields}
          onEnter={enter}
        />
        <div className={styles.starts}>
          <ActionButton action="run" kind="primary" onAct={act}>
            <Translate id="cppListings.run">Run</Translate>
          </ActionButton>
          {hasSteps && (
            <ActionButton action="trace" onAct={act}>
              <Translate id="cppListings.trace">Step through</Translate>
            </ActionButton>
          )}
        </div>
      </div>
      {!isStill && (
        <>
          <Notice>{stepper.notice}</Notice>
          <Result
            ending={run.ending}
            // What an own program prints tells its author what it did.
            printed={isOwn ? trace.printed : undefined}
            isSlow={run.isSlow}
            onAct={act}
          />
        </>
      )}
      {hasSteps ? (
        <>
          <Head
            isStill={isStill}
            trace={trace}
            position={position}
            isOwnInput={trace !== program.trace}
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
            StillFigure={StillFigure}
          />
          <div className={clsx(styles.tools, isStill && styles.still)}>
            <Controls
              isStill={isStill}
              stepper={stepper}
              sentence={sentence}
              onAct={act}
              onSlide={(next) => moveInFields({type: 'slide', position: next})}
              onSpeed={(speed) => dispatch({type: 'setSpeed', speed})}
            />
            {!isStill && (
              <div className={styles.more}>
                <Watch stepper={stepper} onWatch={watch} onAct={act} />
                {!isOwn && <CopyLink onLink={linkOfFields} />}
              </div>
            )}
          </div>
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
